import {useCallback, useRef, useState, type ComponentType} from 'react';
import useBaseUrl from '@docusaurus/useBaseUrl';
import type {Props as ResultsProps} from '../theme/SearchResults';
import {INDEX_FILE} from '../types';
import type {Finder} from './createFinder';

/** What the first use of the box loads: the finder and the component that shows what it finds. */
type Search = {find: Finder; SearchResults: ComponentType<ResultsProps>};

/** How far the search is; `absent` is a development server, which has no index. */
export type SearchState =
  {status: 'idle' | 'loading' | 'failed' | 'absent'} | ({status: 'ready'} & Search);

/** The search and the call that loads it: once, and again after a failure. */
export function useSearch(): {search: SearchState; load: () => void} {
  const indexUrl = useBaseUrl(INDEX_FILE);
  const [search, setSearch] = useState<SearchState>({status: 'idle'});
  const isRequested = useRef(false);
  const load = useCallback(() => {
    if (isRequested.current) {
      return;
    }
    isRequested.current = true;
    setSearch({status: 'loading'});
    loadSearch(indexUrl).then(
      (loaded) => setSearch({status: 'ready', ...loaded}),
      () => {
        isRequested.current = false;
        setSearch({status: process.env.NODE_ENV === 'development' ? 'absent' : 'failed'});
      },
    );
  }, [indexUrl]);
  return {search, load};
}

let loading: Promise<Search> | undefined;

/** Loads once for the life of the page, however many boxes it has; again after a failure. */
function loadSearch(indexUrl: string): Promise<Search> {
  loading ??= fetchSearch(indexUrl).catch((error: unknown) => {
    loading = undefined;
    throw error;
  });
  return loading;
}

async function fetchSearch(indexUrl: string): Promise<Search> {
  const [{createFinder, default: SearchResults}, index] = await Promise.all([
    import('../theme/SearchResults'),
    fetchIndex(indexUrl),
  ]);
  return {find: createFinder(index), SearchResults};
}

async function fetchIndex(url: string): Promise<unknown> {
  const response = await fetch(url);
  if (!response.ok) {
    throw new Error(`${url} was answered with status ${response.status}.`);
  }
  return response.json();
}
