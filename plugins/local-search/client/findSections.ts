import type MiniSearch from 'minisearch';
import type {IndexedSection, SearchResult} from '../types';
import {buildQuery} from './buildQuery';
import {groupByPage} from './groupByPage';

/** With fewer results than these, similar words may add some. */
const ENOUGH = 3;

/**
 * What answers a query, best first and the sections of a page together: sections with all words
 * as typed; where they are few, then those with similar words; where there are none, sections
 * with any of the words.
 */
export function findSections(engine: MiniSearch<IndexedSection>, query: string): SearchResult[] {
  const all = buildQuery(query, 'AND');
  const exact = engine.search(all, {fuzzy: false});
  const similar = exact.length < ENOUGH ? engine.search(all) : [];
  const found = [...exact, ...similar.filter(({id}) => !exact.some((other) => other.id === id))];
  const results = found.length > 0 ? found : engine.search(buildQuery(query, 'OR'));
  return groupByPage(results as unknown as SearchResult[]);
}
