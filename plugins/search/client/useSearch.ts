import {useCallback, useEffect, useLayoutEffect, useReducer, useState} from 'react';
import {useBaseUrlUtils} from '@docusaurus/useBaseUrl';
import {INDEX_FILE, type Finder, type IndexFile} from '../types';
import {createFinder} from './createFinder';
import {clearRecent, keepRecent, listRecent} from './recentSearches';
import {listResults, reduceSearch, toKey} from './reduceSearch';

/** The finder, or why it is not there; `absent` is a development server, which has no index. */
export type FinderState =
  {status: 'loading' | 'failed' | 'absent'; find?: undefined} | {status: 'ready'; find: Finder};

/** For the life of the page, however many search boxes it has. */
let loading: Promise<FinderState> | undefined;

/**
 * The finder and the call that loads it again after a failure. It loads at once, and after a failure also
 * when the dialog opens or closes.
 */
export function useFinder(isOpen: boolean): {finder: FinderState; reload: () => void} {
  const {withBaseUrl} = useBaseUrlUtils();
  const baseUrl = withBaseUrl('/');
  const [finder, setFinder] = useState<FinderState>({status: 'loading'});
  const reload = useCallback(() => {
    setFinder((current) => (current.status === 'ready' ? current : {status: 'loading'}));
    loading ??= loadFinder(baseUrl).then((find) => ({status: 'ready', find}));
    loading.then(setFinder, () => {
      loading = undefined;
      setFinder({status: process.env.NODE_ENV === 'development' ? 'absent' : 'failed'});
    });
  }, [baseUrl]);
  useEffect(reload, [reload, isOpen]);
  return {finder, reload};
}

/** The finder of the site below a base URL. Rejects when its index cannot be had or is none. */
async function loadFinder(baseUrl: string): Promise<Finder> {
  const load = async (path: string): Promise<unknown> => {
    const response = await fetch(`${baseUrl}${path}`);
    if (!response.ok) {
      throw new Error(`${baseUrl}${path} was answered with status ${response.status}.`);
    }
    return response.json();
  };
  return createFinder((await load(INDEX_FILE)) as IndexFile, load);
}

/** What the dialog shows and what it can do: one search, with the previous ones. */
export type Search = ReturnType<typeof useSearch>;

/**
 * The state of a search, which begins empty. Once there is a finder, it answers each change of the query or
 * the filter before that is drawn. The options are the results, or the previous searches while the field is
 * empty; `active` is one of them, from 0, and -1 is none; `activeKey` tells it from the others, wherever
 * it is.
 */
export function useSearch(find: Finder | undefined) {
  const [state, dispatch] = useReducer(reduceSearch, {text: ''});
  const [recent, setRecent] = useState(listRecent);
  const {text, family, answer} = state;
  const query = text.trim();
  useLayoutEffect(() => {
    if (query !== '') {
      return find?.({text: query, family}, (found) => dispatch({type: 'answer', answer: found}));
    }
  }, [find, query, family]);
  const options = query === '' ? recent : listResults(answer).map(toKey);
  return {
    ...{text, query, family, answer, recent, dispatch},
    count: options.length,
    active: state.active === undefined ? -1 : options.indexOf(state.active),
    activeKey: state.active,
    activate: (index: number) => dispatch({type: 'activate', active: options[index]}),
    keep: () => {
      keepRecent(query);
      setRecent(listRecent());
    },
    forget: () => {
      clearRecent();
      setRecent([]);
    },
  };
}
