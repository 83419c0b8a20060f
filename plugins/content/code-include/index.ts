import {existsSync, readdirSync, readFileSync, statSync} from 'node:fs';
import type {Code, Root} from 'mdast';
import path from 'node:path';
import type {Transformer} from 'unified';
import {visitParents} from 'unist-util-visit-parents';
import type {VFile} from 'vfile';
import {parseMeta} from '../../lib/parseMeta';

/**
 * Fills a fence with `file=path#region` with that file, read from `root`, the repository; the title of a region says
 * that it is a part. Stops the build with page and line if there is no such file or region. A remark plugin.
 */
export function remarkCodeInclude({root}: {root: string}): Transformer<Root> {
  return (tree, file) => {
    visitParents(tree, 'code', (node) => includeInto(node, file, root));
  };
}

function includeInto(node: Code, file: VFile, root: string): void {
  try {
    const {file: value, title, ...flags} = parseMeta(node.meta);
    if (value === undefined) return;
    if (value === true) throw new Error('file= names no file. Write file=examples/….');
    if (node.value.trim() !== '') {
      throw new Error(`a block shows ${value} and has code as well. Remove one of them.`);
    }
    node.value = includeCode(value, root);
    const [, part] = PARTS.find(([flag]) => flag in flags) ?? [];
    if (part !== undefined && typeof title === 'string') {
      node.meta = node.meta?.replace(/\btitle=(?:"[^"]*"|\S+)/, `title="${title} (${part})"`);
    }
  } catch (error) {
    file.fail((error as Error).message, node.position, 'code-include:bad-block');
  }
}

/** Suffixes for the title of a block that isn't a whole file: readers and programs save blocks by their titles. */
const PARTS = [
  ['excerpt', 'excerpt'],
  ['append', 'continued'],
] as const;

/** Folders of files that pages may show. */
const FOLDERS = ['examples', 'sources'];

/**
 * Returns the code for a fence's `file=…` from the repository at `root`. Throws an error that lists the files or
 * regions that exist.
 */
export function includeCode(value: string, root: string): string {
  const {file, region} = parseTarget(value);
  const full = path.join(root, file);
  const isFile = existsSync(full) && statSync(full).isFile();
  if (!isFile) throw new Error(explainMissingFile(file, root));
  return extractRegion(readFileSync(full, 'utf8'), file, region);
}

/** Parses `examples/hello/main.go#region`. Throws at a path outside the folders that pages may show. */
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

/** Explains that a file is missing, and lists those in the nearest folder that exists. */
function explainMissingFile(file: string, root: string): string {
  let folder = file;
  let files: string[] = [];
  while (files.length === 0 && folder.includes('/')) {
    folder = path.posix.dirname(folder);
    const full = path.join(root, folder);
    files = existsSync(full) && statSync(full).isDirectory() ? readdirSync(full).sort() : [];
  }
  const known = files.length === 0 ? '' : ` ${folder}/ has ${files.join(', ')}.`;
  return `there is no file ${file}.${known}`;
}

/** Matches a region marker: a comment of any language with `#region name` or `#endregion`. */
const MARKER =
  /^\s*(?:\/\/|#|;;|--|\/\*|<!--)\s*#(region|endregion)(?:\s+([a-z][a-z0-9-]*))?\s*(?:\*\/|-->)?\s*$/;

type Line = {code: string; within: string[]};

/**
 * Returns the content of a file, or of its region `name`, without surrounding blank lines, common indentation,
 * trailing spaces, which HTML may not have, and marker lines, which leave no wider gap than the code around them has.
 * Throws `file:line: what is wrong`; for a missing region, it lists those that exist.
 */
export function extractRegion(text: string, file: string, name?: string): string {
  const {lines, regions} = splitRegions(text, file);
  if (name === undefined) return trim(lines.map(({code}) => code));
  if (!regions.includes(name)) {
    const known = regions.length === 0 ? 'It has none' : `It has ${regions.join(', ')}`;
    throw new Error(`${file}: there is no region “${name}”. ${known}.`);
  }
  return trim(lines.filter(({within}) => within.includes(name)).map(({code}) => code));
}

/** Splits a file into lines without markers, each with its regions, and lists all regions in order. */
function splitRegions(text: string, file: string): {lines: Line[]; regions: string[]} {
  const lines: Line[] = [];
  const regions: string[] = [];
  const open: {name: string; line: number}[] = [];
  /** Blank lines after a marker that those before it make superfluous. */
  let spare = 0;
  for (const [index, code] of text.replaceAll('\r\n', '\n').split('\n').entries()) {
    const [marker, kind, name] = code.match(MARKER) ?? [];
    const fail = (problem: string): never => {
      throw new Error(`${file}:${index + 1}: ${problem}`);
    };
    if (marker !== undefined) spare = countBlankEnd(lines);
    if (marker === undefined) {
      const isBlank = code.trim() === '';
      if (!isBlank || spare === 0) lines.push({code, within: open.map((region) => region.name)});
      spare = isBlank ? Math.max(spare - 1, 0) : 0;
    } else if (kind === 'endregion') {
      // It closes the innermost region; a name after it must be that one's.
      const last = open.pop() ?? fail('an #endregion closes nothing.');
      if (name !== undefined && name !== last.name) {
        fail(`#endregion ${name} closes the region “${last.name}”.`);
      }
    } else if (name === undefined) {
      fail('a #region has no name. Use lower case, digits and hyphens.');
    } else if (regions.includes(name)) {
      fail(`the region “${name}” begins twice. Give each its own name.`);
    } else {
      open.push({name, line: index + 1});
      regions.push(name);
    }
  }
  const [left] = open;
  if (left) throw new Error(`${file}:${left.line}: the region “${left.name}” has no #endregion.`);
  return {lines, regions};
}

function countBlankEnd(lines: readonly Line[]): number {
  return lines.length - 1 - lines.findLastIndex(({code}) => code.trim() !== '');
}

function trim(lines: string[]): string {
  const kept = lines
    .join('\n')
    .replace(/^(?:[ \t]*\n)+/, '')
    .trimEnd()
    .split('\n');
  const depths = kept.filter((line) => line.trim() !== '').map((line) => line.search(/\S/));
  const depth = Math.min(...depths);
  return kept.map((line) => line.slice(Number.isFinite(depth) ? depth : 0).trimEnd()).join('\n');
}
