import {stemmer} from 'stemmer';
import {plainLetters} from '../../lib/plainLetters';
import type {Family} from '../types';
import type {StoredEntry} from './types';

/**
 * A name that a reader may mean: as names are compared, with the stems of its words; `doubt` is how much
 * less likely it is than what was typed.
 */
export type NameQuery = {
  text: string;
  stems: string;
  doubt: number;
  isIdentifier: boolean;
  typed: string;
};

/** What a text is as a name. Capitals within a word make it an identifier. */
export function createNameQuery(query: string, doubt: number): NameQuery {
  const typed = plainLetters(query).trim();
  const text = normalizeQuery(typed);
  const isIdentifier = /[^\p{L} ]|\p{Ll}\p{Lu}/u.test(typed);
  return {text, stems: toStems(text), doubt, isIdentifier, typed};
}

/** The stems of the words of a name. */
export function toStems(name: string): string {
  return name.split(' ').map(stemmer).join(' ');
}

/**
 * How exactly a query matches an entry's name, from 0 (not at all) to 6. An identifier leads to its
 * symbol before a page with that title; a plain word to the page first.
 */
export function rankName(entry: StoredEntry, query: NameQuery): number {
  const {family, names} = entry;
  const rank =
    family === 'page'
      ? rankTitle(entry, query)
      : names.reduce((best, name) => Math.max(best, rankSymbol(family, name, query)), 0);
  // Of two symbols that differ in their capitals, the one as it was typed.
  const isAsTyped = rank > 0 && query.typed !== query.text && entry.name.includes(query.typed);
  const called = Math.max(rank, entry.phrases.includes(query.stems) ? BY_PHRASE : 0);
  return Math.max(0, called - query.doubt + (isAsTyped ? AS_TYPED : 0));
}

const AS_TYPED = 0.1;
/** More than a text that has the phrase (createRanking). */
const BY_PHRASE = 1.75;

function rankSymbol(family: Family, name: string, {text, isIdentifier}: NameQuery): number {
  const isPlain = family !== 'cli' && !isIdentifier;
  if (name === text) {
    return isPlain ? (text.includes(' ') ? 5 : 1.5) : 6;
  }
  if (family === 'error') {
    return rankMessage(name, text);
  }
  // First the test that most names fail, at the least cost.
  const isEnd = name.includes(text) && endsWithName(withoutParameters(name), text);
  return isEnd ? (isPlain ? 1 : 5) : 0;
}

/** A page is called by its title rather than by its label, a section by its heading rather than its id. */
function rankTitle(
  {kind, names, stems}: StoredEntry,
  {text, stems: wanted, doubt, isIdentifier}: NameQuery,
): number {
  const rank = kind === 'page' ? 4 : 2;
  const index = names.indexOf(text);
  const similar = stems.indexOf(wanted);
  if (index >= 0 || similar >= 0) {
    return index >= 0 ? rank - index / 2 : rank - 0.25 - similar / 2;
  }
  const isStart = (kind === 'page' || isIdentifier) && doubt === 0 && text.length >= SHORTEST_START;
  return isStart && names.some((name) => name.startsWith(text)) ? 1.5 : 0;
}

const SHORTEST_START = 3;

/** What a reader typed or pasted, in the form of names: lower case, no quotes, no call, no version. */
function normalizeQuery(text: string): string {
  return text
    .toLowerCase()
    .replace(/[`“”"]/g, '')
    .replace(/\(\)$/, '')
    .replace(/@\d[\w.-]*$/, '')
    .replace(/\s+/g, ' ')
    .trim();
}

function endsWithName(name: string, query: string): boolean {
  const before = name.at(-query.length - 1) ?? '';
  return query !== '' && name.endsWith(query) && !/[\p{L}\p{N}_-]/u.test(before);
}

function withoutParameters(name: string): string {
  return name.replace(/[({].*/, '');
}

/** A part of a message has at least these words; one word may be anything. */
const EXTRACT = /\S+ \S+ \S+/;
const SHORTEST_MESSAGE = 10;

/** A message may have gaps, `…` or `<file>`, which a pasted one fills; or only a part was pasted. */
function rankMessage(message: string, query: string): number {
  const {text, pieces} = readMessage(message);
  let position = 0;
  const hasAll = pieces.every((piece) => {
    const found = query.indexOf(piece, position);
    position = found + piece.length;
    return found >= 0;
  });
  if (pieces.join('').length >= SHORTEST_MESSAGE && hasAll) {
    return 5;
  }
  return EXTRACT.test(query) && text.includes(query) ? 4 : 0;
}

type Message = {text: string; pieces: readonly string[]};

/** The messages of the site: every key compares most of them. */
const messages = new Map<string, Message>();

/** A message in the form of names, and the pieces of it that are always the same. */
function readMessage(message: string): Message {
  const known = messages.get(message);
  if (known) {
    return known;
  }
  const text = normalizeQuery(message);
  const pieces = text
    .split(/…|\.\.\.|<[^>]*>/)
    .map((piece) => piece.replace(/^[\s:,.]+|[\s:,.]+$/g, ''))
    .filter((piece) => piece.length > 3);
  messages.set(message, {text, pieces});
  return {text, pieces};
}
