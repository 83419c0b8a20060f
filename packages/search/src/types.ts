/** Family of a result: `page` for pages and their sections, or the reference of a symbol. */
export type Family = string;

/** A page with the sections and symbols on it, in the order of its text. */
export type Page = {
  /** Its address without the base URL; results have the same. */
  url: string;
  title: string;
  /**
   * What else the page is called, such as its label in a menu.
   * @default ''
   */
  alias?: string;
  /**
   * Phrases that find the page as if it were called so.
   * @default []
   */
  keywords?: readonly string[];
  /**
   * The line below it in results.
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
  /** Its heading, or how a symbol is written in code; several names of a symbol are parted by `, `. */
  name: string;
  /** @default 'page' */
  family?: Family;
  /**
   * A word for what it is, such as `function`.
   * @default 'section'
   */
  kind?: string;
  /**
   * The headings between the page and it.
   * @default []
   */
  trail?: readonly string[];
  /**
   * The line below it in results.
   * @default the start of its text
   */
  summary?: string;
  /**
   * The text below its heading, up to the next one.
   * @default ''
   */
  text?: string;
};

/** What a query finds, as readers see it. `url` has no base URL, `trail` the headings between the page and it. */
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
 * What a query finds: the page of the best result first. `terms` are the words to mark, in lower
 * case. `isWhole` is false while text is still being loaded that may hold more. With no results,
 * `suggestion` may be another query that has some.
 */
export type Answer = {
  groups: readonly ResultGroup[];
  terms: readonly string[];
  isWhole: boolean;
  suggestion?: string;
};

/** What a reader types, and the family to which the results are limited. */
export type Query = {text: string; family?: Family};

/**
 * Answers a query: calls `show` once or twice, the first time before it returns, the last time with
 * a whole answer. The call that it returns ends that.
 */
export type Finder = (query: Query, show: (answer: Answer) => void) => () => void;
