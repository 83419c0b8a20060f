import React, {useEffect, useState, type ReactNode} from 'react';
import {usePluralForm} from '@docusaurus/theme-common';
import {translate} from '@docusaurus/Translate';
import type {Answer} from '../../types';
import {listResults} from '../../client/reduceSearch';
import type {FinderState} from '../../client/useFinder';

/** How long the reader must have stopped typing before the number of results is announced. */
const PAUSE = 500;
/** How long an answer that is not whole may take before it is announced as such. */
const PATIENCE = 1000;

type Props = {status: FinderState['status']; query: string; answer: Answer | undefined};

/** Announces what the dialog shows: the number of results, or why there are none. */
export default function SearchStatus(props: Props): ReactNode {
  const message = useMessage(props);
  const pause = props.answer?.isWhole === false ? PATIENCE : PAUSE;
  const [said, setSaid] = useState('');
  useEffect(() => {
    const timer = window.setTimeout(() => setSaid(message), pause);
    return () => window.clearTimeout(timer);
  }, [message, pause]);
  return (
    <div className="sr-only" role="status">
      {said}
    </div>
  );
}

function useMessage({status, query, answer}: Props): string {
  const {selectMessage} = usePluralForm();
  if (query === '') {
    return '';
  }
  if (status !== 'ready' || !answer) {
    return readStateMessage(status);
  }
  const count = listResults(answer).length;
  if (!answer.isWhole) {
    return readIncomplete(count);
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

/** Why there is no answer. */
export function readStateMessage(status: FinderState['status']): string {
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
    case 'ready':
      return translate({
        id: 'theme.SearchBar.loading',
        message: 'Loading the search index…',
        description: 'Shown while the index is loaded',
      });
  }
}

/** The message while there may be more results than these. */
export function readIncomplete(count: number): string {
  const searching = translate({
    id: 'theme.SearchBar.incomplete',
    message: 'Searching the text…',
    description: 'Shown and said while there may be more results',
  });
  return count === 0
    ? searching
    : translate(
        {
          id: 'theme.SearchBar.firstResults',
          message: '{count} first results. {searching}',
          description: 'The number of results so far, said aloud',
        },
        {count, searching},
      );
}

/** The message for a query without results. */
export function readNoResults(query: string): string {
  return translate(
    {
      id: 'theme.SearchBar.noResults',
      message: 'No results for “{query}”',
      description: 'Shown and said when a query finds nothing',
    },
    {query},
  );
}
