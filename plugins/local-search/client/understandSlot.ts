import {correctWord, findWords, splitWord, type Expansion} from './expandWord';
import type {Slot} from './readQuery';
import type {Hit, Store, StoredEntry} from './store';

/** A slot that the index has. */
export type UnderstoodSlot = {
  /** The words of the index that were looked for. */
  terms: ReadonlySet<string>;
  /** What was typed and what it may mean, if that is no name. */
  correction?: [typed: string, meant: readonly string[]];
  entries: ReadonlyMap<StoredEntry, Hit>;
  texts: ReadonlyMap<number, number>;
  /** The pages of these texts. */
  pages: ReadonlySet<string>;
  /** How much the slot tells: more for rarer words. */
  weight: number;
  isWeak: boolean;
};

/** What a weak word tells of what another one tells. */
const WEAK = 0.16;
/** How many meanings of a mistyped word may be a name. */
export const MAX_CORRECTIONS = 3;

/**
 * Looks a slot up: as it is, then, where there is nothing, without typing errors. Undefined where the
 * index has nothing of it.
 */
export function understandSlot(
  store: Store,
  {alternatives, isWeak}: Slot,
): UnderstoodSlot | undefined {
  for (const expand of [findWords, correctWord, splitWord]) {
    const found = alternatives.map((one) => lookUp(store, one, expand));
    if (found.some(isFound)) {
      const [typed] = alternatives[0]?.words ?? [];
      const meant = (found[0]?.expansions[0] ?? []).slice(0, MAX_CORRECTIONS);
      const isCorrected = typed !== undefined && meant.length > 0 && !store.named.has(typed);
      return {
        ...joinSlot(store, found, isWeak),
        ...(isCorrected && {correction: [typed, meant.map(({word}) => word)]}),
      };
    }
  }
  return undefined;
}

type Found = {
  weight: number;
  expansions: readonly (readonly Expansion[])[];
};

function lookUp(
  store: Store,
  {words, weight}: Slot['alternatives'][number],
  expand: (store: Store, word: string) => readonly Expansion[],
): Found {
  return {weight, expansions: words.map((word) => expand(store, word))};
}

function isFound({expansions}: Found): boolean {
  return expansions.every((words) => words.length > 0);
}

/** The entries and texts that have one of the alternatives, with the weight of the best. */
function joinSlot(store: Store, alternatives: readonly Found[], isWeak: boolean): UnderstoodSlot {
  const terms = new Set<string>();
  const entries = new Map<StoredEntry, Hit>();
  const texts = new Map<number, number>();
  for (const {weight, expansions} of alternatives.filter(isFound)) {
    expansions.flat().forEach(({word}) => terms.add(word));
    const hits = expansions.map((words) => collectHits(store, words));
    for (const [entry, first] of hits[0]?.entries ?? []) {
      const all = hits.map((one) => one.entries.get(entry));
      if (all.every((one) => one !== undefined)) {
        addHit(entries, entry, joinHits(first, all, weight));
      }
    }
    for (const [text] of hits[0]?.texts ?? []) {
      const all = hits.map((one) => one.texts.get(text));
      if (all.every((one) => one !== undefined)) {
        texts.set(text, Math.max(texts.get(text) ?? 0, average(all) * weight));
      }
    }
  }
  const pages = new Set([...texts.keys()].flatMap((text) => store.pages.get(text) ?? []));
  const named = [...entries.values()].filter((hit) => hit.weight > 0).length;
  const count = Math.max(named, texts.size);
  const rarity = Math.log(1 + store.entries.size / (1 + count));
  return {terms, entries, texts, pages, weight: isWeak ? rarity * WEAK : rarity, isWeak};
}

function collectHits(store: Store, expansions: readonly Expansion[]) {
  const entries = new Map<StoredEntry, Hit>();
  const texts = new Map<number, number>();
  for (const {word, weight} of expansions) {
    const record = store.words.get(word);
    for (const [entry, hit] of record?.entries ?? []) {
      addHit(entries, entry, {
        weight: hit.weight * weight,
        text: hit.text * weight,
        isInName: hit.isInName,
      });
    }
    for (const text of record?.texts ?? []) {
      texts.set(text, Math.max(texts.get(text) ?? 0, weight));
    }
  }
  return {entries, texts};
}

/** Keeps the better of two hits. */
function addHit(entries: Map<StoredEntry, Hit>, entry: StoredEntry, hit: Hit): void {
  const other = entries.get(entry);
  entries.set(
    entry,
    other
      ? {
          weight: Math.max(hit.weight, other.weight),
          text: Math.max(hit.text, other.text),
          isInName: hit.isInName || other.isInName,
        }
      : hit,
  );
}

/** The hit of an entry that has all words of an alternative. */
function joinHits(first: Hit, all: readonly Hit[], weight: number): Hit {
  if (all.length === 1) {
    const text = Math.max(first.weight, first.text) * weight;
    return {weight: first.weight * weight, text, isInName: first.isInName};
  }
  const inFields = all.map((one) => one.weight);
  const inAll = all.map((one) => Math.max(one.weight, one.text));
  return {
    weight: inFields.includes(0) ? 0 : average(inFields) * weight,
    text: average(inAll) * weight,
    isInName: all.every((one) => one.isInName),
  };
}

function average(numbers: readonly number[]): number {
  return numbers.reduce((sum, one) => sum + one, 0) / Math.max(1, numbers.length);
}
