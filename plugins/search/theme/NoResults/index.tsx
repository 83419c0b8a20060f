import React, {type ReactNode} from 'react';
import Translate from '@docusaurus/Translate';
import {readNoResults} from '../SearchStatus';
import styles from './styles.module.css';

type Props = {
  query: string;
  suggestion?: string;
  isFiltered: boolean;
  onSearch: (query: string) => void;
  onSearchAll: () => void;
};

/** Says that there are no results, and what a reader can do then. */
export default function NoResults(props: Props): ReactNode {
  const {query, suggestion, isFiltered, onSearch, onSearchAll} = props;
  return (
    <div className={styles.message}>
      <p>
        <strong>{readNoResults(query)}</strong>
      </p>
      {suggestion !== undefined && (
        <button
          type="button"
          className="button button--primary"
          onClick={() => onSearch(suggestion)}
        >
          <Translate
            id="theme.SearchBar.suggestion"
            description="The button that searches for another query, which has results"
            values={{suggestion}}
          >
            {'Search for “{suggestion}” instead'}
          </Translate>
        </button>
      )}
      {isFiltered && (
        <button type="button" className="button button--primary" onClick={onSearchAll}>
          <Translate
            id="theme.SearchBar.searchAll"
            description="The button that takes the filter off a search without results"
          >
            Search everything
          </Translate>
        </button>
      )}
      <p>
        <Translate
          id="theme.SearchBar.noResultsHint"
          description="What a reader can do when nothing is found"
        >
          Try fewer or shorter words, or a name as it is written in code.
        </Translate>
      </p>
    </div>
  );
}
