import type {ClientModule} from '@docusaurus/types';
import {delivered, fetchPage, toPermalink} from './pageContent';

/**
 * Compressed bytes after which no more HTML is prefetched while the page is in view. The last prefetched page may
 * exceed them, and links that scroll into view later have their scripts prefetched.
 */
const MOST_PREFETCHED = 20_000;

/** Paths to prefetch, in the order in which their links came into view. */
let waiting: string[] = [];
let isBusy = false;
let since = 0;

/**
 * Delays Docusaurus's prefetching of a page until the browser is idle, and prefetches the page's content too: one
 * page at a time, up to a limit for the page in view. As a page wakes, the link below the pointer is first.
 */
export const onRouteUpdate: ClientModule['onRouteUpdate'] = ({previousLocation}) => {
  waiting = [];
  since = performance.now();
  if (previousLocation) {
    // A browser stops recording when its list is full.
    performance.clearResourceTimings();
  } else {
    const {prefetch, preload} = window.docusaurus;
    const prefetchAll = async (link: string) => {
      await waitUntilIdle();
      const route = toRoute(link);
      const hints = prefetch(route);
      const path = toPermalink(route);
      // It is false for a page that it has prefetched, and on slow connections.
      if (hints && path !== delivered.path) {
        waiting.push(path);
        void fetchWaiting();
      }
      return hints || [];
    };
    window.docusaurus = {
      ...window.docusaurus,
      prefetch: prefetchAll,
      preload: (link) => preload(toRoute(link)),
    };
    // The pointer was there before the link listened.
    const hovered = document.querySelector<HTMLAnchorElement>('a[href^="/"]:hover');
    if (hovered) void preload(hovered.pathname);
  }
};

/** Removes query and hash: with them, Docusaurus finds no route, or another page than the one that is loaded later. */
const toRoute = (link: string) => link.replace(/[?#].*/, '');

/** Waits until the browser is idle: many links come into view at once, and each is looked up in a list of all pages. */
function waitUntilIdle(): Promise<unknown> {
  return new Promise((resolve) => {
    // Safari has no idle callbacks.
    if ('requestIdleCallback' in window) requestIdleCallback(resolve);
    else setTimeout(resolve);
  });
}

async function fetchWaiting(): Promise<void> {
  if (isBusy) return;
  isBusy = true;
  // All other links in view give their hints first, so that these are counted.
  await waitUntilIdle();
  while (countTransferred() < MOST_PREFETCHED) {
    const path = waiting.shift();
    if (path === undefined) break;
    await fetchPage(path).catch(() => undefined);
  }
  isBusy = false;
}

/** Returns the bytes prefetched since the page came into view, without those from the cache. */
function countTransferred(): number {
  return performance
    .getEntriesByType('resource')
    .filter(({startTime}) => startTime >= since)
    .map((entry) => entry as PerformanceResourceTiming)
    .filter(({initiatorType}) => ['link', 'fetch', 'other'].includes(initiatorType))
    .reduce((sum, {transferSize}) => sum + transferSize, 0);
}
