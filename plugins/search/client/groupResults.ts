import type {ResultGroup} from '../types';
import type {Ranked} from './createRanking';

const MAX_RESULTS = 10;
const MAX_PER_PAGE = 4;

/**
 * The first 10 results, at most 4 of a page, with those of a page together at the position of its best.
 * Expects the best first. `describe` gives the line under a result.
 */
export function groupResults(
  ranked: readonly Ranked[],
  describe: (entry: Ranked['entry']) => string,
): ResultGroup[] {
  const groups = new Map<string, {url: string; title: string; results: Ranked['entry'][]}>();
  let count = 0;
  for (const {entry} of ranked) {
    if (count === MAX_RESULTS) {
      break;
    }
    const group = groups.get(entry.page.url) ?? {...entry.page, results: []};
    if (group.results.length < MAX_PER_PAGE) {
      group.results.push(entry);
      groups.set(entry.page.url, group);
      count += 1;
    }
  }
  return [...groups.values()].map(({url, title, results}) => ({
    ...{url, title},
    results: results.map((entry) => {
      const {url, family, kind, name, trail} = entry;
      return {url, family, kind, name, trail, summary: describe(entry)};
    }),
  }));
}
