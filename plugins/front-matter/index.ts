import type {ParseFrontMatter} from '@docusaurus/types';
import path from 'node:path';
import {readYamlError} from './readYamlError';
import {validateFrontMatter} from './validateFrontMatter';

/**
 * `markdown.parseFrontMatter` of the site: Docusaurus' own parser, then this site's rules.
 * Throws one error that lists every finding as `path:line kind: what is wrong. What to do.`
 */
export const parsePageFrontMatter: ParseFrontMatter = async (params) => {
  const {filePath, fileContent, defaultParseFrontMatter} = params;
  const file = path.relative(process.cwd(), filePath);
  const result = await defaultParseFrontMatter(params).catch((error: unknown) => {
    throw new Error(`${file}:${readYamlError(error)}`, {cause: error});
  });
  // A path with a part that starts with an underscore is a partial: no page of its own.
  if (/(?:^|[\\/])_/.test(file)) {
    return result;
  }
  const findings = validateFrontMatter({fileContent, frontMatter: result.frontMatter});
  if (findings.length > 0) {
    const lines = findings.map(({line, message}) => `${file}:${line} ${message}`);
    throw new Error(`Bad front matter.\n${lines.join('\n')}`);
  }
  return result;
};
