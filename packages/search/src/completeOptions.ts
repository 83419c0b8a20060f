import {SYNONYMS} from './synonyms';
import {LONGEST_PHRASE} from './tokenize';

export type IndexOptions = {
  /**
   * The path of the index, the only file whose name does not change.
   * @default 'search-index.json'
   */
  file?: string;
  /**
   * The folder of its other files, which may be cached for ever: their names change with their content.
   * @default 'search'
   */
  folder?: string;
  /**
   * Groups of words and phrases, in lower case, that mean the same.
   * @default SYNONYMS
   */
  synonyms?: readonly (readonly string[])[];
  /**
   * Groups of phrases, in lower case: what the site calls a thing, then what readers call it who come from
   * other tools. A search for one of these also finds the first.
   * @default []
   */
  foreign?: readonly (readonly string[])[];
  /**
   * Words, in lower case, of which no other form means the same: the system Windows is no window.
   * @default []
   */
  unstemmed?: readonly string[];
  sizes?: Partial<Sizes>;
};

/** The sizes, in characters, by which the index is cut into files. */
export type Sizes = {
  /**
   * Up to which size all names are in the file that the first query loads.
   * @default 400_000
   */
  whole: number;
  /**
   * A part of the names and of the words of a larger site.
   * @default 2_500
   */
  part: number;
  /**
   * What a part of the names has of one word.
   * @default 5_000
   */
  word: number;
  /**
   * The texts of a page that are in one file.
   * @default 12_000
   */
  text: number;
};

type Options = Required<IndexOptions> & {sizes: Sizes};

/** Fills in the defaults. Throws one error that lists everything that an index can do nothing with. */
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

/** Returns why no query can have a phrase, and what to do. */
function checkPhrase(option: string, phrase: string): string[] {
  if (phrase !== phrase.toLowerCase()) {
    return [`${option}: "${phrase}" has capital letters. Write it in lower case.`];
  }
  return phrase.split(' ').length > LONGEST_PHRASE
    ? [`${option}: "${phrase}" is too long. Use at most ${LONGEST_PHRASE} words.`]
    : [];
}
