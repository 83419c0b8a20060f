import {INDEX_FILE, type IndexFile} from '../types';
import {createFinder} from './createFinder';
import type {Finder} from './finder';

/** The finder of the site below a base URL. Rejects when its index cannot be had or is none. */
export async function loadFinder(baseUrl: string): Promise<Finder> {
  const load = async (path: string): Promise<unknown> => {
    const response = await fetch(`${baseUrl}${path}`);
    if (!response.ok) {
      throw new Error(`${baseUrl}${path} was answered with status ${response.status}.`);
    }
    return response.json();
  };
  return createFinder((await load(INDEX_FILE)) as IndexFile, load);
}
