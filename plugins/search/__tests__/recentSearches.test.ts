import {beforeEach, expect, it, vi} from 'vitest';
import {clearRecent, keepRecent, listRecent} from '../client/recentSearches';

const stored = vi.hoisted(() => new Map<string, string>());

vi.mock('@docusaurus/theme-common', () => ({
  createStorageSlot: (key: string) => ({
    get: () => stored.get(key) ?? null,
    set: (value: string) => stored.set(key, value),
    del: () => stored.delete(key),
  }),
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
