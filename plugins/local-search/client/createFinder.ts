import MiniSearch, {type AsPlainObject} from 'minisearch';
import {ENGINE_OPTIONS} from '../engineOptions';
import type {IndexedSection, SearchResult} from '../types';
import {findSections} from './findSections';

/** Gives the results of a query, best first. */
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
  return (query) => findSections(engine, query);
}
