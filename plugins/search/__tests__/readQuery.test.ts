import {describe, expect, it} from 'vitest';
import {readQuery} from '../client/readQuery';

const SYNONYMS = [
  ['install', 'set up'],
  ['hello world', 'getting started'],
];
const read = (text: string) =>
  readQuery(text, SYNONYMS).map(({alternatives, isWeak}) =>
    [
      ...alternatives.map(({words, weight}) => `${words.join('+')} ${weight}`),
      ...(isWeak ? ['weak'] : []),
    ].join(', '),
  );

describe('a query asks', () => {
  it.each([
    ['for each of its words', 'cast morphs', ['cast 1', 'morphs 1']],
    [
      'for an identifier or for all names in it',
      'hayride:ai/model-format',
      ['hayride:ai/model-format 1, hayride+ai+model+format 0.8'],
    ],
    ['for a word or what else it is called', 'install', ['install 1, set+up 0.7']],
    [
      'for a phrase as one thing',
      'getting started with cast',
      ['getting+started 1, hello+world 0.7', 'cast 1'],
    ],
    ['for nothing that is in every text', 'how is the cast', ['cast 1']],
    ['for common words where it has no others', 'how to', ['how 1', 'to 1']],
    ['less for words of any question', 'best guide', ['best 1, weak', 'guide 1, weak']],
    ['for nothing without words', ' -- ', []],
  ])('%s', (_what, text, slots) => {
    expect(read(text)).toEqual(slots);
  });
});
