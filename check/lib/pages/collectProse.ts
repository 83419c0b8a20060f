import type {Nodes} from 'mdast';
import {SKIP, visitParents} from 'unist-util-visit-parents';
import {listNodes, readSpan} from './nodes';
import type {Page, Prose} from './types';

const FRONT_MATTER_KEYS = ['title', 'sidebar_label', 'description'];

/** Returns all prose of a page: its blocks, front matter, and the descriptions of images and diagrams. */
export function collectProse({
  source,
  frontMatter,
  tree,
  fences,
}: Pick<Page, 'source' | 'frontMatter' | 'tree' | 'fences'>): Prose[] {
  // As it is written, so that locations in a folded or escaped value are right.
  const prose = FRONT_MATTER_KEYS.flatMap((key): Prose[] => {
    const span = frontMatter.spans.get(key)?.value;
    return span ? [{text: source.slice(span.start, span.end), offset: span.start}] : [];
  });
  const blocks = listNodes(tree, 'paragraph', 'heading', 'tableCell');
  prose.push(...blocks.map((block) => maskProse(source, block)));
  const add = (text: unknown, from: number) => {
    if (typeof text === 'string' && text !== '') {
      prose.push({text, offset: Math.max(from, source.indexOf(text, from))});
    }
  };
  for (const node of listNodes(tree, 'image', 'imageReference')) {
    add(node.alt, readSpan(node).start);
  }
  for (const {line, settings} of fences) {
    const start = source.split('\n', line - 1).join('\n').length;
    add(settings.title, start);
    add(settings.alt, start);
  }
  return prose;
}

/** Returns the prose of one block: words stay, code becomes backticks, everything else spaces. */
export function maskProse(source: string, block: Nodes): Prose {
  const {start, end} = readSpan(block);
  const mask = [...source.slice(start, end).replace(/[^\n]/g, ' ')];
  const keep = (node: Nodes, character?: string) => {
    const span = readSpan(node);
    for (let at = span.start; at < span.end; at += 1) {
      mask[at - start] = character ?? source.charAt(at);
    }
  };
  visitParents(block, (node) => {
    if (node.type === 'inlineCode') {
      keep(node, '`');
    }
    // `hayride:cli` reads as a text directive; the site turns those back to text.
    if (node.type === 'text' || node.type === 'textDirective') {
      keep(node);
      return SKIP;
    }
    return undefined;
  });
  return {text: mask.join(''), offset: start};
}
