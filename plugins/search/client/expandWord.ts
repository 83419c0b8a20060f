import {stemmer} from 'stemmer';
import {countEdits} from './countEdits';
import type {Store} from './store';

/** A word of the index that a typed word may mean, and how likely, from 0 to 1. */
export type Expansion = {word: string; weight: number};

const STEM_WEIGHT = 1;
/** A prefix weighs more the less is missing of the word. */
const PREFIX_WEIGHTS = {least: 0.35, most: 0.85};
/** The starts of very many words: they must not drown the word itself. */
const SHORT_PREFIX_WEIGHT = 0.1;
const TYPO_WEIGHTS = [1, 0.6, 0.4];
const MAX_PREFIXED = 40;
const SHORTEST_PREFIX = 2;
/** A word may be right although no name has it as it is. */
const DOUBT = 0.5;
/** From how many letters on a word may have one typing error, and two. */
const TYPO_LENGTHS = [4, 6];

/**
 * The words of the index that start with a typed word, or have its stem; itself first. Where no name
 * has it, it may also be another one with a typing error.
 */
export function findWords(store: Store, typed: string): Expansion[] {
  const {words, stems} = store;
  const found = new Map<string, number>();
  if (words.has(typed)) {
    found.set(typed, 1);
  }
  for (const word of stems.get(stemmer(typed)) ?? []) {
    found.set(word, Math.max(found.get(word) ?? 0, STEM_WEIGHT));
  }
  if (typed.length >= SHORTEST_PREFIX) {
    const started = store.listStarted(typed).sort((a, b) => a.length - b.length);
    for (const word of started.slice(0, MAX_PREFIXED)) {
      found.set(word, Math.max(found.get(word) ?? 0, weighPrefix(typed, word)));
    }
  }
  if (found.size > 0 && !store.named.has(typed)) {
    for (const {word, weight} of correctWord(store, typed)) {
      found.set(word, Math.max(found.get(word) ?? 0, weight * DOUBT));
    }
  }
  return [...found].map(([word, weight]) => ({word, weight}));
}

/**
 * The words of names from which a typed word differs by few typing errors, or else of texts: those with
 * the fewest, the most common first.
 */
export function correctWord(store: Store, typed: string): Expansion[] {
  const named = compareWords(store, typed, store.named);
  return named.length > 0 ? named : compareWords(store, typed, store.words.keys());
}

function compareWords({words, stems}: Store, typed: string, known: Iterable<string>): Expansion[] {
  const allowed = TYPO_LENGTHS.filter((length) => typed.length >= length).length;
  let fewest = allowed;
  let found: string[] = [];
  // Identifiers and numbers are not guessed from their start: `0.0.6` is not `0.0.5`.
  for (const word of allowed === 0 || /\d/.test(typed) ? [] : known) {
    const edits = word === typed ? Infinity : countEdits(typed, word, fewest);
    if (edits < fewest) {
      found = [];
      fewest = edits;
    }
    if (edits === fewest) {
      found.push(word);
    }
  }
  const weight = TYPO_WEIGHTS[fewest] ?? 0;
  const count = (word: string) => words.get(word)?.entries.size ?? 0;
  found.sort((a, b) => count(b) - count(a));
  const related = found.flatMap((word) => stems.get(stemmer(word)) ?? []);
  return [
    ...found.map((word) => ({word, weight})),
    ...related.map((word) => ({word, weight: weight * STEM_WEIGHT})),
  ];
}

const SPLIT_WEIGHT = 0.8;
const SHORTEST_PIECE = 3;

/** The words of the index that were typed as one, such as `life cycle` as `lifecycle`. */
export function splitWord({words}: Store, typed: string): Expansion[] {
  for (let end = SHORTEST_PIECE; end <= typed.length - SHORTEST_PIECE; end += 1) {
    const pieces = [typed.slice(0, end), typed.slice(end)];
    if (pieces.every((piece) => words.has(piece))) {
      return pieces.map((word) => ({word, weight: SPLIT_WEIGHT}));
    }
  }
  return [];
}

function weighPrefix(typed: string, word: string): number {
  if (typed.length <= SHORTEST_PREFIX) {
    return SHORT_PREFIX_WEIGHT;
  }
  const {least, most} = PREFIX_WEIGHTS;
  return least + ((most - least) * typed.length) / word.length;
}
