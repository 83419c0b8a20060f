import type {Family} from 'section-search';
import type {Texts} from './texts';

/** The index in the root of the built site: the only file of it whose name does not change. */
export const INDEX_FILE = 'search-index.json';

/**
 * Returns the file of the index for readers of a version of the docs: that of the latest is for all other
 * pages too.
 */
export function nameIndex(plugin = '', version?: {name: string; isLast: boolean}): string {
  return !version || version.isLast ? INDEX_FILE : `search-index-${plugin}-${version.name}.json`;
}

/**
 * A page of the docs: its path without the base URL, its source file and its HTML, and from its front
 * matter what else it is called and what it is about.
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
 * What a heading of level 1 to 5 opens. `trail` holds the headings below the page's title that
 * lead to it, its own last; it is empty for the page itself. `url` has no base URL.
 */
export type Section = {url: string; title: string; trail: string[]; text: string};

/** A symbol of a reference: a result of its own, such as a function or a setting. */
export type SearchSymbol = {
  /** Its family, by which the dialog filters. */
  reference: string;
  /** A word for what it is, such as `function`. */
  kind: string;
  /** Its full name. */
  name: string;
  /** The route of the page that describes it. */
  page: string;
  /** The id of its entry on that page. */
  anchor: string;
  /** One line; backticks are left out. */
  summary: string;
};

/** The name of the plugin, under which the search box finds the files of the dialog. */
export const PLUGIN_NAME = 'section-search';

/** The paths, below the base URL, of what searches in the dialog. */
export type DialogFiles = {script: string; styles: string};

/** What the dialog says, in the language of the reader, and that language, as in `lang` of the pages. */
export type Words = DialogLabels & {texts: Texts; language: string};

/** Labels of the dialog, in the language of the reader. */
export type DialogLabels = {
  families: readonly FamilyLabels[];
  browse: readonly {url: string; label: string}[];
};

/**
 * How the dialog calls a family: `filter` is the label of its filter, and `kind` what a result of it is; a
 * word such as `function` may follow.
 */
type FamilyLabels = {name: Family; filter: string; kind: string};
