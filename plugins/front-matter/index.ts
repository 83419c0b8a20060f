import type {ParseFrontMatter} from '@docusaurus/types';
import path from 'node:path';
import {readFrontMatter} from './readFrontMatter';
import {validateFrontMatter} from './validateFrontMatter';

export {readFrontMatter, type FrontMatter} from './readFrontMatter';
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
