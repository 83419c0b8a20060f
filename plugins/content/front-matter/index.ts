import type {ParseFrontMatter} from '@docusaurus/types';
import {existsSync} from 'node:fs';
import path from 'node:path';
import {isMap, isNode, LineCounter, parseDocument} from 'yaml';
import {toSlashes} from '../../lib/files';
import {formatProblem, type Location, type Problem} from '../../lib/location';
import {validateFrontMatter} from './validateFrontMatter';

export {validateFrontMatter} from './validateFrontMatter';

/** Pages that are read one after another, by their ids: paths in `docs/` without `.mdx`. */
export type ReadingPath = readonly string[];

/**
 * `markdown.parseFrontMatter` of a site whose pages are in `docs/` below `root`: reads the front
 * matter, applies this site's rules, and adds the fields that set where “Previous” and “Next” lead.
 * A page fails with a line for each problem; paths to pages that do not exist are refused at once.
 */
export function parseWithPaths(root: string, paths: readonly ReadingPath[]): ParseFrontMatter {
  checkPaths(root, paths);
  return ({filePath, fileContent}) => {
    const frontMatter = readFrontMatter(fileContent);
    const {values, content, error} = frontMatter;
    const problems = error ? [error] : validateFrontMatter(frontMatter);
    if (problems.length > 0) {
      const file = toSlashes(path.relative(process.cwd(), filePath));
      const lines = problems.map((each) => formatProblem({file, ...each}));
      return Promise.reject(new Error(lines.join('\n')));
    }
    const page = toSlashes(path.relative(path.join(root, 'docs'), filePath));
    const id = page.replace(/\.mdx?$/, '');
    const neighbours = findNeighbours(id, paths);
    // Only the search reads them: in the framework's data, each link in sight would fetch them too.
    const {keywords: _, ...shown} = values;
    return Promise.resolve({frontMatter: {...shown, ...neighbours}, content});
  };
}

/**
 * The neighbours of a page in the first path that has it, as the front matter that says where
 * “Previous” and “Next” lead. There is none before the start of the path and after its end, nor for a
 * page of no path.
 */
export function findNeighbours(
  id: string,
  paths: readonly ReadingPath[],
): {pagination_prev?: string; pagination_next?: string} {
  const pages = paths.find((each) => each.includes(id)) ?? [];
  const index = pages.indexOf(id);
  const [before, after] = [pages[index - 1], pages[index + 1]];
  return {
    ...(before !== undefined && {pagination_prev: before}),
    ...(index >= 0 && after !== undefined && {pagination_next: after}),
  };
}

/** Refuses paths with a page that does not exist, or with a page twice. */
function checkPaths(root: string, paths: readonly ReadingPath[]): void {
  for (const id of paths.flat()) {
    if (!existsSync(path.join(root, `docs/${id}.mdx`))) {
      const remedy = 'Write its path in docs/ without .mdx';
      throw new Error(`readingPaths.ts: there is no page "${id}". ${remedy}.`);
    }
  }
  for (const pages of paths) {
    const twice = pages.find((id, index) => pages.indexOf(id) !== index);
    if (twice !== undefined) {
      throw new Error(`readingPaths.ts: a path has "${twice}" twice. Remove one of them.`);
    }
  }
}

/** Where a key or a value is written: its location, and its offsets in the page. */
type Span = Location & {start: number; end: number};

/** The front matter of a page; without any, its values are empty. */
export type FrontMatter = {
  values: Record<string, unknown>;
  /** Where each key and its value are written, by key. */
  spans: ReadonlyMap<string, {key: Span; value: Span}>;
  /** The line that ends the front matter, from 1; 0 without any. */
  lastLine: number;
  /** The text below the front matter. */
  content: string;
  /** Why the YAML cannot be read; there are no values then. */
  error?: Problem;
};

const FRONT_MATTER = /^(\uFEFF?---[ \t]*\r?\n)((?:.*\r?\n)*?)---[ \t]*(?:\r?\n|$)/;

/** Reads the front matter of a page: its values, and where they are written. */
export function readFrontMatter(source: string): FrontMatter {
  const [block = '', opening = '', yaml = ''] = source.match(FRONT_MATTER) ?? [];
  const content = source.slice(block.length).trim();
  const lastLine = block === '' ? 0 : block.trimEnd().split('\n').length;
  const lines = new LineCounter();
  const {contents, errors} = parseDocument(yaml, {lineCounter: lines, prettyErrors: false});
  const toSpan = (start: number, end: number): Span => {
    const {line, col} = lines.linePos(start);
    // The opening `---` is the line above the YAML.
    return {line: line + 1, column: col, start: opening.length + start, end: opening.length + end};
  };
  const locate = (node: unknown) => {
    const [start, end] = (isNode(node) && node.range) || [0, 0];
    return toSpan(start, end);
  };
  if (errors[0] || (contents && !isMap(contents))) {
    const {line, column} = toSpan(errors[0]?.pos[0] ?? 0, 0);
    const reason = errors[0]?.message ?? 'it has no keys';
    const message = `front matter is not valid YAML: ${reason}. Quote values that contain a colon, a hash or a quotation mark.`;
    return {values: {}, spans: new Map(), lastLine, content, error: {line, column, message}};
  }
  const spans = (contents?.items ?? []).map(
    ({key, value}) => [String(key), {key: locate(key), value: locate(value)}] as const,
  );
  const values = (contents?.toJSON() ?? {}) as Record<string, unknown>;
  return {values, spans: new Map(spans), lastLine, content};
}
