import {translate} from '@docusaurus/Translate';
import type {SearchState} from '../../client/useSearch';

/** Why there are no results yet, or none at all, before the search is ready. */
export function readStateMessage(status: Exclude<SearchState['status'], 'ready'>): string {
  switch (status) {
    case 'failed':
      return translate({
        id: 'theme.SearchBar.failed',
        message: 'The search index could not be loaded. Check your connection.',
        description: 'Shown when the index cannot be loaded, above a button to try again',
      });
    case 'absent':
      return translate({
        id: 'theme.SearchBar.absent',
        message: 'Search works in the built site. This development server has no index.',
        description: 'Shown on the development server, where no index exists',
      });
    case 'idle':
    case 'loading':
      return translate({
        id: 'theme.SearchBar.loading',
        message: 'Loading the search index…',
        description: 'Shown while the index is loaded',
      });
  }
}
