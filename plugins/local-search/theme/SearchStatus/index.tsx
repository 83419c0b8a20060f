import React, {useEffect, useState, type ReactNode} from 'react';
import {usePluralForm} from '@docusaurus/theme-common';
import {translate} from '@docusaurus/Translate';
import type {SearchState} from '../../client/useSearch';

/** How long the reader must have stopped typing before the number of results is announced. */
const PAUSE = 500;

type Props = {
  search: SearchState;
  query: string;
  count: number;
  isShown: boolean;
};

/** Announces what the panel shows: the number of results, or why there are none. */
export default function SearchStatus(props: Props): ReactNode {
  const message = useMessage(props);
  const [said, setSaid] = useState('');
  useEffect(() => {
    const timer = window.setTimeout(() => setSaid(message), PAUSE);
    return () => window.clearTimeout(timer);
  }, [message]);
  return (
    <div className="sr-only" role="status">
      {said}
    </div>
  );
}

function useMessage({search, query, count, isShown}: Props): string {
  const {selectMessage} = usePluralForm();
  if (!isShown) {
    return '';
  }
  if (search.status !== 'ready') {
    return readStateMessage(search.status);
  }
  if (count === 0) {
    return readNoResults(query);
  }
  const messages = translate(
    {
      id: 'theme.SearchBar.resultCount',
      message: '{count} result|{count} results',
      description: 'The number of results, said aloud; plural forms are parted by |',
    },
    {count},
  );
  return selectMessage(count, messages);
}

/** Why there are no results before the search is ready. */
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
    case 'loading':
      return translate({
        id: 'theme.SearchBar.loading',
        message: 'Loading the search index…',
        description: 'Shown while the index is loaded',
      });
  }
}

/** The message for a query without results. */
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
