import type {Family} from 'section-search';
import type {Texts} from './texts';

/** The index at the root of the built site, the only one of its files with a fixed name. */
export const INDEX_FILE = 'search-index.json';

/** Returns the file of the index for a version of the docs; pages outside the docs use that of the last version. */
export function nameIndex(plugin = '', version?: {name: string; isLast: boolean}): string {
  return !version || version.isLast ? INDEX_FILE : `search-index-${plugin}-${version.name}.json`;
}

/**
 * A docs page or post: `path` has no base URL, `file` is its source below the site's folder, and `alias` its sidebar
 * label.
 */
export type PageSource = {
  path: string;
  file: string;
  html: string;
  alias?: string;
  description?: string;
  keywords?: readonly string[];
};

/**
 * A heading of level 1 to 5 with the text below it. `trail` holds the headings below the page's title that lead to
 * it, its own last; it is empty for the page itself. `url` has no base URL.
 */
export type Section = {url: string; title: string; trail: string[]; text: string};

/** A symbol of a reference: a result of its own, such as a function or a setting. */
export type SearchSymbol = {
  /** Its family, one of those of the filter. */
  reference: string;
  /** The kind of symbol, such as `function`. */
  kind: string;
  /** Its full name. */
  name: string;
  /** The route of the page that describes it. */
  page: string;
  /** The id of its entry on that page. */
  anchor: string;
  /** One line; backticks are removed. */
  summary: string;
};

/** The name of the plugin, which the search box needs to find the dialog's files. */
export const PLUGIN_NAME = 'section-search';

/** Paths of the dialog's script and styles, below the base URL. */
export type DialogFiles = {script: string; styles: string};

/** Strings of the dialog in the reader's language, and that language, as in the `lang` of pages. */
export type Words = DialogLabels & {texts: Texts; language: string};

/** Labels of the dialog in the reader's language. */
export type DialogLabels = {
  families: readonly FamilyLabels[];
  browse: readonly {url: string; label: string}[];
};

/**
 * Labels of a family: `filter` is that of its filter, `kind` that of its results, which a word such as `function` may
 * follow.
 */
type FamilyLabels = {name: Family; filter: string; kind: string};
