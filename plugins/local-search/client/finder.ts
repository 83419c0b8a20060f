/** What results are of, in the order in which the filter offers them. */
export const FAMILIES = ['page', 'cli', 'setting', 'error', 'api', 'wit', 'go'] as const;

export type Family = (typeof FAMILIES)[number];

/**
 * A place that a query finds: a page, a section of a page, or a symbol of a reference. `url` has no
 * base URL. `kind` is a word for what it is, such as `function` or `section`. `trail` holds the
 * headings between the page and it.
 */
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

export type Query = {text: string; family?: Family};

/**
 * Answers a query: calls `show` once or twice, the first time before it returns, the last time with
 * a whole answer. The call that it returns ends that.
 */
export type Finder = (query: Query, show: (answer: Answer) => void) => () => void;
