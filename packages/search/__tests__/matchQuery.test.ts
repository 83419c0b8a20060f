import {describe, expect, it} from 'vitest';
import {countEdits, listMeanings, parseQuery} from '../src/matchQuery';

const SYNONYMS = [
  ['install', 'set up'],
  ['hello world', 'getting started'],
];
const MEANINGS = listMeanings({synonyms: SYNONYMS, foreign: [['cast', 'docker run', 'npx']]});
const read = (text: string) =>
  parseQuery(text, MEANINGS).map(({alternatives, isWeak}) =>
    [
      ...alternatives.map(({words, weight}) => `${weight < 1 ? 'or ' : ''}${words.join('+')}`),
      ...(isWeak ? ['weak'] : []),
    ].join(', '),
  );

describe('a query asks', () => {
  it.each([
    ['for each of its words', 'cast cranes', ['cast', 'cranes']],
    [
      'for an identifier or for all names in it',
      'lantern:ai/model-format',
      ['lantern:ai/model-format, or lantern+ai+model+format'],
    ],
    ['for a word or what else it is called', 'install', ['install, or set+up']],
    [
      'for a phrase as one thing',
      'getting started with cast',
      ['getting+started, or hello+world', 'cast'],
    ],
    ['for what a word of another tool means here', 'npx flags', ['npx, or cast', 'flags']],
    ['for a phrase of another tool, or what it means', 'docker run', ['docker+run, or cast']],
    ['for nothing that is in every text', 'how is the cast', ['cast']],
    ['for common words where it has no others', 'how to', ['how', 'to']],
    ['for no common word in an identifier', 'wasi/to/ai', ['wasi/to/ai, or wasi+ai']],
    ['less for a value than for its name', '--log=debug', ['--log, or log', 'debug, weak']],
    ['less for words of any question', 'best guide', ['best, weak', 'guide, weak']],
    ['for nothing without words', ' -- ', []],
  ])('%s', (_what, text, terms) => {
    expect(read(text)).toEqual(terms);
  });
});

it.each([
  ['crane', 'crane', 0],
  ['crane', 'cranes', 1],
  ['cranes', 'crane', 1],
  ['crane', 'wrane', 1],
  ['craen', 'crane', 1],
  ['rcaen', 'crane', 2],
  ['ab', 'ba', 1],
  ['', 'ab', 2],
  ['instalation', 'installation', 1],
  ['crane', 'server', Infinity],
  ['c', 'crane', Infinity],
])('%j differs from %j by %d typing errors', (from, to, edits) => {
  expect(countEdits(from, to, 2)).toBe(edits);
});

it('counts no further than asked for', () => {
  expect(countEdits('rcaen', 'crane', 1)).toBe(Infinity);
});
