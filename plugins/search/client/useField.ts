import {useLayoutEffect, useRef, type RefObject} from 'react';
import type {IsTaken} from './useDialog';
import {moveActive, type Search} from './useSearch';

type Field = {
  field: RefObject<HTMLInputElement | null>;
  search: Search;
  listId: string;
  isTaken: IsTaken;
};

/**
 * Makes the field of the dialog the combobox of a search, after the ARIA practices: its keys choose and open
 * the options below it. The field was there before, and has what the reader typed until now.
 */
export function useField(props: Field): void {
  const {field, search, listId} = props;
  const {text, active, count, dispatch} = search;
  const typed = useRef('');
  useLayoutEffect(() => {
    const input = field.current;
    const type = () => {
      typed.current = input?.value ?? '';
      dispatch({type: 'type', text: typed.current});
    };
    type();
    input?.addEventListener('input', type);
    return () => {
      input?.removeEventListener('input', type);
      input?.setAttribute('aria-expanded', 'false');
      ['controls', 'activedescendant'].forEach((name) => input?.removeAttribute(`aria-${name}`));
    };
  }, [field, dispatch]);
  useLayoutEffect(() => {
    const input = field.current;
    if (!input) return;
    // An option or a button has another text.
    if (text !== typed.current) write(input, text);
    typed.current = text;
    const list = {
      controls: count > 0 && listId,
      activedescendant: active >= 0 && `${listId}-${active}`,
    };
    input.setAttribute('aria-expanded', String(count > 0));
    for (const [name, id] of Object.entries(list)) {
      if (id) input.setAttribute(`aria-${name}`, id);
      else input.removeAttribute(`aria-${name}`);
    }
  }, [field, listId, text, active, count]);
  useLayoutEffect(() => {
    const input = field.current;
    const press = (event: KeyboardEvent) => pressKey(event, props);
    input?.addEventListener('keydown', press);
    return () => input?.removeEventListener('keydown', press);
  });
}

/** Puts another text into a field. */
function write(input: HTMLInputElement, text: string): void {
  input.value = text;
}

/** Keys of an input method are neither for the list nor for the dialog, which closes with Escape. */
function pressKey(event: KeyboardEvent, {search, listId, isTaken}: Field): void {
  const {active, count, activate} = search;
  if (isTaken(event)) {
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
