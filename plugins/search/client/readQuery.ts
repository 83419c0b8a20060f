import {splitWords, STOP_WORDS, WEAK_WORDS, type Word} from '../tokenize';

/**
 * One thing that a reader asks for, and the words that may say it: as typed, as the names in an
 * identifier, or as a synonym. An entry has an alternative if it has all of its words.
 */
export type Slot = {
  alternatives: readonly {words: readonly string[]; weight: number}[];
  /** Whether it tells little of what is asked for. */
  isWeak: boolean;
};

const PARTS_WEIGHT = 0.8;
const SYNONYM_WEIGHT = 0.7;

/**
 * What a query asks for. Each group of synonyms holds words or phrases of the same meaning. A query of
 * nothing but very common words asks for these.
 */
export function readQuery(text: string, synonyms: readonly (readonly string[])[]): Slot[] {
  const words = splitWords(text);
  const slots: Slot[] = [];
  for (let index = 0; index < words.length;) {
    const phrase = findPhrase(words.slice(index), synonyms);
    const word = words[index];
    if (phrase) {
      slots.push({alternatives: phrase.alternatives, isWeak: false});
    } else if (word && !STOP_WORDS.has(word.whole)) {
      slots.push(readWord(word));
    }
    index += phrase?.length ?? 1;
  }
  return slots.length > 0 ? slots : words.map(readWord);
}

function readWord({whole, names}: Word): Slot {
  const itself = {words: [whole], weight: 1};
  const parts = names.length > 0 ? [{words: names, weight: PARTS_WEIGHT}] : [];
  return {alternatives: [itself, ...parts], isWeak: WEAK_WORDS.has(whole)};
}

/** The longest phrase with synonyms that starts the words. */
function findPhrase(words: readonly Word[], synonyms: readonly (readonly string[])[]) {
  const typed = `${words.map(({whole}) => whole).join(' ')} `;
  const isTyped = (phrase: string) => typed.startsWith(phrase) && typed[phrase.length] === ' ';
  const [longest] = synonyms
    .flatMap((group) => group.filter(isTyped).map((phrase) => ({phrase, group})))
    .sort((a, b) => b.phrase.length - a.phrase.length);
  if (!longest) {
    return undefined;
  }
  const {phrase, group} = longest;
  const others = group.filter((other) => other !== phrase);
  const alternatives = [
    {words: readPhrase(phrase), weight: 1},
    ...others.map((other) => ({words: readPhrase(other), weight: SYNONYM_WEIGHT})),
  ];
  return {alternatives, length: phrase.split(' ').length};
}

function readPhrase(phrase: string): string[] {
  const words = phrase.split(' ');
  const telling = words.filter((word) => !STOP_WORDS.has(word));
  return telling.length > 0 ? telling : words;
}
