import {createProcessor} from '@mdx-js/mdx';
import type {Root} from 'mdast';
import remarkDirective from 'remark-directive';
import remarkFrontmatter from 'remark-frontmatter';
import remarkGfm from 'remark-gfm';
import {collectFences} from './collectFences';
import {collectHeadings} from './collectHeadings';
import {collectProse} from './collectProse';
import {readFrontMatter} from './readFrontMatter';
import type {Page} from './types';
import {UnreadablePage} from './UnreadablePage';

/** The syntax that the site reads, by the same parsers. */
const processor = createProcessor({
  remarkPlugins: [remarkFrontmatter, remarkDirective, remarkGfm],
});

/** A page from its source. Throws `UnreadablePage` where a parser stops. */
export async function parsePage(file: string, source: string): Promise<Page> {
  const frontMatter = await readFrontMatter(file, source);
  const tree = parseBody(source);
  const headings = collectHeadings(source, tree);
  const fences = collectFences(tree);
  const prose = collectProse({source, tree, fences});
  return {file, source, frontMatter, tree, headings, fences, prose};
}

function parseBody(source: string): Root {
  try {
    return processor.parse(source);
  } catch (error) {
    const {
      line = 1,
      column = 1,
      reason,
    } = error as {
      line?: number;
      column?: number;
      reason?: string;
    };
    const remedy = 'Put { and < in backticks; close each tag and each expression.';
    throw new UnreadablePage({line, column, message: `${reason ?? String(error)}. ${remedy}`});
  }
}
