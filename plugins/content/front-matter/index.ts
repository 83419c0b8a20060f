import type {ParseFrontMatter} from '@docusaurus/types';
import {existsSync} from 'node:fs';
import path from 'node:path';
import {toSlashes} from 'docusaurus-built-pages/files';
import {formatProblem} from 'docusaurus-built-pages/location';
import {locatePage} from '../../lib/locatePage';
import {readFrontMatter} from './readFrontMatter';
import {validateFrontMatter} from './validateFrontMatter';

export {readFrontMatter, type FrontMatter} from './readFrontMatter';
export {validateFrontMatter} from './validateFrontMatter';

/** Ids of pages to read in this order: paths in `docs/` without `.mdx`. */
export type ReadingPath = readonly string[];

/**
 * Returns the `markdown.parseFrontMatter` of a site whose pages are in `docs/` below `root`: it reads the front
 * matter, applies this site's rules, and adds the fields for “Previous” and “Next”. Pages of other versions and
 * languages get them too; a page that a version does not have is left out of its paths. A page fails with a line for
 * each problem. Throws at once if a path names a page that `docs/` does not have.
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
    const {folder, id} = locatePage(toSlashes(path.relative(root, filePath)));
    const isThere = (each: string) => existsSync(path.join(root, folder, `${each}.mdx`));
    const neighbours = findNeighbours(
      id,
      paths.map((each) => each.filter(isThere)),
    );
    // Only the search reads them: in the framework's data, each link in sight would fetch them too.
    const {keywords: _, ...shown} = values;
    return Promise.resolve({frontMatter: {...shown, ...neighbours}, content});
  };
}

/**
 * Finds the neighbours of a page in the first path that has it, as front matter for “Previous” and “Next”. Returns
 * none before the start and after the end of the path, nor for a page of no path.
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

/** Throws if paths name a page that does not exist, or a page twice. */
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
