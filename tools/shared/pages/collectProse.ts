import {visitParents} from 'unist-util-visit-parents';
import {maskProse, readSpan} from './maskProse';
import type {Page, Prose} from './types';

const LEAF_BLOCKS = ['paragraph', 'heading', 'tableCell'];
const FRONT_MATTER_KEYS = ['title', 'sidebar_label', 'description'];

/** Returns all prose of a page: its blocks, front matter, and the texts of images and diagrams. */
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
  const add = (text: unknown, from: number) => {
    if (typeof text === 'string' && text !== '') {
      prose.push({text, offset: Math.max(from, source.indexOf(text, from))});
    }
  };
  visitParents(tree, (node) => {
    if (LEAF_BLOCKS.includes(node.type)) {
      prose.push(maskProse(source, node));
    }
    if (node.type === 'image' || node.type === 'imageReference') {
      add(node.alt, readSpan(node).start);
    }
  });
  for (const {line, settings} of fences) {
    const start = source.split('\n', line - 1).join('\n').length;
    add(settings.title, start);
    add(settings.alt, start);
  }
  return prose;
}
