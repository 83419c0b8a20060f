import {createProcessor} from '@mdx-js/mdx';
import type {Code, Heading as HeadingNode, Root} from 'mdast';
import remarkDirective from 'remark-directive';
import remarkFrontmatter from 'remark-frontmatter';
import remarkGfm from 'remark-gfm';
import {visitParents} from 'unist-util-visit-parents';
import {readFrontMatter} from '../../../plugins/front-matter/index';
import {parseMeta} from '../../../plugins/shared/parseMeta';
import type {Problem} from '../findings';
import {collectProse} from './collectProse';
import {maskProse, readSpan} from './maskProse';
import type {Fence, Heading, Page} from './types';

/** Thrown for a page that a parser cannot read; `problem` says where and what to do. */
export class UnreadablePage extends Error {
  constructor(readonly problem: Problem) {
    super(problem.message);
  }
}

/** The syntax of the site's pages, read by the same parsers as in the build. */
const processor = createProcessor({
  remarkPlugins: [remarkFrontmatter, remarkDirective, remarkGfm],
});

/** Parses a page. Throws `UnreadablePage` where its front matter or its body is broken. */
export function parsePage(file: string, source: string): Page {
  const frontMatter = readFrontMatter(source);
  if (frontMatter.error) {
    throw new UnreadablePage(frontMatter.error);
  }
  const tree = parseBody(source);
  const fences = collectFences(tree);
  const prose = collectProse({source, frontMatter, tree, fences});
  return {file, source, frontMatter, tree, headings: collectHeadings(source, tree), fences, prose};
}

function parseBody(source: string): Root {
  try {
    return processor.parse(source);
  } catch (error) {
    const {
      line = 1,
      column = 1,
      reason = String(error),
    } = error as Partial<Problem> & {
      reason?: string;
    };
    const remedy = 'Put { and < in backticks; close each tag and each expression.';
    throw new UnreadablePage({line, column, message: `${reason}. ${remedy}`});
  }
}

/** Returns the headings of the body in order, at any depth of the tree. */
function collectHeadings(source: string, tree: Root): Heading[] {
  const headings: Heading[] = [];
  visitParents(tree, 'heading', (node) => {
    const {line, column} = readSpan(node);
    const text = maskProse(source, node).text.trim();
    headings.push({line, column, depth: node.depth, text, id: readId(node)});
  });
  return headings;
}

/** Reads the id in a comment at the heading's end: `## Limits {/* #limits *\/}`. */
function readId({children}: HeadingNode): string | undefined {
  const last = children.at(-1);
  return last?.type === 'mdxTextExpression'
    ? last.value.match(/^\s*\/\*\s*#(\S+)\s*\*\/\s*$/)?.[1]
    : undefined;
}

/** Returns the code fences in order, with their settings parsed. */
function collectFences(tree: Root): Fence[] {
  const fences: Fence[] = [];
  visitParents(tree, 'code', (node) => {
    const {line, column} = readSpan(node);
    fences.push({line, column, language: node.lang ?? '', code: node.value, ...readSettings(node)});
  });
  return fences;
}

function readSettings({meta}: Code): Pick<Fence, 'settings' | 'settingsError'> {
  try {
    return {settings: parseMeta(meta)};
  } catch (error) {
    return {settings: {}, settingsError: (error as Error).message};
  }
}
