import type {Options} from 'minisearch';
import {STOP_WORDS} from './stopWords';
import {tokenize} from './tokenize';
import type {IndexedSection} from './types';

/** Shortest word in which a slip of the finger is forgiven. */
const FUZZY_FROM = 4;

/**
 * How sections are read and ranked: the same for the build, which writes the index, and for the
 * browser, which loads it. A title weighs more than a heading, a heading more than text; a whole
 * word more than the start of one, the start more than a similar word.
 */
export const ENGINE_OPTIONS: Options<IndexedSection> = {
  fields: ['title', 'heading', 'text'],
  storeFields: ['url', 'title', 'trail', 'excerpt'],
  tokenize,
  processTerm: (term) => (STOP_WORDS.has(term) ? null : term),
  searchOptions: {
    // A query comes as words already: see client/buildQuery.
    tokenize: (word) => [word],
    processTerm: (word) => word,
    boost: {title: 4, heading: 3, text: 1},
    prefix: true,
    fuzzy: (word) => (word.length >= FUZZY_FROM && /^\p{L}+$/u.test(word) ? 0.2 : false),
    weights: {prefix: 0.5, fuzzy: 0.2},
  },
};
