import {plainLetters} from '../../lib/plainLetters';
import type {Family} from '../types';
import {rankName} from './rankName';
import {joinWeights} from './store';
import type {StoredEntry} from './types';
import type {Understood} from './understandQuery';

/** An entry with how well it answers a query: `name` says how exactly it is called so (rankName). */
export type Ranked = {entry: StoredEntry; score: number; name: number; share: number};

type Slots = Understood['slots'];

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
/** The rank (rankName) of an entry whose text has the query as a phrase of at least this many words. */
const PHRASE = 1.7;
const PHRASE_WORDS = 4;
/** Below this part of the best score, a result is noise. */
const NOISE = 0.2;

/**
 * Ranks the entries that answer a query, best first, as often as needed. Of the texts only those with
 * the numbers are searched: the same query has the same answer, whatever else was loaded.
 */
export function createRanking(
  {slots, names}: Understood,
  family: Family | undefined,
): (texts: ReadonlySet<number>) => Ranked[] {
  const candidates = listCandidates(slots).filter((entry) => !family || entry.family === family);
  const query = names[0]?.text ?? '';
  const isPhrase = query.split(' ').length >= PHRASE_WORDS;
  const byNames = new Map<StoredEntry, Ranked>();
  const rankByNames = (entry: StoredEntry) => {
    const ranked = byNames.get(entry) ?? rankEntry(entry, slots, rankNames(entry, names), false);
    byNames.set(entry, ranked);
    return ranked;
  };
  return (texts) => {
    const all = candidates.map((entry) => {
      if (!texts.has(entry.textNumber ?? -1)) {
        return rankByNames(entry);
      }
      const hasPhrase = isPhrase && plainLetters(entry.text).toLowerCase().includes(query);
      const name = Math.max(rankByNames(entry).name, hasPhrase ? PHRASE : 0);
      return rankEntry(entry, slots, name, true);
    });
    const best = all.reduce((most, {score}) => Math.max(most, score), 0);
    return all
      .filter(({name, score}) => score > 0 && (name > 0 || score >= best * NOISE))
      .sort((a, b) => b.name - a.name || b.score - a.score || compareDepth(a.entry, b.entry));
  };
}

/** What has only weak words of a query would be noise, and is most of the site. */
function listCandidates(slots: Slots): StoredEntry[] {
  const strong = slots.filter(({isWeak}) => !isWeak);
  const telling = strong.some(({entries}) => entries.size > 0) ? strong : slots;
  return [...new Set(telling.flatMap(({entries}) => [...entries.keys()]))];
}

function rankNames(entry: StoredEntry, names: Understood['names']): number {
  return names.reduce((best, name) => Math.max(best, rankName(entry, name)), 0);
}

/** `name` is how exactly the query matches the entry's name (rankName). */
function rankEntry(entry: StoredEntry, slots: Slots, name: number, isSearched: boolean): Ranked {
  let sum = 0;
  let had = 0;
  let all = 0;
  let inName = 0;
  let strong = 0;
  for (const {entries, weight, isWeak, pages} of slots) {
    const hit = entries.get(entry);
    const value = hit ? joinWeights(hit.weight, isSearched ? hit.text : 0) : 0;
    all += weight;
    strong += isWeak ? 0 : 1;
    if (value > 0) {
      sum += value * weight;
      had += weight;
      inName += hit?.isInName && !isWeak ? 1 : 0;
    } else if (pages.has(entry.page.url)) {
      had += ELSEWHERE * weight;
    }
  }
  const share = had / all;
  const coverage = Math.min(1, inName / entry.nameSize);
  const beside = entry.family === 'page' ? 0 : 1 - inName / Math.max(1, strong);
  const factor =
    (1 - beside * BESIDE_NAME) *
    (KIND_WEIGHTS.get(entry.kind) ?? 1) *
    (FAMILY_WEIGHTS[entry.family] ?? 1);
  const score = sum * share ** SHARE_POWER * (1 + COVERAGE * coverage) * factor;
  return {entry, name, share, score};
}

/** Of two symbols that match equally, the one with fewer names before it. */
function compareDepth(a: StoredEntry, b: StoredEntry): number {
  return a.url.length - b.url.length;
}
