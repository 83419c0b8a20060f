import type {Answer, Family, Result} from 'section-search/finder';
import {readStored, removeStored, store} from 'docusaurus-built-pages/siteStorage';

/** State of a search: the input, its family (all if undefined), the answer, and the key of the active option. */
export type SearchState = {text: string; family?: Family; answer?: Answer; active?: string};

/** Input, a choice of the filter or of the active option by the reader, or an answer of the finder. */
export type SearchAction =
  | {type: 'type'; text: string}
  | {type: 'filter'; family: Family | undefined}
  | {type: 'activate'; active: string | undefined}
  | {type: 'answer'; answer: Answer};

/** Returns the state after an action. The active option stays active if a new answer contains it. */
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

/** Returns a unique key of a result: two symbols may have the same address. */
export function toKey({url, kind, name}: Result): string {
  return `${url} ${kind} ${name}`;
}

/** Returns the query: the input without surrounding white space. */
export const toQuery = ({text}: Pick<SearchState, 'text'>): string => text.trim();

/** Lists the keys of the options: the results, or previous searches while the field is empty. */
export function listOptions(state: SearchState, recent: readonly string[]): readonly string[] {
  return toQuery(state) === '' ? recent : listResults(state.answer).map(toKey);
}

/**
 * Returns the index of the option that a key makes active, of `count` options, wrapping around; -1 is none. Returns
 * `undefined` for other keys, and for Home and End while none is active: they then move the caret.
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

/** Lists the searches that led to a result in this browser, newest first. */
export function listRecent(): string[] {
  try {
    const stored: unknown = JSON.parse(readStored(KEY) ?? '[]');
    return Array.isArray(stored) ? stored.filter((query) => typeof query === 'string') : [];
  } catch {
    return [];
  }
}

/** Stores a trimmed query in this browser, which keeps the newest 8. */
export function keepRecent(query: string): void {
  const others = listRecent().filter((other) => other !== query.trim());
  store(KEY, JSON.stringify([query.trim(), ...others].slice(0, MAX_RECENT)));
}

/** Clears the searches that are stored in this browser. */
export function clearRecent(): void {
  removeStored(KEY);
}
