import type {Options} from 'minisearch';
import {STOP_WORDS, tokenize} from './tokenize';
import type {IndexedSection} from './types';

/** The shortest word in which typing errors are tolerated. */
const FUZZY_FROM = 4;
const PAGE_BOOST = 1.3;

/** What of a section is searched. */
export const FIELDS = ['title', 'heading', 'text'] as const;

/**
 * How sections are read and ranked: the same for the build, which writes the index, and for the
 * browser, which loads it. A title weighs more than a heading, a heading more than text; a whole
 * word more than the start of one, the start more than a similar word.
 */
export const ENGINE_OPTIONS: Options<IndexedSection> = {
  fields: [...FIELDS],
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
    weights: {prefix: 0.4, fuzzy: 0.2},
    // Of two sections that match equally, the page itself is the better result.
    boostDocument: (_id, _term, stored) => (isPage(stored) ? PAGE_BOOST : 1),
  },
};

function isPage(stored: Record<string, unknown> | undefined): boolean {
  return Array.isArray(stored?.trail) && stored.trail.length === 0;
}
