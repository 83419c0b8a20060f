import React, {memo, useId, type ReactNode} from 'react';
import Translate, {translate} from '@docusaurus/Translate';
import {FAMILIES, type Family} from '../../client/finder';
import styles from './styles.module.css';

type Props = {family: Family | undefined; onChange: (family: Family | undefined) => void};

/** Chips that choose what the results are of: everything, or one family. */
export default memo(function SearchFilter({family, onChange}: Props): ReactNode {
  const name = useId();
  return (
    <fieldset className={styles.filter}>
      <legend className="sr-only">
        <Translate
          id="theme.SearchBar.filter"
          description="The name of the group of filters of the search, said aloud"
        >
          Show
        </Translate>
      </legend>
      {[undefined, ...FAMILIES].map((choice) => (
        <label key={choice ?? ''}>
          <input
            type="radio"
            name={name}
            checked={choice === family}
            onChange={() => onChange(choice)}
          />
          {readFilter(choice)}
        </label>
      ))}
    </fieldset>
  );
});

function readFilter(family: Family | undefined): string {
  const description = 'A filter of the search results';
  switch (family) {
    case undefined:
      return translate({id: 'theme.SearchBar.filter.all', message: 'All', description});
    case 'page':
      return translate({id: 'theme.SearchBar.filter.page', message: 'Pages', description});
    case 'cli':
      return translate({id: 'theme.SearchBar.filter.cli', message: 'CLI', description});
    case 'setting':
      return translate({id: 'theme.SearchBar.filter.setting', message: 'Settings', description});
    case 'error':
      return translate({id: 'theme.SearchBar.filter.error', message: 'Errors', description});
    case 'api':
      return translate({id: 'theme.SearchBar.filter.api', message: 'HTTP API', description});
    case 'wit':
      return translate({id: 'theme.SearchBar.filter.wit', message: 'WIT', description});
    case 'go':
      return translate({id: 'theme.SearchBar.filter.go', message: 'Go', description});
  }
}
