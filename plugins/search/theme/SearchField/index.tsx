import React, {useId, type KeyboardEvent, type ReactNode, type RefObject} from 'react';
import type {IsTaken} from '../../client/useDialog';
import {moveActive, type Search} from '../../client/useSearch';
import {Icon} from '../SearchBar';
import {TEXTS, useLabels} from '../SearchDialog/texts';
import styles from './styles.module.css';

type Props = {
  field: RefObject<HTMLInputElement | null>;
  search: Search;
  listId: string;
  isTaken: IsTaken;
  onClose: () => void;
};

/**
 * The field of the dialog, after the combobox pattern of the ARIA practices: its keys choose and open
 * the options below it. The filter follows.
 */
export default function SearchField(props: Props): ReactNode {
  const {field, search, listId, onClose} = props;
  const {text, active, count, dispatch} = search;
  return (
    <>
      <div className={styles.field}>
        <Icon />
        <input
          ref={field}
          type="text"
          role="combobox"
          aria-label={TEXTS.field}
          placeholder={TEXTS.field}
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
          onKeyDown={(event) => pressKey(event, props)}
        />
        {/* For those who have neither an Escape key nor anything beside the dialog to press. */}
        <button type="button" className="clean-btn" aria-label={TEXTS.close} onClick={onClose}>
          <Icon d="m5 5 10 10M15 5 5 15" />
        </button>
      </div>
      <Filter {...search} />
    </>
  );
}

/** Keys of an input method are neither for the list nor for the dialog, which closes with Escape. */
function pressKey(event: KeyboardEvent, {search, listId, isTaken}: Props): void {
  const {active, count, activate} = search;
  if (isTaken(event.nativeEvent)) {
    if (event.key === 'Escape') event.preventDefault();
    return;
  }
  if (event.shiftKey || event.altKey) {
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

/** Chips that choose what the results are of: everything, or one family. */
function Filter({family, dispatch}: Pick<Search, 'family' | 'dispatch'>): ReactNode {
  const {families} = useLabels();
  const name = useId();
  return (
    families.length > 0 && (
      <fieldset className={styles.filter}>
        <legend className="sr-only">{TEXTS.filter}</legend>
        {[{name: undefined, filter: TEXTS.all}, ...families].map((choice) => (
          <label key={choice.name ?? ''}>
            <input
              type="radio"
              name={name}
              checked={choice.name === family}
              onChange={() => dispatch({type: 'filter', family: choice.name})}
            />
            {choice.filter}
          </label>
        ))}
      </fieldset>
    )
  );
}
