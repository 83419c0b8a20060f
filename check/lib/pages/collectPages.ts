import {readFile} from 'node:fs/promises';
import path from 'node:path';
import {listUnignoredFiles} from '../../../plugins/lib/git';
import type {Finding} from '../findings';
import {parsePage, UnreadablePage} from './parsePage';
import type {Page, Pages} from './types';

/** The files in `docs/` by name, the pages that can be parsed, and why others cannot. */
type CollectedPages = {files: string[]; pages: Pages; unreadable: Finding[]};

/** Reads and parses every page of a repository. Throws if it has no folder `docs`. */
export async function collectPages(root: string): Promise<CollectedPages> {
  const files = listFolder(root, 'docs');
  const pages = new Map<string, Page>();
  const unreadable: Finding[] = [];
  for (const file of files.filter((name) => name.endsWith('.mdx'))) {
    try {
      pages.set(file, parsePage(file, await readFile(path.join(root, file), 'utf8')));
    } catch (error) {
      if (!(error instanceof UnreadablePage)) {
        throw error;
      }
      unreadable.push({file, kind: 'syntax', ...error.problem});
    }
  }
  return {files, pages, unreadable};
}

/** Lists the files of a folder that git doesn't ignore, as sorted paths from the repository's root. */
export function listFolder(root: string, folder: string): string[] {
  return listUnignoredFiles(path.join(root, folder)).map((file) => `${folder}/${file}`);
}
