import {describe, expect, it} from 'vitest';
import {parseQuery} from '../client/parseQuery';

const SYNONYMS = [
  ['install', 'set up'],
  ['hello world', 'getting started'],
];
const read = (text: string) =>
  parseQuery(text, SYNONYMS).map(({alternatives, isWeak}) =>
    [
      ...alternatives.map(({words, weight}) => `${weight < 1 ? 'or ' : ''}${words.join('+')}`),
      ...(isWeak ? ['weak'] : []),
    ].join(', '),
  );

describe('a query asks', () => {
  it.each([
    ['for each of its words', 'cast morphs', ['cast', 'morphs']],
    [
      'for an identifier or for all names in it',
      'hayride:ai/model-format',
      ['hayride:ai/model-format, or hayride+ai+model+format'],
    ],
    ['for a word or what else it is called', 'install', ['install, or set+up']],
    [
      'for a phrase as one thing',
      'getting started with cast',
      ['getting+started, or hello+world', 'cast'],
    ],
    ['for nothing that is in every text', 'how is the cast', ['cast']],
    ['for common words where it has no others', 'how to', ['how', 'to']],
    ['less for words of any question', 'best guide', ['best, weak', 'guide, weak']],
    ['for nothing without words', ' -- ', []],
  ])('%s', (_what, text, terms) => {
    expect(read(text)).toEqual(terms);
  });
});
