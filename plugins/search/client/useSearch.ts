import {useLayoutEffect, useReducer, useState} from 'react';
import {createStorageSlot} from '@docusaurus/theme-common';
import type {Answer, Family, Finder, Result} from '../types';

/** State and actions of the dialog: one search, with the previous ones. */
export type Search = ReturnType<typeof useSearch>;

/**
 * The state of a search, which begins empty. Once there is a finder, it answers each change of the query or
 * the filter before that is drawn. The options are the results, or the previous searches while the field is
 * empty; `active` is one of them, from 0, and -1 is none; `activeKey` tells it from the others, wherever
 * it is.
 */
export function useSearch(find: Finder | undefined) {
  const [state, dispatch] = useReducer(reduceSearch, {text: ''});
  const [recent, setRecent] = useState(listRecent);
  const {text, family, answer} = state;
  const query = text.trim();
  useLayoutEffect(() => {
    if (query !== '') {
      return find?.({text: query, family}, (found) => dispatch({type: 'answer', answer: found}));
    }
  }, [find, query, family]);
  const options = query === '' ? recent : listResults(answer).map(toKey);
  return {
    ...{text, query, family, answer, recent, dispatch},
    count: options.length,
    active: state.active === undefined ? -1 : options.indexOf(state.active),
    activeKey: state.active,
    activate: (index: number) => dispatch({type: 'activate', active: options[index]}),
    keep: () => {
      keepRecent(query);
      setRecent(listRecent());
    },
    forget: () => {
      clearRecent();
      setRecent([]);
    },
  };
}

/**
 * What a reader searches for, in which family (in all without one), the answer to it, and the key of
 * the active option.
 */
export type SearchState = {text: string; family?: Family; answer?: Answer; active?: string};

/** A reader types, filters or makes an option active; the finder answers. */
export type SearchAction =
  | {type: 'type'; text: string}
  | {type: 'filter'; family: Family | undefined}
  | {type: 'activate'; active: string | undefined}
  | {type: 'answer'; answer: Answer};

/** Returns the state after an action. An answer that still has the active option keeps it active. */
export function reduceSearch(state: SearchState, action: SearchAction): SearchState {
  switch (action.type) {
    case 'type': {
      const isEmpty = action.text.trim() === '';
      const {family, answer} = state;
      return {text: action.text, family, answer: isEmpty ? undefined : answer};
    }
    case 'filter':
      return {...state, family: action.family, active: undefined};
    case 'activate':
      return {...state, active: action.active};
    case 'answer': {
      const {answer} = action;
      const isKept = listResults(answer).some((result) => toKey(result) === state.active);
      return {...state, answer, active: isKept ? state.active : undefined};
    }
  }
}

/** Lists the results of an answer in the order in which they are shown. */
export function listResults(answer: Answer | undefined): Result[] {
  return answer?.groups.flatMap(({results}) => results) ?? [];
}

/** Tells a result from the others: two symbols may have the same address. */
export function toKey({url, kind, name}: Result): string {
  return `${url} ${kind} ${name}`;
}

/**
 * Returns the option that a key makes active, of `count` that wrap around; -1 is none. `undefined` for every
 * other key, and for Home and End while none is active: then they move in the text.
 */
export function moveActive(key: string, active: number, count: number): number | undefined {
  switch (key) {
    case 'ArrowDown':
      return active + 1 < count ? active + 1 : Math.min(0, count - 1);
    case 'ArrowUp':
      return active > 0 ? active - 1 : count - 1;
    case 'Home':
      return active < 0 ? undefined : 0;
    case 'End':
      return active < 0 ? undefined : count - 1;
    default:
      return undefined;
  }
}

const SLOT = createStorageSlot('search-recent');
const MAX_RECENT = 8;

/** Lists the searches that led to a result in this browser, the newest first. */
export function listRecent(): string[] {
  try {
    const stored: unknown = JSON.parse(SLOT.get() ?? '[]');
    return Array.isArray(stored) ? stored.filter((query) => typeof query === 'string') : [];
  } catch {
    return [];
  }
}

/** Keeps a query in this browser, without blanks around it, and forgets all but the newest 8. */
export function keepRecent(query: string): void {
  const others = listRecent().filter((other) => other !== query.trim());
  SLOT.set(JSON.stringify([query.trim(), ...others].slice(0, MAX_RECENT)));
}

/** Forgets all searches of this browser. */
export function clearRecent(): void {
  SLOT.del();
}
