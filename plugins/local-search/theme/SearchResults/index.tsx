import React, {useState, type ReactNode} from 'react';
import Translate, {translate} from '@docusaurus/Translate';
import {isSlashOn, setSlashOn} from '../../client/slashKey';
import type {SearchResult} from '../../types';
import SearchOption from '../SearchOption';
import {readNoResults} from '../SearchStatus';
import styles from './styles.module.css';

// Only a reader who searches needs the engine: the browser loads it together with the list.
export {createFinder} from '../../client/createFinder';

/**
 * What the list shows for a query: `active` is the option that Enter opens, from 0, -1 for none;
 * `listId` is the id of the list, and `listId-0` that of its first option.
 */
export type Props = {
  query: string;
  results: SearchResult[];
  active: number;
  listId: string;
  onOpen: (result: SearchResult) => void;
};

/** The list of results, or the answer that there are none, with the keys that help below it. */
export default function SearchResults(props: Props): ReactNode {
  return (
    <>
      {props.results.length > 0 ? <ResultList {...props} /> : <NoResults query={props.query} />}
      <div className={styles.footer}>
        {props.results.length > 0 && (
          <span>
            <Translate
              id="theme.SearchBar.keys"
              description="The keys of the search box, below the results"
            >
              ↑ ↓ to choose, Enter to open, Esc to close
            </Translate>
          </span>
        )}
        <ShortcutSwitch />
      </div>
    </>
  );
}

function ResultList({results, active, listId, onOpen}: Props): ReactNode {
  const label = translate({
    id: 'theme.SearchBar.results',
    message: 'Search results',
    description: 'The name of the list of results',
  });
  return (
    // Not a tab stop, which browsers make of a list that scrolls: arrow keys scroll it.
    <ul className={styles.list} role="listbox" id={listId} aria-label={label} tabIndex={-1}>
      {results.map((result, index) => (
        <SearchOption
          key={result.url}
          id={`${listId}-${index}`}
          result={result}
          isActive={index === active}
          isFollower={readPage(result) === readPage(results[index - 1])}
          onOpen={onOpen}
        />
      ))}
    </ul>
  );
}

function NoResults({query}: {query: string}): ReactNode {
  return (
    <div className={styles.none}>
      <p className={styles.answer}>{readNoResults(query)}</p>
      <p>
        <Translate
          id="theme.SearchBar.noResultsHint"
          description="What a reader can do when nothing is found"
        >
          Try fewer or shorter words, or a name as it stands in code.
        </Translate>
      </p>
    </div>
  );
}

/** Switches the shortcut `/` off and on, for readers whose tools type single keys. */
function ShortcutSwitch(): ReactNode {
  const [isOn, setOn] = useState(isSlashOn);
  return (
    <label className={styles.switch}>
      <input
        type="checkbox"
        checked={isOn}
        onChange={({target}) => {
          setOn(target.checked);
          setSlashOn(target.checked);
        }}
      />
      {translate({
        id: 'theme.SearchBar.slashShortcut',
        message: 'The / key opens the search',
        description: 'The label of the switch for the shortcut of the search box',
      })}
    </label>
  );
}

function readPage(result: SearchResult | undefined): string | undefined {
  return result?.url.split('#', 1)[0];
}
