import {expect, it} from 'vitest';
import {splitParts} from '../src/buildIndex';

const split = (words: string[], size: number) =>
  splitParts(
    words.map((word) => ({word, item: word, size: 1})),
    size,
  ).map(({start, items}) => `${start}: ${items.join(' ')}`);

it('keeps words in one part that starts before all of them, as long as they fit', () => {
  expect(split(['b', 'a', 'c'], 3)).toEqual([': a b c']);
});

it('cuts between words with different first two letters', () => {
  expect(split(['model', 'most', 'cast', 'core', 'cost'], 3)).toEqual([
    ': cast core cost',
    'mo: model most',
  ]);
});

it('cuts later in the words where too many start alike', () => {
  expect(split(['cast', 'core', 'cost', 'could', 'code'], 2)).toEqual([
    ': cast code',
    'cor: core cost',
    'cou: could',
  ]);
});

it('never cuts between words that share their first six letters', () => {
  expect(split(['component', 'components', 'compose'], 1)).toEqual([
    ': component components',
    'compos: compose',
  ]);
});

it('cuts identifiers that start alike wherever they differ, after all plain words', () => {
  const names = ['lantern:ai/model', 'lantern:ai/prompt', 'lantern:db/query', 'lanterns'];
  const more = Array.from({length: 4}, (_, index) => `lantern_${index}`);
  expect(split([...names, ...more, 'lantern'], 1)).toEqual([
    ': lantern lanterns',
    'lantern:: lantern:ai/model lantern:ai/prompt lantern:db/query',
    'lantern_: lantern_0 lantern_1 lantern_2 lantern_3',
  ]);
});
