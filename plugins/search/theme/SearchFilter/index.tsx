import React, {memo, useId, type ReactNode} from 'react';
import Translate, {translate} from '@docusaurus/Translate';
import {FAMILIES, type Family} from '../../types';
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
  const names = {
    all: translate({id: 'theme.SearchBar.filter.all', message: 'All', description}),
    page: translate({id: 'theme.SearchBar.filter.page', message: 'Pages', description}),
    cli: translate({id: 'theme.SearchBar.filter.cli', message: 'CLI', description}),
    setting: translate({id: 'theme.SearchBar.filter.setting', message: 'Settings', description}),
    error: translate({id: 'theme.SearchBar.filter.error', message: 'Errors', description}),
    api: translate({id: 'theme.SearchBar.filter.api', message: 'HTTP API', description}),
    wit: translate({id: 'theme.SearchBar.filter.wit', message: 'WIT', description}),
    go: translate({id: 'theme.SearchBar.filter.go', message: 'Go', description}),
  };
  return names[family ?? 'all'];
}
