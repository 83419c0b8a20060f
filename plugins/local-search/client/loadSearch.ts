import type {ComponentType} from 'react';
import type {Props as ResultsProps} from '../theme/SearchResults';
import type {Finder} from './createFinder';
import {fetchIndex} from './fetchIndex';

/** All that a search needs: the finder and the component that shows what it finds. */
export type Search = {find: Finder; SearchResults: ComponentType<ResultsProps>};

let loading: Promise<Search> | undefined;

/**
 * Loads engine, index and list of results, once for the life of the page. After a failure the
 * next call tries again.
 */
export function loadSearch(indexUrl: string): Promise<Search> {
  loading ??= load(indexUrl).catch((error: unknown) => {
    loading = undefined;
    throw error;
  });
  return loading;
}

async function load(indexUrl: string): Promise<Search> {
  const [{createFinder, SearchResults}, index] = await Promise.all([
    import('./searchChunk'),
    fetchIndex(indexUrl),
  ]);
  return {find: createFinder(index), SearchResults};
}
