import routesChunkNames from '@generated/routesChunkNames';
import type {ClientModule} from '@docusaurus/types';
import {fetchPage} from './fetchPage';

/** The bytes, compressed, that may have been prefetched for a page in view before the last prefetch. */
const ENOUGH = 55_000;

/** The paths in the order in which their links came into view. */
let waiting: string[] = [];
let isBusy = false;
let since = 0;

/**
 * Lets the framework's prefetching of a page bring its content too, one page after the other, and end
 * when enough is prefetched for the page in view.
 */
export const onRouteUpdate: ClientModule['onRouteUpdate'] = ({previousLocation}) => {
  waiting = [];
  since = performance.now();
  if (previousLocation === null) {
    const {prefetch, preload} = window.docusaurus;
    const enqueue = (path: string) => {
      if (path !== window.location.pathname) waiting.push(path);
      void prefetchWaiting(prefetch);
      return Promise.resolve([]);
    };
    window.docusaurus = {preload, prefetch: enqueue};
  }
};

type Prefetch = typeof window.docusaurus.prefetch;

async function prefetchWaiting(prefetch: Prefetch): Promise<void> {
  if (isBusy) {
    return;
  }
  isBusy = true;
  for (let path = waiting.shift(); path !== undefined; path = waiting.shift()) {
    // It returns false for a page that it has prefetched, and on slow connections.
    const hints = countTransferred() < ENOUGH && prefetch(path);
    if (hints) {
      await hints;
      if (isDocsPage(path)) await fetchPage(path).catch(() => undefined);
    }
  }
  isBusy = false;
}

/** The bytes that were prefetched since the page is in view; nothing that came from the cache. */
function countTransferred(): number {
  return performance
    .getEntriesByType('resource')
    .filter(({startTime}) => startTime >= since)
    .map((entry) => entry as PerformanceResourceTiming)
    .filter(({initiatorType}) => ['link', 'fetch', 'other'].includes(initiatorType))
    .reduce((sum, {transferSize}) => sum + transferSize, 0);
}

/** Whether a route is one of a docs plugin's pages, whose content the HTML has. */
function isDocsPage(path: string): boolean {
  return Object.entries(routesChunkNames).some(
    ([route, chunks]) => route.replace(/-[^-]+$/, '') === path && 'content' in chunks,
  );
}
