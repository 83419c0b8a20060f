import type {VcsChangeInfo, VcsConfig} from '@docusaurus/types';
import {readFile} from 'node:fs/promises';
import path from 'node:path';
import type {ReferenceSource} from '../shared/catalogue/types';
import {listShownPaths} from '../shared/listShownPaths.mjs';
import {readHistory, type History} from './readHistory';

const ELEMENT = /<([A-Z]\w*)\b([^<>]*)>/g;
const ATTRIBUTE = /(\w+)="([^"]*)"/g;

/**
 * `future.experimental_vcs` of the site: says of each page when what it shows was last changed by a
 * commit: its own file, files of code, and inputs of references. Says nothing where git's history is
 * not complete, and in the development server.
 */
export function datePages(root: string, references: readonly ReferenceSource[]): VcsConfig {
  let reading: Promise<History> | undefined;
  const read = () => {
    const isDevelopment = process.env.NODE_ENV === 'development';
    reading ??= isDevelopment ? Promise.resolve(new Map()) : readHistory(root);
    return reading;
  };
  return {
    initialize: () => void read(),
    getFileCreationInfo: (_file) => Promise.resolve(null),
    async getFileLastUpdateInfo(file: string): Promise<VcsChangeInfo | null> {
      const history = await read();
      const page = path.relative(root, file).split(path.sep).join('/');
      if (!history.has(page)) return null;
      const parts = listParts(await readFile(file, 'utf8'), references);
      return {timestamp: findNewest(history, [page, ...parts]), author: ''};
    },
  };
}

/** The newest change of these files, and of all files in these folders. */
function findNewest(history: History, parts: readonly string[]): number {
  const changes = [...history].filter(([file]) =>
    parts.some((part) => file === part || file.startsWith(`${part}/`)),
  );
  return Math.max(...changes.map(([, time]) => time));
}

/**
 * The files and folders that a page shows besides its own text, from the repository's root: code, the
 * archives of examples, and what its references are made from.
 */
export function listParts(source: string, references: readonly ReferenceSource[]): string[] {
  const inputs = [...source.matchAll(ELEMENT)].flatMap(([, name = '', written = '']) => {
    const attributes = Object.fromEntries(
      [...written.matchAll(ATTRIBUTE)].map(([, key = '', value = '']) => [key, value]),
    );
    return references
      .filter(({elements}) => elements.includes(name))
      .flatMap(({inputs: all, listShown}) => listShown?.(name, attributes) ?? all);
  });
  return [...new Set([...listShownPaths(source), ...inputs])].sort();
}
