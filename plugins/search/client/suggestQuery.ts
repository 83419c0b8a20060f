import {splitWords, STOP_WORDS} from '../tokenize';
import {countEdits} from './countEdits';
import type {Store} from './store';

/** How much of a word may be wrong. */
const MOST_WRONG = 0.5;

/**
 * A query like one that finds nothing, of the words that names have: the most similar for each word,
 * and none where no word is similar. Undefined where that leaves nothing.
 */
export function suggestQuery(store: Store, text: string): string | undefined {
  const names = [...store.words].filter(([, {entries}]) =>
    [...entries.values()].some(({isInName}) => isInName),
  );
  const words = splitWords(text).flatMap(({whole}) => {
    if (STOP_WORDS.has(whole)) {
      return [];
    }
    let most = Math.floor(whole.length * MOST_WRONG);
    let similar: string | undefined;
    for (const [name] of names) {
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
