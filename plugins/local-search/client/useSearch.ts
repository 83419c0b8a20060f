import {useCallback, useRef, useState} from 'react';
import useBaseUrl from '@docusaurus/useBaseUrl';
import {usePluginData} from '@docusaurus/useGlobalData';
import {loadSearch, type Search} from './loadSearch';

/** How far the search is; `absent` is a development server, which has no index. */
export type SearchState =
  {status: 'idle' | 'loading' | 'failed' | 'absent'} | ({status: 'ready'} & Search);

/** The search and the call that loads it: once, and again after a failure. */
export function useSearch(): {search: SearchState; load: () => void} {
  const {filename} = usePluginData('local-search') as {filename: string};
  const indexUrl = useBaseUrl(filename);
  const [search, setSearch] = useState<SearchState>({status: 'idle'});
  const isAsked = useRef(false);
  const load = useCallback(() => {
    if (isAsked.current) {
      return;
    }
    isAsked.current = true;
    setSearch({status: 'loading'});
    loadSearch(indexUrl).then(
      (loaded) => setSearch({status: 'ready', ...loaded}),
      () => {
        isAsked.current = false;
        setSearch({status: process.env.NODE_ENV === 'development' ? 'absent' : 'failed'});
      },
    );
  }, [indexUrl]);
  return {search, load};
}
