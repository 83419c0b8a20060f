import {existsSync, readdirSync, readFileSync, statSync} from 'node:fs';
import type {Code, Root} from 'mdast';
import path from 'node:path';
import type {Transformer} from 'unified';
import {visitParents} from 'unist-util-visit-parents';
import type {VFile} from 'vfile';
import {parseMeta} from '../../lib/parseMeta';
import {extractRegion} from './extractRegion';

/**
 * A remark plugin: a fence with `file=path#region` shows that file, read from `root`, the
 * repository. Stops the build with page and line where there is no such file or region.
 */
export function remarkCodeInclude({root}: {root: string}): Transformer<Root> {
  const disk = createDisk(root);
  return (tree, file) => {
    visitParents(tree, 'code', (node) => includeInto(node, file, disk));
  };
}

function includeInto(node: Code, file: VFile, disk: Disk): void {
  try {
    const {file: value} = parseMeta(node.meta);
    if (value === undefined) return;
    if (value === true) throw new Error('file= names no file. Write file=examples/….');
    if (node.value.trim() !== '') {
      throw new Error(`a block shows ${value} and has code as well. Remove one of them.`);
    }
    node.value = includeCode(value, disk);
  } catch (error) {
    file.fail((error as Error).message, node.position, 'code-include:bad-block');
  }
}

/** The folders of files that pages may show. */
const FOLDERS = ['examples', 'openapi', 'wit'];

/** Reads the repository; paths start at its root. */
export type Disk = {
  /** The content of a file; undefined where there is none. */
  readFile: (file: string) => string | undefined;
  /** The names of the files and folders in a folder; none if it doesn't exist. */
  listFiles: (folder: string) => string[];
};

/** Reads files below a folder, the repository's root. */
export function createDisk(root: string): Disk {
  return {
    readFile(file) {
      const full = path.join(root, file);
      return existsSync(full) && statSync(full).isFile() ? readFileSync(full, 'utf8') : undefined;
    },
    listFiles(folder) {
      const full = path.join(root, folder);
      return existsSync(full) && statSync(full).isDirectory() ? readdirSync(full).sort() : [];
    },
  };
}

/** The code that `file=…` of a fence shows. Throws what is wrong and what exists instead. */
export function includeCode(value: string, disk: Disk): string {
  const {file, region} = parseTarget(value);
  const text = disk.readFile(file);
  if (text === undefined) throw new Error(explainMissingFile(file, disk.listFiles));
  return extractRegion(text, file, region);
}

/** Reads `examples/hello/main.go#region`. Refuses a path outside of the folders that pages show. */
function parseTarget(value: string): {file: string; region: string | undefined} {
  const [file = '', region, ...rest] = value.split('#');
  const parts = file.split('/');
  const isInside = FOLDERS.includes(parts[0] ?? '') && parts.length > 1;
  if (!isInside || parts.some((part) => ['', '.', '..'].includes(part)) || file.includes('\\')) {
    throw new Error(
      `file=${value} is not a path into ${FOLDERS.join('/, ')}/. Write it from the repository's root.`,
    );
  }
  if (region === '' || rest.length > 0) {
    throw new Error(`file=${value} names no region after its #. Write file=${file}#name.`);
  }
  return {file, region};
}

/** Lists the files of the nearest folder that exists. */
function explainMissingFile(file: string, listFiles: Disk['listFiles']): string {
  let folder = file;
  let files: string[] = [];
  while (files.length === 0 && folder.includes('/')) {
    folder = path.posix.dirname(folder);
    files = listFiles(folder);
  }
  const known = files.length === 0 ? '' : ` ${folder}/ has ${files.join(', ')}.`;
  return `there is no file ${file}.${known}`;
}
