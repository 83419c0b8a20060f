import type {ClientModule} from '@docusaurus/types';
import {delivered, fetchPage} from './pageContent';

/**
 * The bytes, compressed, from which on no other page's HTML is prefetched for the page in view. The last
 * one may be larger, and links that scroll into view later have their scripts prefetched.
 */
const MOST_PREFETCHED = 20_000;

/** The paths in the order in which their links came into view. */
let waiting: string[] = [];
let isBusy = false;
let since = 0;

/**
 * Lets the framework's prefetching of a page wait until the browser is idle, and bring the page's
 * content too: one page after the other, until enough is prefetched for the page in view. As a page wakes, the
 * link below the pointer is first.
 */
export const onRouteUpdate: ClientModule['onRouteUpdate'] = ({previousLocation}) => {
  waiting = [];
  since = performance.now();
  if (previousLocation) {
    // A browser stops recording when its list is full.
    performance.clearResourceTimings();
  } else {
    const {prefetch, preload} = window.docusaurus;
    const prefetchAll = async (path: string) => {
      await waitUntilIdle();
      const hints = prefetch(path);
      // It is false for a page that it has prefetched, and on slow connections.
      if (hints && path !== delivered.path) {
        waiting.push(path);
        void fetchWaiting();
      }
      return hints || [];
    };
    window.docusaurus = {preload, prefetch: prefetchAll};
    // The pointer was there before the link listened.
    const hovered = document.querySelector<HTMLAnchorElement>('a[href^="/"]:hover');
    if (hovered) void preload(hovered.pathname);
  }
};

/** Many links come into view at once, and what each needs is looked up in a list of all pages. */
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

/** The bytes that were prefetched since the page is in view; nothing that came from the cache. */
function countTransferred(): number {
  return performance
    .getEntriesByType('resource')
    .filter(({startTime}) => startTime >= since)
    .map((entry) => entry as PerformanceResourceTiming)
    .filter(({initiatorType}) => ['link', 'fetch', 'other'].includes(initiatorType))
    .reduce((sum, {transferSize}) => sum + transferSize, 0);
}
