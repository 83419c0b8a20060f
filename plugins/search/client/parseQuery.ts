import {splitWords, STOP_WORDS, WEAK_WORDS, type Word} from '../tokenize';
import {WEIGHTS} from './weights';

/** Words that may say something: all of them. Those that a reader typed may be begun or mistyped. */
export type Alternative = {words: readonly string[]; weight: number; isTyped: boolean};

/**
 * One thing that a reader asks for: as typed, as the names in an identifier, or as a synonym. `isWeak`
 * says that it adds little to the question.
 */
export type QueryTerm = {alternatives: readonly Alternative[]; isWeak: boolean};

/** A longer text was pasted: its first words tell enough. */
const MOST_TERMS = 48;

/**
 * What a query asks for. Each group of synonyms holds words or phrases of the same meaning. A query of
 * nothing but very common words asks for these.
 */
export function parseQuery(text: string, synonyms: readonly (readonly string[])[]): QueryTerm[] {
  const words = splitWords(text);
  const terms = new Map<string, QueryTerm>();
  for (let index = 0; index < words.length && terms.size < MOST_TERMS;) {
    const phrase = findPhrase(words.slice(index, index + 4), synonyms);
    const word = words[index];
    if (phrase) {
      terms.set(phrase.key, {alternatives: phrase.alternatives, isWeak: false});
    } else if (word && !STOP_WORDS.has(word.whole)) {
      terms.set(word.whole, toQueryTerm(word));
    }
    index += phrase?.length ?? 1;
  }
  return terms.size > 0 ? [...terms.values()] : words.slice(0, MOST_TERMS).map(toQueryTerm);
}

function toQueryTerm({whole, names}: Word): QueryTerm {
  const itself = {words: [whole], weight: 1, isTyped: true};
  const parts = names.length > 0 ? [{words: names, weight: WEIGHTS.parts, isTyped: true}] : [];
  return {alternatives: [itself, ...parts], isWeak: WEAK_WORDS.has(whole)};
}

/** The longest phrase with synonyms that starts the words. */
function findPhrase(words: readonly Word[], synonyms: readonly (readonly string[])[]) {
  const typed = `${words.map(({whole}) => whole).join(' ')} `;
  const isTyped = (phrase: string) => typed.startsWith(phrase) && typed[phrase.length] === ' ';
  const [longest] = synonyms
    .flatMap((group) => group.filter(isTyped).map((phrase) => ({phrase, group})))
    .sort((a, b) => b.phrase.length - a.phrase.length);
  if (!longest) return undefined;
  const {phrase, group} = longest;
  const others = group.filter((other) => other !== phrase);
  const alternatives = [
    {words: omitStopWords(phrase), weight: 1, isTyped: true},
    ...others.map((other) => ({
      words: omitStopWords(other),
      weight: WEIGHTS.synonym,
      isTyped: false,
    })),
  ];
  return {key: phrase, alternatives, length: phrase.split(' ').length};
}

function omitStopWords(phrase: string): string[] {
  const words = phrase.split(' ');
  const telling = words.filter((word) => !STOP_WORDS.has(word));
  return telling.length > 0 ? telling : words;
}
