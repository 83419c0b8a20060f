/** The search box: what is typed, whether its panel is wanted, the active option (-1 is none). */
export type BoxState = {query: string; isOpen: boolean; active: number};

/**
 * What a reader does: types a query, makes an option active by its index, enters the box, leaves
 * it, or presses Escape.
 */
export type BoxAction =
  | {type: 'type'; query: string}
  | {type: 'activate'; active: number}
  | {type: 'open'}
  | {type: 'close'}
  | {type: 'escape'};

/** The box before it is used, and after Escape has cleared it. */
export const EMPTY_BOX: BoxState = {query: '', isOpen: false, active: -1};

/** The state after an action. Escape closes an open panel; with none it clears the box. */
export function reduceBox(state: BoxState, action: BoxAction): BoxState {
  switch (action.type) {
    case 'type':
      return {query: action.query, isOpen: true, active: -1};
    case 'activate':
      return {...state, isOpen: true, active: action.active};
    case 'open':
      return {...state, isOpen: true};
    case 'close':
      return {...state, isOpen: false, active: -1};
    case 'escape':
      return isPanelShown(state) ? {...state, isOpen: false, active: -1} : EMPTY_BOX;
  }
}

/** An empty box has no panel. */
export function isPanelShown({query, isOpen}: BoxState): boolean {
  return isOpen && query.trim() !== '';
}

/**
 * The option that an arrow key makes active, of `count` that wrap around; -1 is none. `undefined`
 * for every other key.
 */
export function moveActive(key: string, active: number, count: number): number | undefined {
  switch (key) {
    case 'ArrowDown':
      return active + 1 < count ? active + 1 : Math.min(0, count - 1);
    case 'ArrowUp':
      return active > 0 ? active - 1 : count - 1;
    default:
      return undefined;
  }
}
