import type {Family} from './finder';
import {joinWeights, type Store, type StoredEntry} from './store';
import type {Understood} from './understandQuery';

/** An entry with how well it answers a query: `name` says how exactly it is called so (rankName). */
export type Ranked = {entry: StoredEntry; score: number; name: number; share: number};

/** What a name adds that has no other words than the query's. */
const COVERAGE = 0.5;
/** How much an entry loses that lacks words of the query. */
const SHARE_POWER = 1.1;
/** What an entry has of a word that is only elsewhere on its page. */
const ELSEWHERE = 0.55;
/** Results that are less likely meant, and those that are more. */
const KIND_WEIGHTS = new Map([
  ['page', 1.15],
  ['field', 0.75],
  ['case', 0.75],
  ['const', 0.85],
  ['var', 0.85],
]);
const FAMILY_WEIGHTS: Partial<Record<Family, number>> = {cli: 1.15, setting: 1.05, go: 0.95};
/** How much less a symbol is worth for a query whose words are not in its name. */
const BESIDE_NAME = 0.55;
/** How exactly an entry is meant whose text has a phrase of so many words (rankName). */
const PHRASE = 1.7;
const PHRASE_WORDS = 4;
/** Below this part of the best score, a result is noise. */
const NOISE = 0.2;

/**
 * The entries that answer a query, best first. Of the texts only those with the numbers are searched: the
 * same query has the same answer, whatever else was loaded.
 */
export function rankEntries(
  store: Store,
  {slots, text, rankName}: Understood,
  texts: ReadonlySet<number>,
  family: Family | undefined,
): Ranked[] {
  const pageTexts = slots.map(({texts}) => listPages(store, texts));
  const all = slots.reduce((sum, {weight}) => sum + weight, 0);
  const strong = slots.filter(({isWeak}) => !isWeak);
  // What has only weak words of a query would be noise, and is most of the site.
  const telling = strong.some(({entries}) => entries.size > 0) ? strong : slots;
  const candidates = new Set(telling.flatMap(({entries}) => [...entries.keys()]));
  const isPhrase = texts.size > 0 && text.split(' ').length >= PHRASE_WORDS;
  const ranked: Ranked[] = [];
  let best = 0;
  for (const entry of candidates) {
    if (family && entry.family !== family) {
      continue;
    }
    const isSearched = texts.has(entry.textNumber ?? -1);
    let sum = 0;
    let had = 0;
    let inName = 0;
    slots.forEach(({entries, weight, isWeak}, index) => {
      const hit = entries.get(entry);
      const value = hit ? joinWeights(hit.weight, isSearched ? hit.text : 0) : 0;
      const part = value > 0 ? 1 : pageTexts[index]?.has(entry.page.url) ? ELSEWHERE : 0;
      sum += value * weight;
      had += part * weight;
      inName += hit?.isInName && !isWeak ? 1 : 0;
    });
    if (sum === 0) {
      continue;
    }
    const share = had / all;
    const coverage = Math.min(1, inName / entry.nameSize);
    const name = Math.max(rankName(entry), isPhrase && hasPhrase(entry, text, texts) ? PHRASE : 0);
    const beside = entry.family === 'page' ? 0 : 1 - inName / Math.max(1, strong.length);
    const factor =
      (1 - beside * BESIDE_NAME) *
      (KIND_WEIGHTS.get(entry.kind) ?? 1) *
      (FAMILY_WEIGHTS[entry.family] ?? 1);
    const score = sum * share ** SHARE_POWER * (1 + COVERAGE * coverage) * factor;
    best = Math.max(best, score);
    ranked.push({entry, name, share, score});
  }
  return ranked
    .filter(({name, score}) => name > 0 || score >= best * NOISE)
    .sort((a, b) => b.name - a.name || b.score - a.score || compareDepth(a.entry, b.entry));
}

/** Whether a text has a query as it is, such as a message in an example. */
function hasPhrase(
  {text, textNumber = -1}: StoredEntry,
  query: string,
  texts: ReadonlySet<number>,
): boolean {
  return texts.has(textNumber) && text.toLowerCase().includes(query);
}

function listPages(store: Store, texts: ReadonlyMap<number, number>): Set<string> {
  return new Set([...texts.keys()].flatMap((text) => store.pages.get(text) ?? []));
}

/** Of two symbols that match equally, the one with fewer names before it. */
function compareDepth(a: StoredEntry, b: StoredEntry): number {
  return a.url.length - b.url.length;
}
