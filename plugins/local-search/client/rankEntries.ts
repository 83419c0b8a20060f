import {correctWord, findWords, type Expansion} from './expandWord';
import type {Family} from './finder';
import {normalizeQuery, rankName} from './rankName';
import type {Slot} from './readQuery';
import type {Hit, Store, StoredEntry} from './store';

/** An entry with how well it answers a query: `name` says how exactly it is called so (rankName). */
export type Ranked = {entry: StoredEntry; score: number; name: number; share: number};

/**
 * A query as the index understands it: for each slot the entries and the texts that have it. A slot
 * that nothing has is left out. `terms` are the words of the index that were looked for.
 */
export type Understood = {
  slots: readonly UnderstoodSlot[];
  terms: ReadonlySet<string>;
  /** Whether a typing error was assumed. */
  isCorrected: boolean;
  /** The query with its words corrected. */
  corrected: string;
};

type UnderstoodSlot = {
  entries: ReadonlyMap<StoredEntry, Hit>;
  texts: ReadonlyMap<number, number>;
  /** How much the slot tells: more for rarer words. */
  weight: number;
};

/** What a name adds that has no other words than the query's. */
const COVERAGE = 0.8;
/** What an entry has of a word that is only elsewhere on its page. */
const ELSEWHERE = 0.3;
/** Results that are less likely meant, and those that are more. */
const KIND_WEIGHTS = new Map([
  ['page', 1.25],
  ['field', 0.75],
  ['case', 0.75],
  ['const', 0.85],
  ['var', 0.85],
]);
const FAMILY_WEIGHTS: Partial<Record<Family, number>> = {cli: 1.15, setting: 1.1, go: 0.95};
/** What a weak word tells of what another one tells. */
const WEAK = 0.25;
/** What a symbol is worth for a query with words that are not in its name. */
const BESIDE_NAME = 0.7;
/** Below this part of the best score, a result is noise. */
const NOISE = 0.2;

/** Looks the words of a query up: as they are, then, where there is nothing, without typing errors. */
export function understandQuery(store: Store, query: string, slots: readonly Slot[]): Understood {
  const terms = new Set<string>();
  let corrected = normalizeQuery(query);
  const understood = slots.flatMap(({alternatives, isWeak}) => {
    const found = alternatives.map((one) => lookUp(store, one, findWords));
    if (found.some(isFound)) {
      return [joinSlot(store, found, terms, isWeak)];
    }
    const meant = alternatives.map((one) => lookUp(store, one, correctWord));
    const [typed] = alternatives[0]?.words ?? [];
    const [word] = meant[0]?.expansions[0] ?? [];
    if (typed !== undefined && word) {
      corrected = corrected.replace(typed, word.word);
    }
    return meant.some(isFound) ? [joinSlot(store, meant, terms, isWeak)] : [];
  });
  const isCorrected = corrected !== normalizeQuery(query);
  return {slots: understood, terms, isCorrected, corrected};
}

type Found = {
  weight: number;
  expansions: readonly (readonly Expansion[])[];
};

function lookUp(
  store: Store,
  {words, weight}: Slot['alternatives'][number],
  expand: (store: Store, word: string) => Expansion[],
): Found {
  return {weight, expansions: words.map((word) => expand(store, word))};
}

function isFound({expansions}: Found): boolean {
  return expansions.every((words) => words.length > 0);
}

/** The entries and texts that have one of the alternatives, with the weight of the best. */
function joinSlot(
  store: Store,
  alternatives: readonly Found[],
  terms: Set<string>,
  isWeak: boolean,
): UnderstoodSlot {
  const entries = new Map<StoredEntry, Hit>();
  const texts = new Map<number, number>();
  for (const {weight, expansions} of alternatives.filter(isFound)) {
    expansions.flat().forEach(({word}) => terms.add(word));
    const hits = expansions.map((words) => collectHits(store, words));
    for (const [entry, hit] of intersect(hits.map((one) => one.entries))) {
      const other = entries.get(entry);
      const better = average(hit.map((one) => one.weight)) * weight;
      const isInName = hit.every((one) => one.isInName);
      if (!other || other.weight < better) {
        entries.set(entry, {weight: better, isInName: isInName || other?.isInName === true});
      }
    }
    for (const [text, hit] of intersect(hits.map((one) => one.texts))) {
      texts.set(text, Math.max(texts.get(text) ?? 0, average(hit) * weight));
    }
  }
  const count = Math.max(entries.size, texts.size);
  const rarity = Math.log(1 + store.entries.size / (1 + count));
  return {entries, texts, weight: isWeak ? rarity * WEAK : rarity};
}

function collectHits(store: Store, expansions: readonly Expansion[]) {
  const entries = new Map<StoredEntry, Hit>();
  const texts = new Map<number, number>();
  for (const {word, weight} of expansions) {
    const record = store.words.get(word);
    for (const [entry, hit] of record?.entries ?? []) {
      const better = hit.weight * weight;
      if ((entries.get(entry)?.weight ?? 0) < better) {
        entries.set(entry, {weight: better, isInName: hit.isInName});
      }
    }
    for (const text of record?.texts ?? []) {
      texts.set(text, Math.max(texts.get(text) ?? 0, weight));
    }
  }
  return {entries, texts};
}

/** What all maps have, with its value in each. */
function intersect<Key, Value>(maps: readonly ReadonlyMap<Key, Value>[]): [Key, Value[]][] {
  const [first, ...others] = maps;
  return [...(first ?? [])].flatMap(([key, value]): [Key, Value[]][] => {
    const values = others.map((map) => map.get(key));
    return values.every((one) => one !== undefined) ? [[key, [value, ...values]]] : [];
  });
}

function average(numbers: readonly number[]): number {
  return numbers.reduce((sum, one) => sum + one, 0) / Math.max(1, numbers.length);
}

/** The entries that answer a query, best first. */
export function rankEntries(
  store: Store,
  query: string,
  {slots, corrected, isCorrected}: Understood,
  family: Family | undefined,
): Ranked[] {
  const pageTexts = slots.map(({texts}) => listPages(store, texts));
  const all = slots.reduce((sum, {weight}) => sum + weight, 0);
  const candidates = new Set(slots.flatMap(({entries}) => [...entries.keys()]));
  const typed = normalizeQuery(query);
  const ranked = [...candidates].flatMap((entry): Ranked[] => {
    if (family && entry.family !== family) {
      return [];
    }
    let sum = 0;
    let had = 0;
    let inName = 0;
    slots.forEach(({entries, weight}, index) => {
      const hit = entries.get(entry);
      const elsewhere = pageTexts[index]?.has(entry.page.url) ? ELSEWHERE : 0;
      sum += (hit?.weight ?? 0) * weight;
      had += (hit ? 1 : elsewhere) * weight;
      inName += hit?.isInName ? 1 : 0;
    });
    const share = all === 0 ? 0 : had / all;
    const coverage = Math.min(1, inName / entry.nameSize);
    const exact = rankName(entry, typed);
    const name = isCorrected ? Math.max(exact, rankName(entry, corrected) - 1) : exact;
    const isBeside = entry.family !== 'page' && inName < slots.length;
    const factor =
      (isBeside ? BESIDE_NAME : 1) *
      (KIND_WEIGHTS.get(entry.kind) ?? 1) *
      (FAMILY_WEIGHTS[entry.family] ?? 1);
    return [{entry, name, share, score: sum * share ** 2 * (1 + COVERAGE * coverage) * factor}];
  });
  ranked.sort((a, b) => b.name - a.name || b.score - a.score || compareDepth(a.entry, b.entry));
  const best = Math.max(0, ...ranked.map(({score}) => score));
  return ranked.filter(({name, score}) => name > 0 || score >= best * NOISE);
}

function listPages(store: Store, texts: ReadonlyMap<number, number>): Set<string> {
  return new Set([...texts.keys()].flatMap((text) => store.pages.get(text) ?? []));
}

/** Of two symbols that match equally, the one with fewer names before it. */
function compareDepth(a: StoredEntry, b: StoredEntry): number {
  return a.url.length - b.url.length;
}
