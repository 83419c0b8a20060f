import type {Answer, Family, Result} from '../types';

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

/** The state after an action. An answer that still has the active option keeps it active. */
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

/** The results of an answer in the order in which they are shown. */
export function listResults(answer: Answer | undefined): Result[] {
  return answer?.groups.flatMap(({results}) => results) ?? [];
}

/** Tells a result from the others: two symbols may have the same address. */
export function toKey({url, kind, name}: Result): string {
  return `${url} ${kind} ${name}`;
}

/**
 * The option that a key makes active, of `count` that wrap around; -1 is none. `undefined` for every
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
