import {useCallback, useEffect, useState} from 'react';
import {useBaseUrlUtils} from '@docusaurus/useBaseUrl';
import {INDEX_FILE, type Finder, type IndexFile} from '../types';
import {createFinder} from './createFinder';

/** The finder, or why it is not there; `absent` is a development server, which has no index. */
export type FinderState =
  {status: 'loading' | 'failed' | 'absent'} | {status: 'ready'; find: Finder};

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
