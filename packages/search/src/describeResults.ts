import {plainLetters} from './plainLetters';
import {splitWords, STOP_WORDS} from './tokenize';
import type {Result, ResultGroup} from './types';
import type {LoadedEntry, LoadedIndex} from './loadedIndex';
import {countEdits, type Match} from './matchQuery';
import type {Ranked} from './rank';

const MAX_RESULTS = 10;
const MAX_PER_PAGE = 4;
/** Least share of the score of its page's best with which a result precedes results of other pages. */
const NEAR = 0.7;

/**
 * Describes the first 10 results, at most 4 of a page, grouped by page at the position of its best, and lists the
 * words in them to mark. Expects the best first. Results that score far below the best of their page give way to
 * other pages.
 */
export function describeResults(
  index: LoadedIndex,
  ranked: readonly Ranked[],
  matches: readonly Match[],
): {groups: ResultGroup[]; terms: string[]} {
  const terms = listTerms(matches);
  const groups = new Map<string, {url: string; title: string; results: Result[]}>();
  const tops = new Map<string | undefined, number>();
  const near = ranked.filter(({entry, score}) => {
    const top = tops.get(entry?.pageUrl) ?? score;
    tops.set(entry?.pageUrl, top);
    return score >= top * NEAR;
  });
  let count = 0;
  for (const {entry, number} of new Set([...near, ...ranked])) {
    if (count === MAX_RESULTS) break;
    if (!entry) continue;
    const {pageUrl, title} = entry;
    const group = groups.get(pageUrl) ?? {url: pageUrl, title, results: []};
    if (group.results.length < MAX_PER_PAGE) {
      const {url, family, kind, name, trail} = entry;
      const summary = cutSnippet(chooseLine(index, number, entry, terms), terms);
      group.results.push({url, family, kind, name, trail, summary});
      groups.set(pageUrl, group);
      count += 1;
    }
  }
  const shown = [...groups.values()];
  return {groups: shown, terms: keepShown(terms, shown)};
}

/** Tells whether some words of a query are only in the text of an entry, not in its name or summary. */
export function lacksTerms(
  {words}: LoadedIndex,
  number: number,
  {name, summary}: LoadedEntry,
  terms: readonly string[],
): boolean {
  const isInText = terms.some((term) => words.get(term)?.texts.includes(number));
  return isInText && findTerms(`${name}\n${summary}`, terms).length === 0;
}

/** Lists the words of the index that a query may mean. */
export function listTerms(matches: readonly Match[]): string[] {
  return [...new Set(matches.flatMap(({meanings}) => [...meanings.keys()]))];
}

/** Returns the summary, or the text if only that contains the words. */
function chooseLine(
  index: LoadedIndex,
  number: number,
  entry: LoadedEntry,
  terms: readonly string[],
): string {
  const text = index.texts.get(number) ?? '';
  const isBetter = entry.summary === '' || lacksTerms(index, number, entry, terms);
  return isBetter && text !== '' ? text : entry.summary;
}

/** Returns the terms that occur in the results as readers see them. */
function keepShown(terms: readonly string[], groups: readonly ResultGroup[]): string[] {
  const texts = groups.flatMap(({title, results}) => [
    title,
    ...results.flatMap(({name, trail, summary}) => [name, ...trail, summary]),
  ]);
  const all = plainLetters(texts.join('\n')).toLowerCase();
  return terms.filter((term) => all.includes(term));
}

const LENGTH = 120;
/** Characters of a snippet before its first match. */
const LEAD = 30;

/**
 * Returns about one line of a section's text around the match that has the most others nearby; its start if no term
 * matches. Terms are words in lower case.
 */
export function cutSnippet(text: string, terms: readonly string[]): string {
  const matches = findTerms(text, terms).map(({start}) => start);
  const start = findStart(text, matches);
  const end = findEnd(text, start);
  const cut = text.slice(start, end).trim();
  return `${start > 0 ? '… ' : ''}${cut}${end < text.length ? ' …' : ''}`;
}

/** Finds the start of a word before the match that has the most others nearby. */
function findStart(text: string, matches: readonly number[]): number {
  const countFrom = (from: number) =>
    matches.filter((match) => match >= from && match < from + LENGTH - LEAD).length;
  const best = matches.reduce(
    (winner, match) => (countFrom(match) > countFrom(winner) ? match : winner),
    matches[0] ?? 0,
  );
  if (best <= LEAD) return 0;
  const space = text.indexOf(' ', best - LEAD - 1);
  // A long identifier may reach from before the lead to the match in it.
  const start = (space >= 0 && space < best ? space : text.lastIndexOf(' ', best)) + 1;
  return best - start < LENGTH - LEAD ? start : best - LEAD;
}

/** Finds the last end of a word within a length; cuts a word that is longer. */
export function findEnd(text: string, start: number, length: number = LENGTH): number {
  const furthest = start + length;
  if (furthest >= text.length) return text.length;
  const end = text.lastIndexOf(' ', furthest);
  return end > start ? end : furthest;
}

/** The range of a term in a snippet, end exclusive. */
export type Place = {start: number; end: number};

/**
 * Finds terms in a string, in order. Terms are words of the index, in plain letters and lower case. One inside a
 * longer word doesn't count, unless punctuation such as `:` separates them; nor does one inside another term.
 */
export function findTerms(text: string, terms: readonly string[]): Place[] {
  const searched = text.replace(NOT_PLAIN, toPlain).toLowerCase();
  const matches = terms.flatMap((term) => findTerm(searched, term));
  // The longest first: `a:b` as one rather than `a` and `b`.
  matches.sort((a, b) => a.start - b.start || b.end - a.end);
  let end = 0;
  return matches.filter((match) => {
    const isOutside = match.start >= end;
    end = Math.max(end, match.end);
    return isOutside;
  });
}

const NOT_PLAIN = /[^ -~]/gu;

/** Returns the plain form of a letter; keeps a ligature, because more letters would shift the offsets. */
function toPlain(letter: string): string {
  const plain = plainLetters(letter);
  return plain.length === letter.length ? plain : letter;
}

function findTerm(text: string, term: string): Place[] {
  const matches: Place[] = [];
  for (let start = text.indexOf(term); start >= 0; start = text.indexOf(term, start + 1)) {
    const end = start + term.length;
    if (!isInWord(text[start - 1]) && !isInWord(text[end])) {
      matches.push({start, end});
    }
  }
  return matches;
}

function isInWord(letter = ''): boolean {
  return /[\p{L}\p{N}]/u.test(letter);
}

/** Largest share of a word that may be wrong. */
const MOST_WRONG = 0.5;
/** The most words of a query that is corrected: a longer one was pasted, not mistyped. */
const MOST_WORDS = 8;

/**
 * Corrects a query without results: replaces each word by the most similar one in the names, and drops words without
 * one. Returns undefined if no word is left.
 */
export function suggestQuery(index: LoadedIndex, text: string): string | undefined {
  const names = [...index.words].filter(([, {isName}]) => isName).map(([word]) => word);
  const words = splitWords(text)
    .slice(0, MOST_WORDS)
    .flatMap(({whole}) => {
      if (STOP_WORDS.has(whole)) return [];
      let most = Math.floor(whole.length * MOST_WRONG);
      let similar: string | undefined;
      for (const name of names) {
        const edits = name[0] === whole[0] ? countEdits(whole, name, most) : Infinity;
        if (edits <= most) {
          similar = name;
          most = edits - 1;
        }
      }
      return similar ?? [];
    });
  return words.length > 0 ? words.join(' ') : undefined;
}
