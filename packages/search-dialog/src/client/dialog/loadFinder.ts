import {createFinder, type Finder, type IndexFile} from 'section-search/finder';

/** The finder, or why it is not there; `absent` is a development server, which has no index. */
export type FinderState =
  | {status: 'loading' | 'failed' | 'absent'; find?: undefined}
  | {status: 'ready'; find: Finder};

/** By the addresses of their indexes, for the life of the page, however many search boxes it has. */
const loading: Record<string, Promise<FinderState> | undefined> = {};

/** Loads the finder of an index, or tells why there is none. An index that failed is loaded again. */
export function loadFinder(baseUrl: string, index: string): Promise<FinderState> {
  loading[index] ??= loadNow(baseUrl, index).catch((): FinderState => {
    loading[index] = undefined;
    return {status: process.env.NODE_ENV === 'development' ? 'absent' : 'failed'};
  });
  return loading[index];
}

/** What was answered with an error, which a cache may keep: the network is asked for it again. */
const lost = new Set<string>();

/** Loads the finder of an index of the site below a base URL. Rejects when it cannot be had or is none. */
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
