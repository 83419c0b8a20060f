import {correctWord, findWords, splitWord, type Expansion} from './expandWord';
import {createNameQuery, rankName, type NameQuery} from './rankName';
import type {Slot} from './readQuery';
import type {Hit, Store, StoredEntry} from './store';

/** A query as the index understands it; a slot that nothing has is left out. */
export type Understood = {
  slots: readonly UnderstoodSlot[];
  /** The words of the index that were looked for. */
  terms: ReadonlySet<string>;
  /** What was typed, in the form of names. */
  text: string;
  /** How exactly an entry is called what is asked for (rankName), in any of its readings. */
  rankName: (entry: StoredEntry) => number;
  /** Whether a typing error was assumed. */
  isCorrected: boolean;
};

type UnderstoodSlot = {
  entries: ReadonlyMap<StoredEntry, Hit>;
  texts: ReadonlyMap<number, number>;
  /** How much the slot tells: more for rarer words. */
  weight: number;
  isWeak: boolean;
};

/** What a weak word tells of what another one tells. */
const WEAK = 0.16;
/** How many meanings of a mistyped word may be a name. */
const MAX_CORRECTIONS = 3;
/** How much less likely a name is that was not typed as it is. */
const DOUBTS = {synonym: 0.75, correction: 1};

/** Looks the words of a query up: as they are, then, where there is nothing, without typing errors. */
export function understandQuery(store: Store, query: string, slots: readonly Slot[]): Understood {
  const terms = new Set<string>();
  const corrections = new Map<string, readonly string[]>();
  const understood = slots.flatMap(({alternatives, isWeak}) => {
    const readings = [findWords, correctWord, splitWord].map(
      (expand) => () => alternatives.map((one) => lookUp(store, one, expand)),
    );
    for (const read of readings) {
      const found = read();
      if (found.some(isFound)) {
        const [typed] = alternatives[0]?.words ?? [];
        const meant = found[0]?.expansions[0] ?? [];
        if (typed !== undefined && meant.length > 0 && !store.named.has(typed)) {
          corrections.set(
            typed,
            meant.slice(0, MAX_CORRECTIONS).map(({word}) => word),
          );
        }
        return [joinSlot(store, found, terms, isWeak)];
      }
    }
    return [];
  });
  const names = listNames(query, slots, corrections);
  return {
    slots: understood,
    terms,
    text: names[0]?.text ?? '',
    rankName: rememberRanks(names),
    isCorrected: corrections.size > 0,
  };
}

/** An entry is ranked by its names, then once more with texts. */
function rememberRanks(names: readonly NameQuery[]): Understood['rankName'] {
  const ranks = new Map<StoredEntry, number>();
  return (entry) => {
    const rank = ranks.get(entry) ?? Math.max(0, ...names.map((name) => rankName(entry, name)));
    ranks.set(entry, rank);
    return rank;
  };
}

/**
 * The query itself, its words but the most common ones, its telling words, these without typing errors,
 * and synonyms of all of it.
 */
function listNames(
  query: string,
  slots: readonly Slot[],
  corrections: ReadonlyMap<string, readonly string[]>,
): NameQuery[] {
  const telling = slots.filter(({isWeak}) => !isWeak);
  const readTyped = ({alternatives: [typed]}: Slot) => typed?.words ?? [];
  const numbers = Array.from(
    {length: corrections.size > 0 ? MAX_CORRECTIONS : 0},
    (_, index) => index,
  );
  const correct = (word: string, number: number) => {
    const meant = corrections.get(word) ?? [word];
    return meant[number] ?? meant[0];
  };
  const synonyms = telling.length === 1 ? (telling[0]?.alternatives.slice(1) ?? []) : [];
  const words = telling.flatMap(readTyped);
  return [
    createNameQuery(query, 0),
    ...(telling.length < slots.length
      ? [createNameQuery(slots.flatMap(readTyped).join(' '), 0)]
      : []),
    createNameQuery(words.join(' '), 0),
    ...numbers.map((number) =>
      createNameQuery(words.map((word) => correct(word, number)).join(' '), DOUBTS.correction),
    ),
    ...synonyms.map((synonym) => createNameQuery(synonym.words.join(' '), DOUBTS.synonym)),
  ];
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
  const named = [...entries.values()].filter((hit) => hit.weight > 0).length;
  const count = Math.max(named, texts.size);
  const rarity = Math.log(1 + store.entries.size / (1 + count));
  return {entries, texts, weight: isWeak ? rarity * WEAK : rarity, isWeak};
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
