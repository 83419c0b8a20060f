import type {Answer, Family, Result} from 'section-search/finder';
import {readStored, removeStored, store} from 'docusaurus-built-pages/siteStorage';

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
      const {family, answer} = state;
      return {text: action.text, family, answer: toQuery(action) === '' ? undefined : answer};
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

/** Returns what is searched for: the text without blanks around it. */
export const toQuery = ({text}: Pick<SearchState, 'text'>): string => text.trim();

/** Lists the keys of the options: of the results, or of the previous searches while the field is empty. */
export function listOptions(state: SearchState, recent: readonly string[]): readonly string[] {
  return toQuery(state) === '' ? recent : listResults(state.answer).map(toKey);
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

const KEY = 'search-recent';
const MAX_RECENT = 8;

/** Lists the searches that led to a result in this browser, the newest first. */
export function listRecent(): string[] {
  try {
    const stored: unknown = JSON.parse(readStored(KEY) ?? '[]');
    return Array.isArray(stored) ? stored.filter((query) => typeof query === 'string') : [];
  } catch {
    return [];
  }
}

/** Keeps a query in this browser, without blanks around it, and forgets all but the newest 8. */
export function keepRecent(query: string): void {
  const others = listRecent().filter((other) => other !== query.trim());
  store(KEY, JSON.stringify([query.trim(), ...others].slice(0, MAX_RECENT)));
}

/** Forgets all searches of this browser. */
export function clearRecent(): void {
  removeStored(KEY);
}
