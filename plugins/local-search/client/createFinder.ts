import MiniSearch, {type AsPlainObject} from 'minisearch';
import {ENGINE_OPTIONS} from '../engineOptions';
import type {IndexedSection, SearchResult} from '../types';
import {buildQuery} from './buildQuery';

/** With fewer results than these, similar words may add some. */
const ENOUGH = 3;
const MAX_RESULTS = 8;
const MAX_PER_PAGE = 3;

/** Returns the results of a query, best first and the sections of a page together. */
export type Finder = (query: string) => SearchResult[];

/** A finder over the data of the index. Throws when it is not what this version writes. */
export function createFinder(index: unknown): Finder {
  const data = index as AsPlainObject;
  const engine = MiniSearch.loadJS<IndexedSection>(data, ENGINE_OPTIONS);
  const fields = Object.keys(data.fieldIds).join(', ');
  const wanted = ENGINE_OPTIONS.fields.join(', ');
  if (fields !== wanted) {
    throw new Error(`The index has the fields ${fields} instead of ${wanted}.`);
  }
  return (query) => groupByPage(findSections(engine, query));
}

/**
 * Sections with all words as typed; where they are few, then those with similar words; where there
 * are none, sections with any of the words.
 */
function findSections(engine: MiniSearch<IndexedSection>, query: string): SearchResult[] {
  const all = buildQuery(query, 'AND');
  const exact = engine.search(all, {fuzzy: false});
  const similar = exact.length < ENOUGH ? engine.search(all) : [];
  const found = [...exact, ...similar.filter(({id}) => !exact.some((other) => other.id === id))];
  const results = found.length > 0 ? found : engine.search(buildQuery(query, 'OR'));
  return results as unknown as SearchResult[];
}

/**
 * The first 8 results, no page more than three times, with the sections of a page together at the
 * position of its best one. Expects the best first.
 */
export function groupByPage<T extends Pick<SearchResult, 'url'>>(results: readonly T[]): T[] {
  const pages = new Map<string, T[]>();
  let count = 0;
  for (const result of results) {
    const page = result.url.split('#', 1)[0] ?? '';
    const group = pages.get(page) ?? [];
    if (count < MAX_RESULTS && group.length < MAX_PER_PAGE) {
      pages.set(page, [...group, result]);
      count += 1;
    }
  }
  return [...pages.values()].flat();
}
