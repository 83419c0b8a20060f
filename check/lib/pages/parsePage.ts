import {createProcessor} from '@mdx-js/mdx';
import type {Code, Heading as HeadingNode, Root} from 'mdast';
import remarkDirective from 'remark-directive';
import remarkFrontmatter from 'remark-frontmatter';
import remarkGfm from 'remark-gfm';
import {readFrontMatter} from '../../../plugins/content/front-matter/index';
import type {Problem} from 'docusaurus-built-pages/location';
import {describeSyntaxError} from '../../../plugins/lib/markdown/describeSyntaxError';
import {parseMeta} from '../../../plugins/lib/parseMeta';
import {collectProse, maskProse} from './collectProse';
import {listNodes, readSpan} from './nodes';
import type {Fence, Heading, Page} from './types';

/** Thrown for a page that a parser cannot read; `problem` has the location and the remedy. */
export class UnreadablePage extends Error {
  constructor(readonly problem: Problem) {
    super(problem.message);
  }
}

/** Parses the syntax of the site's pages, with the same parsers as the build. */
const processor = createProcessor({
  remarkPlugins: [remarkFrontmatter, remarkDirective, remarkGfm],
});

/** Parses a page. Throws `UnreadablePage` if its front matter or its body is invalid. */
export function parsePage(file: string, source: string): Page {
  const frontMatter = readFrontMatter(source);
  if (frontMatter.error) {
    throw new UnreadablePage(frontMatter.error);
  }
  const tree = parseBody(source);
  const fences = collectFences(tree);
  const prose = collectProse({source, frontMatter, tree, fences});
  const headings = collectHeadings(source, tree);
  return {file, source, frontMatter, tree, headings, fences, prose, generatedIds: []};
}

function parseBody(source: string): Root {
  try {
    return processor.parse(source);
  } catch (error) {
    throw new UnreadablePage(describeSyntaxError(error));
  }
}

/** Lists the headings of the body in order, at any depth of the tree. */
function collectHeadings(source: string, tree: Root): Heading[] {
  return listNodes(tree, 'heading').map((node) => {
    const {line, column} = readSpan(node);
    const text = maskProse(source, node).text.trim();
    return {line, column, depth: node.depth, text, id: readId(node)};
  });
}

/** Returns the id in a comment at the heading's end: `## Limits {/* #limits *\/}`. */
function readId({children}: HeadingNode): string | undefined {
  const last = children.at(-1);
  return last?.type === 'mdxTextExpression'
    ? last.value.match(/^\s*\/\*\s*#(\S+)\s*\*\/\s*$/)?.[1]
    : undefined;
}

/** Lists the code fences in order, with their settings parsed. */
function collectFences(tree: Root): Fence[] {
  return listNodes(tree, 'code').map((node) => {
    const {line, column} = readSpan(node);
    return {line, column, language: node.lang ?? '', code: node.value, ...readSettings(node)};
  });
}

function readSettings({meta}: Code): Pick<Fence, 'settings' | 'settingsError'> {
  try {
    return {settings: parseMeta(meta)};
  } catch (error) {
    return {settings: {}, settingsError: (error as Error).message};
  }
}
