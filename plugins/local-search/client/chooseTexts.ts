import type {Understood} from './understandQuery';
import type {Store} from './store';

/** A long query may be a phrase that only a text has; a short one is answered by a page. */
const LONG_QUERY = 4;
const MAX_PER_PAGE = 2;
/** Pages that have less than this part of what the best has are not worth their bytes. */
const WORTHWHILE = 0.6;

/** The texts that most likely answer a query, by their numbers: at most two of a page, or of two pages. */
export function chooseTexts({pages}: Store, {slots}: Pick<Understood, 'slots'>): number[] {
  const byPage = new Map<string, Set<number>>();
  for (const text of slots.flatMap(({texts}) => [...texts.keys()])) {
    const page = pages.get(text) ?? `${text}`;
    byPage.set(page, (byPage.get(page) ?? new Set()).add(text));
  }
  const score = (texts: readonly number[]) =>
    slots.reduce((sum, slot) => {
      const best = Math.max(0, ...texts.map((text) => slot.texts.get(text) ?? 0));
      return sum + best * slot.weight;
    }, 0);
  const ranked = [...byPage.values()].map((texts) => ({
    texts: [...texts],
    score: score([...texts]),
  }));
  ranked.sort((a, b) => b.score - a.score);
  const best = ranked[0]?.score ?? 0;
  return ranked
    .filter((page) => page.score >= best * WORTHWHILE)
    .slice(0, slots.length >= LONG_QUERY ? 2 : 1)
    .flatMap(({texts}) => chooseOfPage(texts, score));
}

/** The best text, and the one that adds most to it, if it adds anything. */
function chooseOfPage(
  texts: readonly number[],
  score: (texts: readonly number[]) => number,
): number[] {
  const chosen: number[] = [];
  while (chosen.length < MAX_PER_PAGE) {
    const scored = texts.map((text) => ({text, score: score([...chosen, text])}));
    const [next] = scored.sort((a, b) => b.score - a.score || a.text - b.text);
    if (!next || next.score <= score(chosen)) {
      break;
    }
    chosen.push(next.text);
  }
  return chosen;
}
