import {plainLetters} from './plainLetters';
import {splitWords, WEAK_WORDS} from './tokenize';
import type {LoadedEntry, LoadedIndex, LoadedName} from './loadedIndex';
import {weighName, type Match} from './matchQuery';
import {WEIGHTS} from './weights';

/** An entry and how well it answers a query: `share` of the query is in it or its page, `own` in the entry itself. */
export type Ranked = {
  number: number;
  entry?: LoadedEntry;
  score: number;
  share: number;
  own: number;
};

/** Least share of the best score; results below it are noise. */
const NOISE = 0.2;

/**
 * Ranks the entries that answer a query, best first. `text` is the query; `phrases` are the entries whose text
 * contains it word for word.
 */
export function rank(
  index: LoadedIndex,
  text: string,
  matches: readonly Match[],
  family: string | undefined,
  phrases: ReadonlySet<number>,
): Ranked[] {
  const query = parseName(text);
  const strong = matches.filter(({isWeak}) => !isWeak);
  const telling = strong.some(({entries}) => entries.size > 0) ? strong : matches;
  const numbers = new Set(telling.flatMap(({entries}) => [...entries.keys()]));
  const total = matches.reduce((sum, {rarity}) => sum + rarity, 0);
  const asName = weighName(matches);
  const ranked: Ranked[] = [];
  for (const number of numbers) {
    const entry = index.entries.get(number);
    if (family !== undefined && entry?.family !== family) continue;
    const {value, share, own} = rankFields(index, number, entry, matches, total);
    const named = entry ? rankNames(index, entry, query, matches, total, asName) : 0;
    const name = Math.max(named, phrases.has(number) ? WEIGHTS.phrase : 0);
    const factor = entry ? weighKind(entry, query, asName) : 1;
    ranked.push({number, entry, share, own, score: (value + WEIGHTS.name * name) * factor});
  }
  const best = ranked.reduce((most, {score}) => Math.max(most, score), 0);
  const sorted = ranked
    .filter(({score}) => score > best * NOISE)
    .sort((a, b) => b.score - a.score || a.number - b.number);
  return leadWithSections(sorted, (name) => compareWords(index, name, matches, total));
}

/** Returns the factor for the kind of an entry: pages gain, and symbols lose where plain words describe something. */
function weighKind({anchor, family, name}: LoadedEntry, query: Query, asName: number): number {
  if (anchor === '') return WEIGHTS.pageKind;
  const isAsked = query.isIdentifier || !isCode(family, name.toLowerCase());
  return isAsked ? 1 : 1 - WEIGHTS.symbolLoss * (1 - asName);
}

/** The number of top results in which `leadWithSections` looks for pages. */
const LED = 10;

/**
 * Moves the best section of a page before it if the section's name is closer to the query: for `uninstall the tool`,
 * "Uninstall" comes before "Installation".
 */
function leadWithSections(
  ranked: readonly Ranked[],
  compare: (name: LoadedName) => number,
): Ranked[] {
  // Not by a keyword, which may tell of a section.
  const compareNames = ({entry}: Ranked) =>
    (entry?.names ?? [])
      .filter((name) => name.rank !== WEIGHTS.keywordName)
      .reduce((most, name) => Math.max(most, compare(name)), 0);
  const led = [...ranked];
  for (const page of ranked.slice(0, LED)) {
    if (page.entry?.anchor !== '') continue;
    const {pageUrl} = page.entry;
    const least = compareNames(page);
    const section = ranked.find(
      (one) =>
        one.entry?.pageUrl === pageUrl &&
        one.entry.anchor !== '' &&
        one.entry.family === 'page' &&
        one.score < page.score &&
        one.score >= page.score * WEIGHTS.lead &&
        compareNames(one) > least,
    );
    if (!section) continue;
    led.splice(led.indexOf(section), 1);
    led.splice(led.indexOf(page), 0, section);
  }
  return led;
}

/** Scores how well the fields, the text and the page of an entry match a query; rare terms count more. */
function rankFields(
  index: LoadedIndex,
  number: number,
  entry: LoadedEntry | undefined,
  matches: readonly Match[],
  total: number,
) {
  const page = index.pageOf(number);
  const isPage = entry?.anchor === '';
  const context = isPage ? WEIGHTS.pageContext : WEIGHTS.sectionContext;
  let value = 0;
  let had = 0;
  let together = 0;
  for (const {entries, pages, rarity} of matches) {
    const own = entries.get(number) ?? 0;
    const around = pages.get(page) ?? 0;
    const subject = isPage ? 0 : (entries.get(page) ?? 0);
    value += rarity * (own + context * around + WEIGHTS.subject * subject);
    together += own > 0 ? rarity : 0;
    had += rarity * (own > 0 || subject > 0 ? 1 : around);
  }
  if (total === 0) return {value: 0, share: 0, own: 0};
  const share = had / total;
  const all = WEIGHTS.together * (together / total) ** 3;
  return {value: (value / total) * share ** WEIGHTS.share + all, share, own: together / total};
}

type Query = {text: string; words: readonly string[]; isIdentifier: boolean};

/** The most words of a query that are compared with messages: a longer one was pasted. */
const MOST_WORDS = 60;
/** The most words of an identifier: a longer query is a sentence, even with punctuation in it. */
const LONGEST_IDENTIFIER = 3;

/** Parses a query as a name. Punctuation and capitals inside a word make it an identifier. */
function parseName(query: string): Query {
  const typed = plainLetters(query).trim();
  const text = tidyText(typed);
  const words = splitPlain(text).slice(0, MOST_WORDS);
  const hasMarks = /[^\p{L} ]|\p{Ll}\p{Lu}/u.test(typed);
  return {text, words, isIdentifier: hasMarks && splitWords(typed).length <= LONGEST_IDENTIFIER};
}

/**
 * Scores how closely the query equals the entry's name: about 1 for an exact match. Words that they share count
 * by `asName`.
 */
function rankNames(
  index: LoadedIndex,
  entry: LoadedEntry,
  query: Query,
  matches: readonly Match[],
  total: number,
  asName: number,
): number {
  const isSymbol = entry.family !== 'page';
  const isExact = query.isIdentifier || query.words.length > 1;
  const called = entry.anchor === '' ? 1 : WEIGHTS.section;
  return entry.names.reduce((best, name) => {
    const inWords = isCode(entry.family, name.text) ? WEIGHTS.symbolPlain : called;
    const loose = isSymbol && query.isIdentifier ? WEIGHTS.symbolIdentifier : inWords;
    const exact = isSymbol && isExact ? WEIGHTS.symbolIdentifier : inWords;
    const alike = compareWords(index, name, matches, total) ** WEIGHTS.namePower;
    const same = rankText(name.text, query, isSymbol);
    return Math.max(best, Math.max(alike * loose * asName, same * exact) * name.rank);
  }, 0);
}

/** Matches a symbol that readers call by its words, such as a command. */
const PLAIN_NAME = /^[a-z]+( [a-z]+){1,2}$/;

function isCode(family: string, name: string): boolean {
  return family !== 'page' && !PLAIN_NAME.test(name);
}

/** Scores the overlap of a name and the query: the harmonic mean of their shares, by rarity. */
function compareWords(
  index: LoadedIndex,
  name: LoadedName,
  matches: readonly Match[],
  total: number,
): number {
  let all = 0;
  let covered = 0;
  const byTerm = matches.map(() => 0);
  for (const word of name.words) {
    const rarity = index.rarity(word) * (WEAK_WORDS.has(word) ? WEIGHTS.weak : 1);
    all += rarity;
    let most = 0;
    matches.forEach(({meanings}, term) => {
      const meaning = meanings.get(word);
      if (!meaning) return;
      most = Math.max(most, meaning.weight);
      byTerm[term] = Math.min(1, (byTerm[term] ?? 0) + meaning.weight * meaning.share);
    });
    covered += rarity * most;
  }
  const asked = matches.reduce((sum, {rarity}, term) => sum + rarity * (byTerm[term] ?? 0), 0);
  if (covered === 0 || all === 0 || total === 0) return 0;
  const [ofName, ofQuery] = [covered / all, asked / total];
  return (2 * ofName * ofQuery) / (ofName + ofQuery);
}

/** Scores the letters of a name and a query: equal or, for a symbol, one contained in the other. */
function rankText(name: string, {text, words}: Query, isSymbol: boolean): number {
  if (name === text) return 1;
  if (!isSymbol) return 0;
  if (endsWithName(name.replace(/[({].*/, ''), text)) return 1;
  if (words.length < SHORTEST_RUN || !name.includes(' ')) return 0;
  const message = splitMessage(name);
  const run = countRun(message.words, words);
  const gaps = hasPieces(message, text) ? 1 : 0;
  return Math.max(gaps, run < SHORTEST_RUN ? 0 : WEIGHTS.run * (run / words.length));
}

/** Least number of words that count as a part of a message. */
const SHORTEST_RUN = 3;

function splitPlain(text: string): string[] {
  return text.match(/[\p{L}\p{N}]+/gu) ?? [];
}

/** Returns how many words of a name follow each other as in a query. */
function countRun(name: readonly string[], query: readonly string[]): number {
  let longest = 0;
  let before: number[] = [];
  for (const word of name) {
    const row = query.map((other, index) => (other === word ? (before[index - 1] ?? 0) + 1 : 0));
    longest = Math.max(longest, ...row);
    before = row;
  }
  return longest;
}

/** Normalizes a string for comparison: lower case, no quotes, single spaces. */
export function tidyText(text: string): string {
  return text.toLowerCase().replace(/[`"]/g, '').replace(/\s+/g, ' ').trim();
}

function endsWithName(name: string, query: string): boolean {
  const before = name.at(-query.length - 1) ?? '';
  return query !== '' && name.endsWith(query) && !/[\p{L}\p{N}_-]/u.test(before);
}

const SHORTEST_MESSAGE = 10;
const SHORTEST_PIECE = 3;

/** Tells whether a query contains all of a message except its gaps, `…` or `<file>`, which a pasted message fills. */
function hasPieces({pieces}: Message, query: string): boolean {
  let position = 0;
  return (
    pieces.join('').length >= SHORTEST_MESSAGE &&
    pieces.every((piece) => {
      const found = query.indexOf(piece, position);
      position = found + piece.length;
      return found >= 0;
    })
  );
}

/** The words of a message, and its fixed pieces between the gaps. */
type Message = {words: readonly string[]; pieces: readonly string[]};

/** Parsed messages of the site, cached because every key press compares most of them. */
const messages = new Map<string, Message>();

function splitMessage(name: string): Message {
  const known = messages.get(name);
  if (known) return known;
  const pieces = tidyText(name)
    .split(/…|\.\.\.|<[^>]*>/)
    .map((piece) => piece.replace(/^[\s:,.]+|[\s:,.]+$/g, ''))
    .filter((piece) => piece.length > SHORTEST_PIECE);
  const message = {words: splitPlain(name), pieces};
  messages.set(name, message);
  return message;
}
