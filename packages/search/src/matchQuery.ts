import {LONGEST_PHRASE, splitWords, STOP_WORDS, tokenize, WEAK_WORDS, type Word} from './tokenize';
import type {IndexFile} from './indexFile';
import {rate, type LoadedIndex} from './loadedIndex';
import {WEIGHTS} from './weights';

/** Words that together are one meaning of a term. Those that a reader typed may be incomplete or mistyped. */
export type Alternative = {words: readonly string[]; weight: number; isTyped: boolean};

/**
 * A term of a query: as typed, as the names in an identifier, or as a synonym. `isWeak` marks terms that add little
 * to the query.
 */
export type QueryTerm = {alternatives: readonly Alternative[]; isWeak: boolean};

/** The most terms of a query: a longer one was pasted, and its first words suffice. */
const MOST_TERMS = 48;

/** Phrases that a reader may type, and their synonyms. */
type Meanings = {typed: readonly string[]; same: readonly string[]};

/** Lists the groups of synonyms to look up the phrases of a query in. */
export function listMeanings({
  synonyms,
  foreign,
}: Pick<IndexFile, 'synonyms' | 'foreign'>): Meanings[] {
  return [
    ...synonyms.map((group) => ({typed: group, same: group})),
    ...foreign.map(([own = '', ...others]) => ({typed: others, same: [own]})),
  ];
}

/** Parses a query into terms: its words and their synonyms. Leaves out very common words, unless it has no others. */
export function parseQuery(text: string, meanings: readonly Meanings[]): QueryTerm[] {
  const words = splitWords(text);
  // A value, as in `--flag=value`, tells less than what has it.
  const values = new Set(tokenize(text.match(/=\s*\S+/g)?.join(' ') ?? ''));
  const terms = new Map<string, QueryTerm>();
  for (let index = 0; index < words.length && terms.size < MOST_TERMS;) {
    const phrase = findPhrase(words.slice(index, index + LONGEST_PHRASE), meanings);
    const word = words[index];
    if (phrase) {
      terms.set(phrase.key, {alternatives: phrase.alternatives, isWeak: false});
    } else if (word && !STOP_WORDS.has(word.whole)) {
      const isWeak = WEAK_WORDS.has(word.whole) || values.has(word.whole);
      terms.set(word.whole, toQueryTerm(word, isWeak));
    }
    index += phrase?.length ?? 1;
  }
  return terms.size > 0
    ? [...terms.values()]
    : words.slice(0, MOST_TERMS).map((word) => toQueryTerm(word));
}

function toQueryTerm({whole, names}: Word, isWeak = false): QueryTerm {
  const itself = {words: [whole], weight: 1, isTyped: true};
  const parts = names.length > 0 ? [{words: names, weight: WEIGHTS.parts, isTyped: true}] : [];
  return {alternatives: [itself, ...parts], isWeak};
}

/** Finds the longest phrase with synonyms at the start of the words. */
function findPhrase(words: readonly Word[], meanings: readonly Meanings[]) {
  const typed = `${words.map(({whole}) => whole).join(' ')} `;
  const isTyped = (phrase: string) => typed.startsWith(phrase) && typed[phrase.length] === ' ';
  const [longest] = meanings
    .flatMap((one) => one.typed.filter(isTyped).map((phrase) => ({phrase, same: one.same})))
    .sort((a, b) => b.phrase.length - a.phrase.length);
  if (!longest) return undefined;
  const {phrase, same} = longest;
  const others = same.filter((other) => other !== phrase);
  const alternatives = [
    {words: omitStopWords(phrase), weight: 1, isTyped: true},
    ...others.map((other) => ({
      words: omitStopWords(other),
      weight: WEIGHTS.synonym,
      isTyped: false,
    })),
  ];
  return {key: phrase, alternatives, length: phrase.split(' ').length};
}

function omitStopWords(phrase: string): string[] {
  const words = phrase.split(' ');
  const telling = words.filter((word) => !STOP_WORDS.has(word));
  return telling.length > 0 ? telling : words;
}

/** A word of the index that a term may mean: its likelihood, and its share of an alternative. */
export type Meaning = {weight: number; share: number};

/** Occurrences of a term in the index, by the numbers of entries. */
export type Match = {
  /** Weight of the term in each entry's own name, fields and text. */
  entries: ReadonlyMap<number, number>;
  /** Weight of the term in all entries of each page, below 1, by the number of the page's entry. */
  pages: ReadonlyMap<number, number>;
  meanings: ReadonlyMap<string, Meaning>;
  /** The weight of the term: rarer terms weigh more. */
  rarity: number;
  isWeak: boolean;
};

type Expansion = readonly [word: string, weight: number];

const MAX_PREFIXED = 40;
const SHORTEST_PREFIX = 2;
/** Lengths from which on a word may have one typing error, and two; one above `LONGEST_TYPO` has none. */
const TYPO_LENGTHS = [4, 6];
const LONGEST_TYPO = 24;
/** The most words of a query that is corrected: a longer one was pasted. */
const MOST_CORRECTED = 12;
const SHORTEST_PIECE = 3;

/** Number of telling words at which a query surely is a name; with more, it may be a description. */
const NAME_WORDS = 1.5;

/** Returns how likely a query is a name, not a description, by the number of its telling words. */
export function weighName(terms: readonly {isWeak: boolean}[]): number {
  return Math.min(1, NAME_WORDS / terms.filter(({isWeak}) => !isWeak).length);
}

/**
 * Finds each term of a query in the index: as typed, incomplete, in another form or mistyped. A term that isn't found
 * keeps its place in the result.
 */
export function matchQuery(index: LoadedIndex, terms: readonly QueryTerm[]): Match[] {
  const canCorrect = terms.length <= MOST_CORRECTED;
  const ofText = WEIGHTS.text + WEIGHTS.described * (1 - weighName(terms));
  return terms.flatMap((term) => {
    const alternatives = [...term.alternatives, ...listApart(index, term)];
    const found = alternatives.map(({words, weight, isTyped}) => ({
      weight,
      words: words.map((word) => (isTyped ? expand(index, word, canCorrect) : relate(index, word))),
    }));
    const match = joinAlternatives(index, found, ofText, term.isWeak);
    const [names = []] = term.alternatives.slice(1).map(({words}) => words);
    // The index may lack an identifier and still contain the names in it.
    return match.entries.size > 0 || names.length < 2
      ? [match]
      : names.map((name) => {
          const words = [expand(index, name, canCorrect)];
          const parts = [{weight: WEIGHTS.parts, words}];
          return joinAlternatives(index, parts, ofText, term.isWeak);
        });
  });
}

/** Splits a word that the index lacks into two that it has: `lifecycle` into `life cycle`. */
function listApart(index: LoadedIndex, {alternatives: [typed]}: QueryTerm): Alternative[] {
  const [word = ''] = typed?.words.length === 1 ? typed.words : [];
  if (index.words.has(word) || word.length > LONGEST_TYPO) return [];
  for (let end = SHORTEST_PIECE; end <= word.length - SHORTEST_PIECE; end += 1) {
    const pieces = [word.slice(0, end), word.slice(end)];
    if (pieces.every((piece) => relate(index, piece).length > 0)) {
      return [{words: pieces, weight: WEIGHTS.joined, isTyped: false}];
    }
  }
  return [];
}

type Found = {weight: number; words: readonly (readonly Expansion[])[]};

function joinAlternatives(
  index: LoadedIndex,
  all: readonly Found[],
  ofText: number,
  isWeak: boolean,
): Match {
  const entries = new Map<number, number>();
  const meanings = new Map<string, Meaning>();
  for (const {weight, words} of all) {
    if (words.some((expansions) => expansions.length === 0)) continue;
    const share = 1 / words.length;
    for (const [word, likely] of words.flat()) {
      const known = meanings.get(word);
      if (!known || known.weight < likely * weight) {
        meanings.set(word, {weight: likely * weight, share});
      }
    }
    const hits = words.map((expansions) => collectHits(index, expansions, ofText));
    for (const [number, first] of hits[0] ?? []) {
      const values = [first, ...hits.slice(1).map((hit) => hit.get(number) ?? 0)];
      if (values.every((value) => value > 0)) {
        const value = (values.reduce((sum, one) => sum + one, 0) / values.length) * weight;
        entries.set(number, Math.max(entries.get(number) ?? 0, value));
      }
    }
  }
  const rarity = rate(index.size, entries.size) * (isWeak ? WEIGHTS.weak : 1);
  return {entries, pages: countPages(index, entries), meanings, rarity, isWeak};
}

/** Returns the weight in each entry of a word with these expansions; `ofText` is the weight in a text. */
function collectHits(
  {words}: LoadedIndex,
  expansions: readonly Expansion[],
  ofText: number,
): Map<number, number> {
  const hits = new Map<number, number>();
  const add = (number: number, value: number) =>
    hits.set(number, Math.max(hits.get(number) ?? 0, value));
  for (const [word, weight] of expansions) {
    const {fields, texts} = words.get(word) ?? {fields: [], texts: []};
    for (const [number, value] of fields) add(number, value * weight);
    for (const number of texts) add(number, ofText * weight);
  }
  return hits;
}

/** Sums up the weight of a term by page: as in BM25, each further entry adds less. */
function countPages(index: LoadedIndex, entries: ReadonlyMap<number, number>): Map<number, number> {
  const counts = new Map<number, number>();
  for (const [number, value] of entries) {
    const page = index.pageOf(number);
    counts.set(page, (counts.get(page) ?? 0) + Math.min(1, value / WEIGHTS.text));
  }
  for (const [page, count] of counts) counts.set(page, count / (count + WEIGHTS.contextK));
  return counts;
}

function relate(index: LoadedIndex, word: string): Expansion[] {
  const itself: Expansion[] = index.words.has(word) ? [[word, 1]] : [];
  const related = index.listRelated(word).map((one): Expansion => [one, WEIGHTS.stem]);
  return [...itself, ...related];
}

/**
 * Returns the words of the index that a typed word may mean: itself, its other forms, words that it starts, and, if
 * no name has it, words that differ by typing errors.
 */
function expand(index: LoadedIndex, typed: string, canCorrect: boolean): Expansion[] {
  const found = new Map<string, number>();
  const add = ([word, weight]: Expansion) =>
    found.set(word, Math.max(found.get(word) ?? 0, weight));
  relate(index, typed).forEach(add);
  if (typed.length >= SHORTEST_PREFIX) {
    const started = index.listStarted(typed).sort((a, b) => a.length - b.length);
    started.slice(0, MAX_PREFIXED).forEach((word) => add([word, weighPrefix(typed, word)]));
  }
  const isNamed = [...found].some(
    ([word, weight]) => weight >= WEIGHTS.stem && index.words.get(word)?.isName,
  );
  if (canCorrect && !isNamed) {
    const doubt = found.size > 0 ? WEIGHTS.typoDoubt : 1;
    correct(index, typed).forEach(([word, weight]) => add([word, weight * doubt]));
  }
  return [...found];
}

function weighPrefix(typed: string, word: string): number {
  const {prefixLeast, prefixMost} = WEIGHTS;
  return prefixLeast + ((prefixMost - prefixLeast) * typed.length) / word.length;
}

/** Returns the words with the fewest typing errors between them and this one, and their other forms. */
function correct(index: LoadedIndex, typed: string): Expansion[] {
  const known = index.corrections.get(typed) ?? findSimilar(index, typed);
  index.corrections.set(typed, known);
  return known.flatMap((word) =>
    [word, ...index.listRelated(word)].map((one): Expansion => [one, WEIGHTS.typo]),
  );
}

/** Finds the words of names with the fewest typing errors between them and this one. */
function findSimilar(index: LoadedIndex, typed: string): string[] {
  const allowed = TYPO_LENGTHS.filter((length) => typed.length >= length).length;
  // Identifiers and numbers are not guessed: `0.0.6` is not `0.0.5`.
  if (allowed === 0 || typed.length > LONGEST_TYPO || /\d/.test(typed)) return [];
  let fewest = allowed;
  let found: string[] = [];
  for (const [word, {isName}] of index.words) {
    if (word === typed || !isName) continue;
    const edits = countEdits(typed, word, fewest);
    if (edits < fewest) {
      found = [];
      fewest = edits;
    }
    if (edits === fewest) found.push(word);
  }
  return found;
}

/** A distance greater than any that is allowed. */
const FAR = 99;

/** The last three rows of the distance table, reused because thousands of words are compared. */
const ROWS: readonly [number[], number[], number[]] = [[], [], []];

/**
 * Counts the typing errors that turn one word into another: an extra, missing or wrong letter, or two that are
 * swapped (the optimal string alignment distance). Returns `Infinity` for more than `most`: only cells that close to
 * the diagonal are computed.
 */
export function countEdits(from: string, to: string, most: number): number {
  if (Math.abs(from.length - to.length) > most) {
    return Infinity;
  }
  let [beforeLast, last, current] = ROWS;
  for (let column = 0; column <= most + 1; column += 1) {
    last[column] = column;
  }
  for (let row = 1; row <= from.length; row += 1) {
    const start = Math.max(1, row - most);
    const end = Math.min(to.length, row + most);
    let fewest = start === 1 ? row : FAR;
    current[start - 1] = fewest;
    for (let column = start; column <= end; column += 1) {
      const isSame = from[row - 1] === to[column - 1];
      let edits = Math.min(
        at(last, column) + 1,
        at(current, column - 1) + 1,
        at(last, column - 1) + (isSame ? 0 : 1),
      );
      if (!isSame && from[row - 1] === to[column - 2] && from[row - 2] === to[column - 1]) {
        edits = Math.min(edits, at(beforeLast, column - 2) + 1);
      }
      current[column] = edits;
      fewest = Math.min(fewest, edits);
    }
    if (fewest > most) {
      return Infinity;
    }
    current[end + 1] = FAR;
    [beforeLast, last, current] = [last, current, beforeLast];
  }
  const edits = at(last, to.length);
  return edits <= most ? edits : Infinity;
}

function at(row: readonly number[], column: number): number {
  return row[column] ?? FAR;
}
