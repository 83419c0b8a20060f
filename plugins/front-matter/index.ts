import type {ParseFrontMatter} from '@docusaurus/types';
import {existsSync} from 'node:fs';
import path from 'node:path';
import {formatProblem} from '../shared/location';
import {readFrontMatter} from './readFrontMatter';
import {checkPaths, findNeighbours, type ReadingPath} from './readingPaths';
import {validateFrontMatter} from './validateFrontMatter';

export {readFrontMatter, type FrontMatter} from './readFrontMatter';
export {findNeighbours, type ReadingPath} from './readingPaths';
export {validateFrontMatter} from './validateFrontMatter';

/**
 * `markdown.parseFrontMatter` of a site whose pages are in `docs/` below `root`: reads the front
 * matter, applies this site's rules, and adds the fields that set where “Previous” and “Next” lead.
 * A page fails with a line for each problem; paths to pages that do not exist are refused at once.
 */
export function parseWithPaths(root: string, paths: readonly ReadingPath[]): ParseFrontMatter {
  checkPaths(paths, (file) => existsSync(path.join(root, file)));
  return ({filePath, fileContent}) => {
    const frontMatter = readFrontMatter(fileContent);
    const {values, content, error} = frontMatter;
    const problems = error ? [error] : validateFrontMatter(frontMatter);
    if (problems.length > 0) {
      const file = path.relative(process.cwd(), filePath);
      const lines = problems.map((each) => formatProblem({file, ...each}));
      return Promise.reject(new Error(lines.join('\n')));
    }
    const page = path.relative(path.join(root, 'docs'), filePath);
    const id = page
      .split(path.sep)
      .join('/')
      .replace(/\.mdx?$/, '');
    const neighbours = findNeighbours(id, paths);
    return Promise.resolve({frontMatter: {...values, ...neighbours}, content});
  };
}
