import {plainLetters} from '../../lib/plainLetters';

/** The places of a term in a text: its start, and what follows its end. */
export type Match = {start: number; end: number};

/**
 * Where terms are in a text, in its order. Terms are words of the index, in plain letters and lower case:
 * one within a longer word does not count, unless a joint such as `:` separates them, nor one within
 * another term.
 */
export function findTerms(text: string, terms: readonly string[]): Match[] {
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

/** A letter, unless others would get other places: a ligature stays. */
function toPlain(letter: string): string {
  const plain = plainLetters(letter);
  return plain.length === letter.length ? plain : letter;
}

function findTerm(text: string, term: string): Match[] {
  const matches: Match[] = [];
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
