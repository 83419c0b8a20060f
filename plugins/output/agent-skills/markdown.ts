import type {Root} from 'mdast';
import remarkFrontmatter from 'remark-frontmatter';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import remarkStringify from 'remark-stringify';
import {unified} from 'unified';

const processor = unified()
  .use(remarkParse)
  .use(remarkGfm, {tablePipeAlign: false})
  .use(remarkFrontmatter)
  .use(remarkStringify, {bullet: '-', rule: '-', emphasis: '_'})
  .freeze();

/** Parses GitHub Flavored Markdown with front matter: the Markdown of a page, or the source of a skill. */
export function parseMarkdown(markdown: string): Root {
  return processor.parse(markdown);
}

/** Formats Markdown in the style of the pages. */
export function stringifyMarkdown(root: Root): string {
  return processor.stringify(root);
}
