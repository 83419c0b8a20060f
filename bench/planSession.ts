import {STOP_WORDS} from '../plugins/local-search';
import {createRandom, pick, type MadePage, type Random} from './makePages';

/** A query, and the path of the page that it is made from. */
export type PlannedQuery = {text: string; expected: string};

/**
 * The ten queries of a visit: three titles, two with a typing error, two that end in half a word, and
 * three of words from a paragraph. The same seed makes the same queries.
 */
export function planSession(pages: readonly MadePage[], seed: number): PlannedQuery[] {
  const random = createRandom(seed);
  const takeTitle = ({title}: MadePage) => title;
  const kinds = [
    ...[takeTitle, takeTitle, takeTitle],
    ...[takeTitle, takeTitle].map((take) => (page: MadePage) => mistype(take(page))),
    (page: MadePage) => halve(page.title),
    (page: MadePage) => halve(pick(page.headings, random)),
    ...Array.from({length: 3}, () => (page: MadePage) => takeWords(page, random)),
  ];
  return kinds.map((make) => {
    const page = pick(pages, random);
    return {text: make(page), expected: page.path};
  });
}

/** Two letters in the middle of the longest word change places. */
function mistype(text: string): string {
  const longest = [...text.split(' ')].sort((a, b) => b.length - a.length)[0] ?? '';
  const middle = longest.length >> 1;
  const [before, one, other] = [longest.slice(0, middle), longest[middle], longest[middle + 1]];
  return text.replace(longest, `${before}${other ?? ''}${one ?? ''}${longest.slice(middle + 2)}`);
}

/** The last word loses its second half. */
function halve(text: string): string {
  const start = text.lastIndexOf(' ') + 1;
  return text.slice(0, start + Math.max(2, Math.ceil((text.length - start) / 2)));
}

/** The three longest different words of a paragraph. */
function takeWords({paragraphs}: MadePage, random: Random): string {
  const words = new Set(pick(paragraphs, random).filter((word) => !STOP_WORDS.has(word)));
  const byLength = [...words].sort((a, b) => b.length - a.length);
  return byLength.slice(0, 3).join(' ');
}
