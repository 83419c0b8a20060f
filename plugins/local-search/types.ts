/** The name of the index in the root of the built site. */
export const INDEX_FILE = 'search-index.json';

/** A page as it was built: its path without the base URL, its source file and its HTML. */
export type PageSource = {path: string; file: string; html: string};

/**
 * What a heading of level 1 to 5 opens. `trail` holds the headings below the page's title that
 * lead to it, its own last; it is empty for the page itself. `url` has no base URL.
 */
export type Section = {url: string; title: string; trail: string[]; text: string};

/** What the index keeps of a section, for the browser to show. */
type StoredSection = {url: string; title: string; trail: string[]; excerpt: string};

/** A section as the engine reads it: what it stores and the fields that it only searches. */
export type IndexedSection = StoredSection & {id: number; heading: string; text: string};

/** A section that matches a query, with the words of the index that matched. */
export type SearchResult = StoredSection & {terms: string[]};

/** Where the browser keeps that the reader has switched the shortcut `/` off. */
export const SLASH_KEY = 'search-slash';
