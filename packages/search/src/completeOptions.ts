import {SYNONYMS} from './synonyms';
import {LONGEST_PHRASE} from './tokenize';

export type IndexOptions = {
  /**
   * The path of the index, the only file with a fixed name.
   * @default 'search-index.json'
   */
  file?: string;
  /**
   * The folder of the other files; their names contain a hash, so they may be cached for ever.
   * @default 'search'
   */
  folder?: string;
  /**
   * Groups of words and phrases, in lower case, that mean the same.
   * @default SYNONYMS
   */
  synonyms?: readonly (readonly string[])[];
  /**
   * Groups of phrases, in lower case: the site's term, then terms of other tools for the same. A search for one of
   * these also finds the first.
   * @default []
   */
  foreign?: readonly (readonly string[])[];
  /**
   * Words, in lower case, that have no other forms: the system Windows is not the plural of window.
   * @default []
   */
  unstemmed?: readonly string[];
  sizes?: Partial<Sizes>;
};

/** Sizes of the index's files, in characters. */
export type Sizes = {
  /**
   * Up to this size, all names are in the file that the first query loads.
   * @default 400_000
   */
  whole: number;
  /**
   * Size of a part of the names, and of the words, of a larger site.
   * @default 2_500
   */
  part: number;
  /**
   * Size of the names with one word that a part may have.
   * @default 5_000
   */
  word: number;
  /**
   * Size of the texts of a page that share a file.
   * @default 12_000
   */
  text: number;
};

type Options = Required<IndexOptions> & {sizes: Sizes};

/** Fills in the defaults. Throws one error that lists every invalid option. */
export function completeOptions({
  file = 'search-index.json',
  folder = 'search',
  synonyms = SYNONYMS,
  foreign = [],
  unstemmed = [],
  sizes: given,
  ...others
}: IndexOptions): Options {
  const sizes = {whole: 400_000, part: 2_500, word: 5_000, text: 12_000, ...given};
  const options = {file, folder, synonyms, foreign, unstemmed, sizes};
  const problems = [
    ...Object.keys(others).map(
      (name) => `${name}: there is no such option. Use ${Object.keys(options).join(', ')}.`,
    ),
    ...(/\*|^\/|\/$|^$/.test(folder)
      ? [`folder: "${folder}" is not a folder of the site. Leave out * and slashes at the ends.`]
      : []),
    ...checkGroups('synonyms', synonyms),
    ...checkGroups('foreign', foreign),
    ...unstemmed.flatMap((word) => checkPhrase('unstemmed', word)),
    ...Object.entries(sizes)
      .filter(([, size]) => !(size > 0))
      .map(([name, size]) => `sizes.${name}: ${size} is not a size. Give a number above 0.`),
  ];
  if (problems.length > 0) throw new Error(problems.join('\n'));
  return options;
}

function checkGroups(option: string, groups: readonly (readonly string[])[]): string[] {
  return groups.flatMap((group) =>
    typeof group === 'string' || group.length < 2
      ? [`${option}: ${JSON.stringify(group)} is not a group. List two phrases or more.`]
      : group.flatMap((phrase) => checkPhrase(option, phrase)),
  );
}

/** Explains why no query can match a phrase, and how to correct it. */
function checkPhrase(option: string, phrase: string): string[] {
  if (phrase !== phrase.toLowerCase()) {
    return [`${option}: "${phrase}" has capital letters. Write it in lower case.`];
  }
  return phrase.split(' ').length > LONGEST_PHRASE
    ? [`${option}: "${phrase}" is too long. Use at most ${LONGEST_PHRASE} words.`]
    : [];
}
