/**
 * Messages of the dialog, for translators. `{query}` and `{count}` are placeholders; `|` separates the plural forms
 * of a language.
 */
export const TEXTS = {
  filter: {message: 'Show', description: 'The name of the group of filters, said aloud'},
  all: {message: 'All', description: 'The filter that shows everything'},
  results: {message: 'Search results'},
  section: {message: 'Section', description: 'What a result is: a section of a page'},
  recent: {message: 'Recent searches'},
  clearRecent: {message: 'Clear recent searches'},
  browse: {message: 'Browse:', description: 'Before links to pages to start from'},
  searchAll: {message: 'Search everything'},
  hint: {message: 'Try fewer or shorter words, or a name as it appears in code.'},
  failed: {message: 'Couldn’t load the search index. Check your connection.'},
  absent: {message: 'Search works in the built site. This development server has no index.'},
  retry: {message: 'Try again'},
  loading: {message: 'Loading the search index…'},
  incomplete: {message: 'Searching the text…'},
  keys: {message: '↑ ↓ to choose, Enter to open, Esc to close'},
  slash: {message: 'Open search with the / key'},
  count: {message: '{count} result|{count} results'},
  none: {message: 'No results for “{query}”'},
  suggestion: {message: 'Search for “{query}” instead'},
} satisfies Record<string, {message: string; description?: string}>;

/** The messages in the language of the reader. */
export type Texts = Record<keyof typeof TEXTS, string>;
