import {createFinder, type Finder, type IndexFile} from 'section-search/finder';

/** The finder, or why it is missing; `absent` is a development server, which has no index. */
export type FinderState =
  | {status: 'loading' | 'failed' | 'absent'; find?: undefined}
  | {status: 'ready'; find: Finder};

/** Finders by the addresses of their indexes, kept while the document lives, however many search boxes it has. */
const loading: Record<string, Promise<FinderState> | undefined> = {};

/** Loads the finder of an index, or returns why there is none. Loads an index again if it has failed. */
export function loadFinder(baseUrl: string, index: string): Promise<FinderState> {
  loading[index] ??= loadNow(baseUrl, index).catch((): FinderState => {
    loading[index] = undefined;
    return {status: process.env.NODE_ENV === 'development' ? 'absent' : 'failed'};
  });
  return loading[index];
}

/** Addresses that have returned an error, which a cache may keep: they are requested past it. */
const lost = new Set<string>();

/** Loads the finder of an index below a base URL. Rejects if the index cannot be loaded or is invalid. */
async function loadNow(baseUrl: string, index: string): Promise<FinderState> {
  const load = async (address: string): Promise<unknown> => {
    const response = await fetch(address, {cache: lost.has(address) ? 'reload' : 'default'});
    if (!response.ok) {
      lost.add(address);
      throw new Error(`${address} was answered with status ${response.status}.`);
    }
    return response.json();
  };
  const find = await createFinder((await load(index)) as IndexFile, (file) => load(baseUrl + file));
  return {status: 'ready', find};
}
