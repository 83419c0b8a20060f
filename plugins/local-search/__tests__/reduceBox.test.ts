import {describe, expect, it} from 'vitest';
import {
  EMPTY_BOX,
  isPanelShown,
  moveActive,
  reduceBox,
  type BoxAction,
  type BoxState,
} from '../client/reduceBox';

const after = (...actions: BoxAction[]): BoxState => actions.reduce(reduceBox, EMPTY_BOX);

describe('the search box', () => {
  it('opens with the first letter and makes no result active', () => {
    expect(after({type: 'type', query: 'c'})).toEqual({query: 'c', isOpen: true, active: -1});
  });

  it('forgets the active result when the query changes', () => {
    const state = after(
      {type: 'type', query: 'c'},
      {type: 'activate', active: 2},
      {type: 'type', query: 'ca'},
    );
    expect(state.active).toBe(-1);
  });

  it('closes with the first Escape and clears with the second', () => {
    const closed = after(
      {type: 'type', query: 'c'},
      {type: 'activate', active: 1},
      {type: 'escape'},
    );
    expect(closed).toEqual({query: 'c', isOpen: false, active: -1});
    expect(reduceBox(closed, {type: 'escape'})).toEqual(EMPTY_BOX);
  });

  it('keeps its query when it is left, and shows the panel again on return', () => {
    const left = after({type: 'type', query: 'c'}, {type: 'close'});
    expect(left).toEqual({query: 'c', isOpen: false, active: -1});
    expect(isPanelShown(left)).toBe(false);
    expect(isPanelShown(reduceBox(left, {type: 'open'}))).toBe(true);
  });

  it('has no panel while it is empty', () => {
    expect(isPanelShown(after({type: 'open'}))).toBe(false);
    expect(isPanelShown(after({type: 'type', query: '  '}))).toBe(false);
  });
});

describe('an arrow key', () => {
  it.each([
    ['ArrowDown', -1, 3, 0],
    ['ArrowDown', 1, 3, 2],
    ['ArrowDown', 2, 3, 0],
    ['ArrowUp', -1, 3, 2],
    ['ArrowUp', 0, 3, 2],
    ['ArrowUp', 2, 3, 1],
    ['ArrowDown', -1, 0, -1],
    ['Home', 1, 3, undefined],
    ['End', 1, 3, undefined],
    ['ArrowLeft', 1, 3, undefined],
  ])('%s from %i, of %i, leads to %s', (key, active, count, next) => {
    expect(moveActive(key, active, count)).toBe(next);
  });
});
