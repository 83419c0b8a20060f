import {createNameQuery, type NameQuery} from './rankName';
import type {Slot} from './readQuery';
import type {Store} from './store';
import type {UnderstoodSlot} from './types';
import {MAX_CORRECTIONS, understandSlot} from './understandSlot';

/** A query as the index understands it; a slot that nothing has is left out. */
export type Understood = {
  slots: readonly UnderstoodSlot[];
  /** The words of the index that were looked for. */
  terms: ReadonlySet<string>;
  /** The names that a reader may mean; first what was typed. */
  names: readonly NameQuery[];
  /** Whether a typing error was assumed. */
  isCorrected: boolean;
};

/** How many slots are kept: those of a few queries. */
const MOST_RECALLED = 200;
/** How much less likely a name is that was not typed as it is. */
const DOUBTS = {synonym: 0.75, correction: 1};

/** Looks the slots of a query up, and lists the names that it may mean. */
export function understandQuery(store: Store, query: string, slots: readonly Slot[]): Understood {
  const understood = slots.flatMap((slot) => recallSlot(store, slot) ?? []);
  const corrections = new Map(
    understood.flatMap(({correction}) => (correction ? [correction] : [])),
  );
  return {
    slots: understood,
    terms: new Set(understood.flatMap(({terms}) => [...terms])),
    names: listNames(query, slots, corrections),
    isCorrected: corrections.size > 0,
  };
}

/** Of a query, only the word that is being typed changes with a key. */
function recallSlot(store: Store, slot: Slot): UnderstoodSlot | undefined {
  const {understood} = store;
  const key = JSON.stringify(slot);
  if (!understood.has(key)) {
    if (understood.size === MOST_RECALLED) {
      understood.clear();
    }
    understood.set(key, understandSlot(store, slot));
  }
  return understood.get(key);
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
  const typed = [query, slots.flatMap(readTyped).join(' '), words.join(' ')];
  return [
    ...[...new Set(typed)].map((name) => createNameQuery(name, 0)),
    ...numbers.map((number) =>
      createNameQuery(words.map((word) => correct(word, number)).join(' '), DOUBTS.correction),
    ),
    ...synonyms.map((synonym) => createNameQuery(synonym.words.join(' '), DOUBTS.synonym)),
  ];
}
