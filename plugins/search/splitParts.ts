import {addTo} from '../lib/addTo';

/** A word of an index, its content in the index, and the size of that. */
type SizedWord<Item> = {word: string; item: Item; size: number};

/** What belongs to the words from `start` to the start of the next part. */
export type Part<Item> = {start: string; items: Item[]};

const SHORTEST_PREFIX = 2;
const LONGEST_PREFIX = 6;

/**
 * Cuts words into parts of at most `size`. Words with the same first two letters stay together, so
 * that a word with a typing error after them is looked up in the right part; where they are too
 * many, those with the same three, and so on.
 */
export function splitParts<Item>(words: readonly SizedWord<Item>[], size: number): Part<Item>[] {
  const sorted = [...words].sort((a, b) => (a.word < b.word ? -1 : 1));
  const parts: Part<Item>[] = [{start: '', items: []}];
  let filled = 0;
  for (const group of splitGroups(sorted, SHORTEST_PREFIX, size)) {
    const added = measure(group.words);
    if (filled > 0 && filled + added > size) {
      parts.push({start: group.prefix, items: []});
      filled = 0;
    }
    parts.at(-1)?.items.push(...group.words.map(({item}) => item));
    filled += added;
  }
  return parts;
}

type Group<Item> = {prefix: string; words: SizedWord<Item>[]};

function splitGroups<Item>(
  words: readonly SizedWord<Item>[],
  length: number,
  size: number,
): Group<Item>[] {
  const groups = new Map<string, SizedWord<Item>[]>();
  words.forEach((one) => addTo(groups, one.word.slice(0, length), one));
  return [...groups].flatMap(([prefix, members]) =>
    measure(members) > size && length < LONGEST_PREFIX
      ? splitGroups(members, length + 1, size)
      : [{prefix, words: members}],
  );
}

function measure(words: readonly {size: number}[]): number {
  return words.reduce((sum, {size}) => sum + size, 0);
}
