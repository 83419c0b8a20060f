import type {Family} from './finder';
import type {StoredEntry} from './store';

/**
 * How exactly a query is what an entry is called, from 0 (not at all) to 6. An identifier leads to its
 * symbol before a page with that title; a plain word to the page first.
 */
export function rankName({family, kind, names}: StoredEntry, query: string): number {
  return family === 'page'
    ? rankTitle(names, query, kind === 'page')
    : Math.max(0, ...names.map((name) => rankSymbol(family, name, query)));
}

function rankSymbol(family: Family, name: string, query: string): number {
  if (name === query) {
    return isIdentifier(query) ? 6 : 5;
  }
  if (family === 'error') {
    return rankMessage(name, query);
  }
  const isPlain = family !== 'cli' && !isIdentifier(query);
  return endsWithName(withoutParameters(name), query) ? (isPlain ? 1 : 5) : 0;
}

/** A page is called by its title rather than by its label, a section by its heading rather than its id. */
function rankTitle(names: readonly string[], query: string, isPage: boolean): number {
  const index = names.indexOf(query);
  if (index >= 0) {
    return (isPage ? 4 : 2) - index / 2;
  }
  const isStart = isPage && query.length >= SHORTEST_START;
  return isStart && names.some((name) => name.startsWith(query)) ? 1.5 : 0;
}

const SHORTEST_START = 3;

/** What a reader typed or pasted, in the form of names: lower case, no quotes, no call, no version. */
export function normalizeQuery(text: string): string {
  return text
    .toLowerCase()
    .replace(/[`“”"]/g, '')
    .replace(/\(\)$/, '')
    .replace(/@\d[\w.-]*$/, '')
    .replace(/\s+/g, ' ')
    .trim();
}

function isIdentifier(query: string): boolean {
  return /[^\p{L} ]/u.test(query);
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
  const pieces = normalizeQuery(message)
    .split(/…|\.\.\.|<[^>]*>/)
    .map((piece) => piece.replace(/^[\s:,.]+|[\s:,.]+$/g, ''))
    .filter((piece) => piece.length > 3);
  let position = 0;
  const hasAll = pieces.every((piece) => {
    const found = query.indexOf(piece, position);
    position = found + piece.length;
    return found >= 0;
  });
  if (pieces.join('').length >= SHORTEST_MESSAGE && hasAll) {
    return 5;
  }
  return EXTRACT.test(query) && normalizeQuery(message).includes(query) ? 4 : 0;
}
