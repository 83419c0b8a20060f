import type {ParseFrontMatter} from '@docusaurus/types';
import {existsSync} from 'node:fs';
import path from 'node:path';
import {readFrontMatter} from './readFrontMatter';
import {checkPaths, findNeighbours, type ReadingPath} from './readingPaths';
import {validateFrontMatter} from './validateFrontMatter';

export {readFrontMatter, type FrontMatter} from './readFrontMatter';
export {findNeighbours, type ReadingPath} from './readingPaths';
export {validateFrontMatter} from './validateFrontMatter';

/**
 * `markdown.parseFrontMatter` of the site: reads the front matter and applies this site's rules.
 * Throws an error with one line per problem: `path:line:column: what is wrong. What to do.`
 */
export const parsePageFrontMatter: ParseFrontMatter = ({filePath, fileContent}) => {
  const frontMatter = readFrontMatter(fileContent);
  const {values, content, error} = frontMatter;
  const problems = error ? [error] : validateFrontMatter(frontMatter);
  if (problems.length === 0) {
    return Promise.resolve({frontMatter: values, content});
  }
  const file = path.relative(process.cwd(), filePath);
  const lines = problems.map(({line, column, message}) => `${file}:${line}:${column}: ${message}`);
  return Promise.reject(new Error(lines.join('\n')));
};

/**
 * The same for a site whose pages, in `docs/` below `root`, have reading paths: adds the fields that
 * set where “Previous” and “Next” lead. Refuses paths to pages that do not exist.
 */
export function parseWithPaths(root: string, paths: readonly ReadingPath[]): ParseFrontMatter {
  checkPaths(paths, (file) => existsSync(path.join(root, file)));
  return async (params) => {
    const {frontMatter, content} = await parsePageFrontMatter(params);
    const file = path.relative(path.join(root, 'docs'), params.filePath);
    const id = file
      .split(path.sep)
      .join('/')
      .replace(/\.mdx?$/, '');
    return {frontMatter: {...frontMatter, ...findNeighbours(id, paths)}, content};
  };
}
