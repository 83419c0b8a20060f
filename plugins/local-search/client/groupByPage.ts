import type {SearchResult} from '../types';

const MOST_RESULTS = 8;
const MOST_PER_PAGE = 3;

/**
 * The first results, no page more than three times, with the sections of a page together at the
 * place of its best one. Expects the best first.
 */
export function groupByPage<T extends Pick<SearchResult, 'url'>>(results: readonly T[]): T[] {
  const pages = new Map<string, T[]>();
  let count = 0;
  for (const result of results) {
    const page = result.url.split('#', 1)[0] ?? '';
    const group = pages.get(page) ?? [];
    if (count < MOST_RESULTS && group.length < MOST_PER_PAGE) {
      pages.set(page, [...group, result]);
      count += 1;
    }
  }
  return [...pages.values()].flat();
}
