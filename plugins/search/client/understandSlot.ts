import {correctWord, findWords, splitWord, type Expansion} from './expandWord';
import type {Slot} from './readQuery';
import type {Store} from './store';
import type {Hit, StoredEntry, UnderstoodSlot} from './types';

/** The weight of a weak word, as a share of that of any other word. */
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
      const hit = hits.length === 1 ? first : joinHits(hits.map((one) => one.entries.get(entry)));
      if (hit) {
        addHit(entries, entry, hit, weight);
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
      addHit(entries, entry, hit, weight);
    }
    for (const text of record?.texts ?? []) {
      texts.set(text, Math.max(texts.get(text) ?? 0, weight));
    }
  }
  return {entries, texts};
}

/** Adds what a hit is worth, or keeps the better of two; a word of a field is in all of an entry. */
function addHit(entries: Map<StoredEntry, Hit>, entry: StoredEntry, hit: Hit, worth: number): void {
  const weight = hit.weight * worth;
  const text = Math.max(hit.weight, hit.text) * worth;
  const other = entries.get(entry);
  if (other) {
    other.weight = Math.max(weight, other.weight);
    other.text = Math.max(text, other.text);
    other.isInName ||= hit.isInName;
  } else {
    entries.set(entry, {weight, text, isInName: hit.isInName});
  }
}

/** The hit of an entry that has all words of an alternative, if it has. */
function joinHits(hits: readonly (Hit | undefined)[]): Hit | undefined {
  const all = hits.filter((hit) => hit !== undefined);
  const inFields = all.map(({weight}) => weight);
  return all.length < hits.length
    ? undefined
    : {
        weight: inFields.includes(0) ? 0 : average(inFields),
        text: average(all.map(({text}) => text)),
        isInName: all.every(({isInName}) => isInName),
      };
}

function average(numbers: readonly number[]): number {
  return numbers.reduce((sum, one) => sum + one, 0) / Math.max(1, numbers.length);
}
