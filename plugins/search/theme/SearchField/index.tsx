import React, {type KeyboardEvent, type ReactNode, type RefObject} from 'react';
import {translate} from '@docusaurus/Translate';
import {isComposing} from '../../../lib/delegate';
import {moveActive} from '../../client/reduceSearch';
import type {Search} from '../../client/useSearch';
import SearchIcon from '../SearchIcon';
import styles from './styles.module.css';

type Props = {
  field: RefObject<HTMLInputElement | null>;
  search: Search;
  listId: string;
  onClose: () => void;
};

/**
 * The field of the dialog, after the combobox pattern of the ARIA practices: its keys choose and open
 * the options below it.
 */
export default function SearchField({field, search, listId, onClose}: Props): ReactNode {
  const {text, active, count, dispatch} = search;
  const label = translate({
    id: 'theme.SearchBar.field',
    message: 'Search the docs',
    description: 'The label and the placeholder of the field in the search dialog',
  });
  return (
    <div className={styles.field}>
      <SearchIcon />
      <input
        ref={field}
        type="text"
        role="combobox"
        aria-label={label}
        placeholder={label}
        value={text}
        autoComplete="off"
        autoCapitalize="off"
        autoCorrect="off"
        spellCheck={false}
        enterKeyHint="search"
        aria-autocomplete="list"
        aria-expanded={count > 0}
        aria-controls={count > 0 ? listId : undefined}
        aria-activedescendant={active >= 0 ? `${listId}-${active}` : undefined}
        onChange={({target}) => dispatch({type: 'type', text: target.value})}
        onKeyDown={(event) => pressKey(event, search, listId)}
      />
      <CloseButton onClick={onClose} />
    </div>
  );
}

/** Keys that choose a character in an input method are not for the list. */
function pressKey(event: KeyboardEvent, search: Search, listId: string): void {
  const {active, count, activate} = search;
  if (isComposing(event.nativeEvent) || event.shiftKey || event.altKey) {
    return;
  }
  const isInTab = event.ctrlKey || event.metaKey;
  const moved = isInTab ? undefined : moveActive(event.key, active, count);
  if (moved !== undefined) {
    event.preventDefault();
    activate(moved);
  } else if (event.key === 'Enter') {
    event.preventDefault();
    openOption(search, listId, isInTab);
  }
}

/** Opens the active option; without one, the first result. */
function openOption({query, active, keep}: Search, listId: string, isInTab: boolean): void {
  const first = query === '' ? -1 : 0;
  const option = document.getElementById(`${listId}-${Math.max(active, first)}`);
  if (isInTab && option instanceof HTMLAnchorElement) {
    keep();
    window.open(option.href, '_blank', 'noopener');
  } else {
    option?.click();
  }
}

/** For those who have neither an Escape key nor anything beside the dialog to press. */
function CloseButton({onClick}: {onClick: () => void}): ReactNode {
  const label = translate({
    id: 'theme.SearchBar.close',
    message: 'Close the search',
    description: 'The label of the button that closes the search dialog',
  });
  return (
    <button type="button" aria-label={label} onClick={onClick}>
      <svg viewBox="0 0 20 20" width="20" height="20" aria-hidden="true">
        <path
          d="m5 5 10 10M15 5 5 15"
          stroke="currentColor"
          strokeWidth="1.75"
          strokeLinecap="round"
        />
      </svg>
    </button>
  );
}
