import {useCallback, useState, type ComponentType} from 'react';
import useBaseUrl from '@docusaurus/useBaseUrl';
import type {Props as ResultsProps} from '../theme/SearchResults';
import {INDEX_FILE} from '../types';
import type {Finder} from './createFinder';

/** What the first use of the box loads: the finder and the component that shows what it finds. */
type Search = {find: Finder; SearchResults: ComponentType<ResultsProps>};

/** The search, or why it is not there; `absent` is a development server, which has no index. */
export type SearchState = {status: 'loading' | 'failed' | 'absent'} | ({status: 'ready'} & Search);

/** The search and the call that loads it: once, and again after a failure. */
export function useSearch(): {search: SearchState; load: () => void} {
  const indexUrl = useBaseUrl(INDEX_FILE);
  const [search, setSearch] = useState<SearchState>({status: 'loading'});
  const load = useCallback(() => {
    setSearch((current) => (current.status === 'ready' ? current : {status: 'loading'}));
    loading ??= loadSearch(indexUrl);
    loading.then(setSearch, () => {
      loading = undefined;
      setSearch({status: process.env.NODE_ENV === 'development' ? 'absent' : 'failed'});
    });
  }, [indexUrl]);
  return {search, load};
}

/** For the life of the page, however many boxes it has. */
let loading: Promise<SearchState> | undefined;

async function loadSearch(indexUrl: string): Promise<SearchState> {
  const [{createFinder, default: SearchResults}, response] = await Promise.all([
    import('../theme/SearchResults'),
    fetch(indexUrl),
  ]);
  if (!response.ok) {
    throw new Error(`${indexUrl} was answered with status ${response.status}.`);
  }
  return {status: 'ready', find: createFinder(await response.json()), SearchResults};
}
