import React, {useEffect, useId, useRef, type KeyboardEvent, type ReactNode} from 'react';
import clsx from 'clsx';
import {translate} from '@docusaurus/Translate';
import useIsBrowser from '@docusaurus/useIsBrowser';
import {moveActive} from '../../client/reduceBox';
import {useSearchBox} from '../../client/useSearchBox';
import SearchPanel from '../SearchPanel';
import SearchStatus from '../SearchStatus';
import styles from './styles.module.css';

const APPLE = /mac|iphone|ipad/i;

/**
 * The search of the navbar: a combobox whose engine and index load when it is first used.
 * Replaces the theme's SearchBar, which is empty.
 */
export default function SearchBar(): ReactNode {
  const root = useRef<HTMLElement>(null);
  const input = useRef<HTMLInputElement>(null);
  const id = useId();
  const {query, isShown, search, results, active, load, dispatch, openResult} = useSearchBox(input);
  const listId = `${id}-results`;
  const hasList = isShown && results.length > 0;
  const label = translate({
    id: 'theme.SearchBar.label',
    message: 'Search',
    description: 'The label and the placeholder of the search box',
  });

  useEffect(() => {
    // Not every browser takes the focus from the box when something else is pressed.
    const listen = ({target}: PointerEvent) => {
      if (isShown && !(target instanceof Node && root.current?.contains(target))) {
        dispatch({type: 'close'});
        input.current?.blur();
      }
    };
    document.addEventListener('pointerdown', listen);
    return () => document.removeEventListener('pointerdown', listen);
  }, [isShown, dispatch]);

  const onEscape = (event: KeyboardEvent) => {
    if (event.key === 'Escape' && !event.nativeEvent.isComposing) {
      event.preventDefault();
      dispatch({type: 'escape'});
      input.current?.focus();
    }
  };

  // After the combobox pattern of the ARIA practices.
  const onInputKey = (event: KeyboardEvent) => {
    // Keys that choose a character in an input method are not for the box.
    if (event.nativeEvent.isComposing) {
      return;
    }
    const moved = moveActive(event.key, isShown ? active : -1, results.length);
    if (moved !== undefined) {
      event.preventDefault();
      dispatch({type: 'activate', active: moved});
    } else if (event.key === 'Enter') {
      event.preventDefault();
      const result = results[Math.max(active, 0)];
      if (isShown && result) {
        openResult(result);
      } else {
        dispatch({type: 'open'});
      }
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
        <SearchIcon />
        <label className="sr-only" htmlFor={id}>
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
          onKeyDown={onInputKey}
        />
        <ShortcutHint />
      </div>
      <SearchStatus {...{search, query, isShown}} count={results.length} />
      {isShown && (
        <SearchPanel
          {...{search, query, results, active, listId}}
          onOpen={openResult}
          onRetry={() => {
            input.current?.focus();
            load();
          }}
        />
      )}
    </search>
  );
}

/** A magnifying glass in the colour of the text; means nothing to a screen reader. */
function SearchIcon(): ReactNode {
  return (
    <svg className={styles.icon} viewBox="0 0 20 20" width="20" height="20" aria-hidden="true">
      <path
        d="M14.4 14.4 18 18M3 9.5a6.5 6.5 0 1 0 13 0a6.5 6.5 0 1 0-13 0"
        fill="none"
        stroke="currentColor"
        strokeWidth="1.75"
        strokeLinecap="round"
      />
    </svg>
  );
}

/** The keys that lead to the search box, as this device names them; only for the eye. */
function ShortcutHint(): ReactNode {
  const isBrowser = useIsBrowser();
  if (!isBrowser) {
    return null;
  }
  return (
    <kbd className={styles.hint} aria-hidden="true">
      {APPLE.test(navigator.platform) ? '⌘K' : 'Ctrl K'}
    </kbd>
  );
}
