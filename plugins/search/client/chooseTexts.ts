import type {Understood} from './understandQuery';
import type {Store} from './store';

/** More, or those of another page, find little more and are most of what a search loads. */
const MAX_TEXTS = 2;

/** The texts that most likely answer a query, by their numbers: at most two, of one page. */
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
  const [best] = [...byPage.values()]
    .map((texts) => ({texts: [...texts], score: score([...texts])}))
    .sort((a, b) => b.score - a.score);
  return chooseOfPage(best?.texts ?? [], score);
}

/** The best text, and the one that adds most to it, if it adds anything. */
function chooseOfPage(
  texts: readonly number[],
  score: (texts: readonly number[]) => number,
): number[] {
  const chosen: number[] = [];
  while (chosen.length < MAX_TEXTS) {
    const scored = texts.map((text) => ({text, score: score([...chosen, text])}));
    const [next] = scored.sort((a, b) => b.score - a.score || a.text - b.text);
    if (!next || next.score <= score(chosen)) {
      break;
    }
    chosen.push(next.text);
  }
  return chosen;
}
