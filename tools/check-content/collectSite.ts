import {readdir, readFile} from 'node:fs/promises';
import path from 'node:path';
import {isPartial} from './isPartial';
import {parsePage} from './parsePage';
import type {Finding, Page, Site} from './types';
import {UnreadablePage} from './UnreadablePage';

/** Everything in the folder `docs` of a repository. Throws where there is none. */
export async function collectSite(root: string): Promise<Site> {
  const files = await listFiles(root);
  const pages = new Map<string, Page>();
  const unreadable: Finding[] = [];
  for (const file of files.filter((name) => name.endsWith('.mdx') && !isPartial(name))) {
    try {
      pages.set(file, await parsePage(file, await readFile(path.join(root, file), 'utf8')));
    } catch (error) {
      if (!(error instanceof UnreadablePage)) {
        throw error;
      }
      unreadable.push({file, kind: 'syntax', ...error.problem});
    }
  }
  return {files, pages, unreadable};
}

/** From the repository's root, with forward slashes, in order. */
async function listFiles(root: string): Promise<string[]> {
  const docs = path.join(root, 'docs');
  const entries = await readdir(docs, {recursive: true, withFileTypes: true});
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(root, path.join(entry.parentPath, entry.name)))
    .map((file) => file.split(path.sep).join('/'))
    .sort();
}
