import React, {useCallback, useId, useRef, type KeyboardEvent, type ReactNode} from 'react';
import clsx from 'clsx';
import {translate} from '@docusaurus/Translate';
import {useOutsidePointer} from '../../client/useOutsidePointer';
import {useSearchBox} from '../../client/useSearchBox';
import {useShortcut} from '../../client/useShortcut';
import IconSearch from '../IconSearch';
import SearchPanel from '../SearchPanel';
import SearchStatus from '../SearchStatus';
import ShortcutHint from '../ShortcutHint';
import styles from './styles.module.css';

/**
 * The search of the navbar: a combobox whose engine and index load when it is first used.
 * Replaces the theme's SearchBar, which is empty (made against theme-classic 3.10.2).
 */
export default function SearchBar(): ReactNode {
  const root = useRef<HTMLElement>(null);
  const input = useRef<HTMLInputElement>(null);
  const id = useId();
  const box = useSearchBox(input);
  const {query, isShown, search, results, active, dispatch, load} = box;
  const listId = `${id}-results`;
  const hasList = isShown && results.length > 0;
  const label = translate({
    id: 'theme.SearchBar.label',
    message: 'Search',
    description: 'The label and the placeholder of the search box',
  });

  const leave = useCallback(() => {
    dispatch({type: 'close'});
    input.current?.blur();
  }, [dispatch]);
  useOutsidePointer(root, isShown, leave);
  useShortcut(input);

  const onEscape = (event: KeyboardEvent) => {
    if (event.key === 'Escape' && !event.nativeEvent.isComposing) {
      event.preventDefault();
      dispatch({type: 'escape'});
      input.current?.focus();
    }
  };

  return (
    <search
      ref={root}
      className={clsx(styles.search, query !== '' && styles.filled)}
      onKeyDown={onEscape}
      onBlur={({currentTarget, relatedTarget}) => {
        if (!currentTarget.contains(relatedTarget)) {
          dispatch({type: 'close'});
        }
      }}
    >
      <div className={styles.field}>
        <IconSearch className={styles.icon} />
        <label className={styles.label} htmlFor={id}>
          {label}
        </label>
        <input
          ref={input}
          id={id}
          className={styles.input}
          type="text"
          role="combobox"
          placeholder={label}
          value={query}
          autoComplete="off"
          autoCapitalize="off"
          autoCorrect="off"
          spellCheck={false}
          enterKeyHint="search"
          aria-autocomplete="list"
          aria-expanded={hasList}
          aria-controls={hasList ? listId : undefined}
          aria-activedescendant={hasList && active >= 0 ? `${listId}-${active}` : undefined}
          aria-keyshortcuts="Control+K Meta+K"
          onFocus={() => {
            load();
            dispatch({type: 'open'});
          }}
          onClick={() => dispatch({type: 'open'})}
          onChange={({target}) => dispatch({type: 'type', query: target.value})}
          onKeyDown={box.onKeyDown}
        />
        <ShortcutHint className={styles.hint} />
      </div>
      <SearchStatus search={search} query={query} count={results.length} isShown={isShown} />
      {isShown && (
        <SearchPanel
          {...{search, query, results, active, listId}}
          onOpen={box.openResult}
          onRetry={() => {
            input.current?.focus();
            load();
          }}
        />
      )}
    </search>
  );
}
