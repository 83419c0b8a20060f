import {translate} from '@docusaurus/Translate';

/** The answer to a query that finds nothing. */
export function readNoResults(query: string): string {
  return translate(
    {
      id: 'theme.SearchBar.noResults',
      message: 'No results for “{query}”',
      description: 'Shown and said when a query finds nothing',
    },
    {query: query.trim()},
  );
}
