import {existsSync} from 'node:fs';
import {readdir, readFile} from 'node:fs/promises';
import path from 'node:path';
import {isPartial} from './isPartial';
import {parsePage} from './parsePage';
import {parseText} from './parseText';
import type {Finding, Page, Site, Text} from './types';
import {UnreadablePage} from './UnreadablePage';

/** The folders, beside `docs`, whose texts become part of the reference. */
const SOURCES = ['bindings', 'openapi', 'wit'];

/** Everything that a repository gives readers to read. Throws where it has no folder `docs`. */
export async function collectSite(root: string): Promise<Site> {
  const files = await listFiles(root, 'docs');
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
  return {files, pages, unreadable, texts: await collectTexts(root)};
}

async function collectTexts(root: string): Promise<Text[]> {
  const folders = SOURCES.filter((folder) => existsSync(path.join(root, folder)));
  const files = (await Promise.all(folders.map((folder) => listFiles(root, folder)))).flat();
  const texts = files.filter((file) => /\.(?:wit|ya?ml)$/.test(file));
  return Promise.all(
    texts.map(async (file) => parseText(file, await readFile(path.join(root, file), 'utf8'))),
  );
}

/** From the repository's root, with forward slashes, in order. */
async function listFiles(root: string, folder: string): Promise<string[]> {
  const entries = await readdir(path.join(root, folder), {recursive: true, withFileTypes: true});
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(root, path.join(entry.parentPath, entry.name)))
    .map((file) => file.split(path.sep).join('/'))
    .sort();
}
