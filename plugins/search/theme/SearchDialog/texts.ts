import {translate} from '@docusaurus/Translate';
import {usePluginData} from '@docusaurus/useGlobalData';
import {PLUGIN_NAME, type DialogLabels} from '../../types';

/** The dialog's texts about this site: the plugin's options. */
export const useLabels = () => usePluginData(PLUGIN_NAME) as DialogLabels;

/** The words of the dialog, in the language of the page. */
export const TEXTS = {
  filter: translate({
    id: 'theme.SearchBar.filter',
    message: 'Show',
    description: 'The name of the group of filters, said aloud',
  }),
  all: translate({id: 'theme.SearchBar.filter.all', message: 'All'}),
  results: translate({id: 'theme.SearchBar.results', message: 'Search results'}),
  section: translate({
    id: 'theme.SearchBar.kind.section',
    message: 'Section',
    description: 'What a result is: a section of a page',
  }),
  recent: translate({id: 'theme.SearchBar.recent', message: 'Recent searches'}),
  clearRecent: translate({id: 'theme.SearchBar.clearRecent', message: 'Clear recent searches'}),
  browse: translate({
    id: 'theme.SearchBar.browse',
    message: 'Browse:',
    description: 'Before links to pages to start from',
  }),
  searchAll: translate({id: 'theme.SearchBar.searchAll', message: 'Search everything'}),
  hint: translate({
    id: 'theme.SearchBar.noResultsHint',
    message: 'Try fewer or shorter words, or a name as it appears in code.',
  }),
  failed: translate({
    id: 'theme.SearchBar.failed',
    message: 'Couldn’t load the search index. Check your connection.',
  }),
  absent: translate({
    id: 'theme.SearchBar.absent',
    message: 'Search works in the built site. This development server has no index.',
  }),
  loading: translate({id: 'theme.SearchBar.loading', message: 'Loading the search index…'}),
  incomplete: translate({id: 'theme.SearchBar.incomplete', message: 'Searching the text…'}),
  keys: translate({
    id: 'theme.SearchBar.keys',
    message: '↑ ↓ to choose, Enter to open, Esc to close',
  }),
  slash: translate({id: 'theme.SearchBar.slashShortcut', message: 'Open search with the / key'}),
};

/** The number of results; plural forms are parted by `|`. */
export const tellCount = (count: number): string =>
  translate(
    {id: 'theme.SearchBar.resultCount', message: '{count} result|{count} results'},
    {count},
  );

/** That a query has no results. */
export const tellNone = (query: string): string =>
  translate({id: 'theme.SearchBar.noResults', message: 'No results for “{query}”'}, {query});

/** The button that searches for another query, which has results. */
export const offerQuery = (suggestion: string): string =>
  translate(
    {id: 'theme.SearchBar.suggestion', message: 'Search for “{suggestion}” instead'},
    {suggestion},
  );
