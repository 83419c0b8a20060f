import React, {useId, type ReactNode} from 'react';
import clsx from 'clsx';
import Translate from '@docusaurus/Translate';
import SearchIcon from '../SearchIcon';
import option from '../SearchOption/styles.module.css';
import styles from './styles.module.css';

/** `listId` is the id of the list, and `listId-0` that of its first option; `active` is from 0. */
type Props = {
  queries: readonly string[];
  active: number;
  listId: string;
  onSearch: (query: string) => void;
  onClear: () => void;
};

/** Previous searches as options, for a field that is empty, and a button that forgets them. */
export default function RecentSearches(props: Props): ReactNode {
  const {queries, active, listId, onSearch, onClear} = props;
  const id = useId();
  return (
    <>
      <div className={styles.head}>
        <span id={id}>
          <Translate
            id="theme.SearchBar.recent"
            description="The name of the list of the searches that a reader made before"
          >
            Recent searches
          </Translate>
        </span>
        <button type="button" onClick={onClear}>
          <Translate
            id="theme.SearchBar.clearRecent"
            description="The button that forgets the searches that a reader made before"
          >
            Clear recent searches
          </Translate>
        </button>
      </div>
      <div role="listbox" id={listId} aria-labelledby={id} tabIndex={-1}>
        {queries.map((query, index) => (
          // The field has the focus, and its keys choose and press the options.
          // eslint-disable-next-line jsx-a11y/click-events-have-key-events -- see above
          <div
            key={query}
            id={`${listId}-${index}`}
            className={clsx(option.option, index === active && option.active, styles.query)}
            role="option"
            aria-selected={index === active}
            tabIndex={-1}
            onClick={() => onSearch(query)}
          >
            <SearchIcon />
            {query}
          </div>
        ))}
      </div>
    </>
  );
}
