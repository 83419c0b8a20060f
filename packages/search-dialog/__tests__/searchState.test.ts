import type {Answer, Result} from 'section-search/finder';
import {beforeEach, describe, expect, it, vi} from 'vitest';
import {
  clearRecent,
  keepRecent,
  listRecent,
  listResults,
  moveActive,
  reduceSearch,
  toKey,
  type SearchAction,
  type SearchState,
} from '../src/client/dialog/searchState';

const stored = vi.hoisted(() => new Map<string, string>());

vi.mock('docusaurus-built-pages/siteStorage', () => ({
  readStored: (key: string) => stored.get(key) ?? null,
  store: (key: string, value: string) => stored.set(key, value),
  removeStored: (key: string) => stored.delete(key),
}));

beforeEach(() => stored.clear());

it('lists the newest search first, and each once', () => {
  for (const query of ['cast', 'sandbox', ' cast ']) keepRecent(query);
  expect(listRecent()).toEqual(['cast', 'sandbox']);
});

it('keeps the newest eight', () => {
  for (let count = 1; count <= 10; count++) keepRecent(`q${count}`);
  expect(listRecent()).toEqual(['q10', 'q9', 'q8', 'q7', 'q6', 'q5', 'q4', 'q3']);
});

it('forgets all searches', () => {
  keepRecent('cast');
  clearRecent();
  expect(listRecent()).toEqual([]);
  expect(stored.size).toBe(0);
});

it.each(['', '{', '{"a": 1}', 'null', '["cast", 7]'])('survives %j in the storage', (text) => {
  stored.set('search-recent', text);
  expect(listRecent().every((query) => query === 'cast')).toBe(true);
  keepRecent('core');
  expect(listRecent()[0]).toBe('core');
});

const toResult = (name: string): Result => ({
  ...{url: `/page#${name}`, family: 'wit', kind: 'function', name, trail: [], summary: ''},
});
const toAnswer = (...names: string[]): Answer => ({
  groups: names.map((name) => ({url: '/page', title: 'Page', results: [toResult(name)]})),
  terms: [],
  isWhole: true,
});
const after = (...actions: SearchAction[]): SearchState => actions.reduce(reduceSearch, {text: ''});
const activate = (name: string): SearchAction => ({
  type: 'activate',
  active: toKey(toResult(name)),
});

describe('the second answer', () => {
  it('replaces the first and keeps the option active that both have', () => {
    const state = after(
      {type: 'type', text: 'c'},
      {type: 'answer', answer: toAnswer('cast', 'call')},
      activate('call'),
      {type: 'answer', answer: toAnswer('core', 'cast', 'call')},
    );
    expect(listResults(state.answer).map(({name}) => name)).toEqual(['core', 'cast', 'call']);
    expect(state.active).toBe(toKey(toResult('call')));
  });

  it('leaves no option active when it does not have the one that was', () => {
    const state = after({type: 'answer', answer: toAnswer('cast')}, activate('cast'), {
      type: 'answer',
      answer: toAnswer('core'),
    });
    expect(state.active).toBeUndefined();
  });
});

describe('the active option', () => {
  it.each<SearchAction>([
    {type: 'type', text: 'ca'},
    {type: 'filter', family: 'go'},
  ])('is none after %j', (action) => {
    const state = after({type: 'answer', answer: toAnswer('cast')}, activate('cast'), action);
    expect(state.active).toBeUndefined();
  });

  it('is told from another with the same address', () => {
    expect(toKey(toResult('cast'))).not.toBe(toKey({...toResult('cast'), kind: 'record'}));
  });
});

it('forgets the answer, and keeps the filter, when the text becomes empty', () => {
  const state = after(
    {type: 'filter', family: 'cli'},
    {type: 'type', text: 'c'},
    {type: 'answer', answer: toAnswer('cast')},
    {type: 'type', text: ' '},
  );
  expect(state).toEqual({text: ' ', family: 'cli'});
});

describe('a key', () => {
  it.each([
    ['ArrowDown', -1, 3, 0],
    ['ArrowDown', 1, 3, 2],
    ['ArrowDown', 2, 3, 0],
    ['ArrowUp', -1, 3, 2],
    ['ArrowUp', 0, 3, 2],
    ['ArrowUp', 2, 3, 1],
    ['ArrowDown', -1, 0, -1],
    ['Home', 1, 3, 0],
    ['End', 1, 3, 2],
    ['Home', -1, 3, undefined],
    ['End', -1, 3, undefined],
    ['ArrowLeft', 1, 3, undefined],
  ])('%s leads from %i, of %i, to %s', (key, active, count, next) => {
    expect(moveActive(key, active, count)).toBe(next);
  });
});
