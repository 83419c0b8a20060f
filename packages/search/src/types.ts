/** Family of a result: `page` for pages and their sections, or the reference of a symbol. */
export type Family = string;

/** A page with the sections and symbols on it, in the order of its text. */
export type Page = {
  /** Its address without the base URL, as results have it. */
  url: string;
  title: string;
  /**
   * Another name of the page, such as its label in a menu.
   * @default ''
   */
  alias?: string;
  /**
   * Phrases that find the page as its title does; none contains a comma and a space.
   * @default []
   */
  keywords?: readonly string[];
  /**
   * The line below the page in results.
   * @default the start of its text
   */
  summary?: string;
  /**
   * The text before the first section.
   * @default ''
   */
  text?: string;
  /** @default [] */
  entries?: readonly Entry[];
};

/** A place on a page that a query can find: a section, or a symbol of a reference. */
export type Entry = {
  /** The id of its element. */
  anchor: string;
  /** Its heading, or how a symbol is written in code; `, ` separates several names of a symbol. */
  name: string;
  /** @default 'page' */
  family?: Family;
  /**
   * The kind of entry, such as `function`.
   * @default 'section'
   */
  kind?: string;
  /**
   * The headings between the page and the entry.
   * @default []
   */
  trail?: readonly string[];
  /**
   * The line below the entry in results.
   * @default the start of its text
   */
  summary?: string;
  /**
   * The text below its heading, up to the next one.
   * @default ''
   */
  text?: string;
};

/** A result as readers see it. `url` has no base URL, `trail` the headings between the page and the result. */
export type Result = {
  url: string;
  family: Family;
  kind: string;
  name: string;
  trail: readonly string[];
  summary: string;
};

/** The results of one page, best first. */
export type ResultGroup = {url: string; title: string; results: readonly Result[]};

/**
 * The results of a query; the page of the best result comes first. `terms` are the words to mark, in lower case.
 * `isWhole` is false while more text is loading that may contain results. Without results, `suggestion` may be
 * another query that has some.
 */
export type Answer = {
  groups: readonly ResultGroup[];
  terms: readonly string[];
  isWhole: boolean;
  suggestion?: string;
};

/** The input of a reader, and the family to which the results are limited. */
export type Query = {text: string; family?: Family};

/**
 * Answers a query: calls `show` once or twice, the first time synchronously, the last time with a whole answer. Call
 * the returned function to cancel.
 */
export type Finder = (query: Query, show: (answer: Answer) => void) => () => void;
