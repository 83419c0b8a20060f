import {readFile} from 'node:fs/promises';
import path from 'node:path';
import {listFiles} from '../../server/addresses.mjs';

/** Where the site lives for its readers. */
export const SITE_URL = 'https://docs.hayride.dev';

/** The folder of the built site: the same that the tested server serves. */
export const SITE_FOLDER = path.resolve('build');

/** The file of a page below the build's folder: `/a/b` is `a/b.html`. */
export function pageFile(route: string): string {
  return route === '/' ? 'index.html' : `${route.slice(1)}.html`;
}

/** The paths of all built files below the build's folder, sorted. */
export async function listBuiltFiles(): Promise<string[]> {
  const files = await listFiles(SITE_FOLDER);
  if (files.length === 0) throw new Error(`There is no built site in ${SITE_FOLDER}.`);
  return files;
}

/** The content of a built file. */
export function readBuiltFile(file: string): Promise<Buffer> {
  return readFile(path.join(SITE_FOLDER, file));
}
