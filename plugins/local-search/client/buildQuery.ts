import type {QueryCombination} from 'minisearch';
import {FIELDS} from '../engineOptions';
import {splitWords, STOP_WORDS, type Word} from '../tokenize';

// The starts of very many words: they must not drown the word itself.
const SHORT_WORD = 2;
const SHORT_WEIGHTS = {prefix: 0.05, fuzzy: 0};
const NAME_BOOST = 0.3;

/**
 * The engine's query for what a reader typed: a word is found as typed, and an identifier also,
 * with less weight, where all of its names are in one title, heading or text. `combine`
 * says whether a section must have all words or any.
 */
export function buildQuery(text: string, combine: 'AND' | 'OR'): QueryCombination {
  const words = splitWords(text);
  const telling = words.filter(({whole}) => !STOP_WORDS.has(whole));
  // Nothing but "is" can be the start of "isolation": then the search only has that start.
  const used = telling.length > 0 ? telling : words;
  return {combineWith: combine, queries: used.map(toQuery)};
}

function toQuery({whole, parts}: Word): QueryCombination {
  const weights = whole.length <= SHORT_WORD ? {weights: SHORT_WEIGHTS} : {};
  const itself: QueryCombination = {...weights, queries: [whole]};
  const names = parts.length > 0 ? FIELDS.map((field) => toNamesQuery(parts, field)) : [];
  return {combineWith: 'OR', queries: [itself, ...names]};
}

function toNamesQuery(names: readonly string[], field: string): QueryCombination {
  return {
    combineWith: 'AND',
    fields: [field],
    fuzzy: false,
    boostTerm: () => NAME_BOOST,
    // Only the last name can be one that is still being typed.
    queries: names.map((name, index) => ({queries: [name], prefix: index === names.length - 1})),
  };
}
