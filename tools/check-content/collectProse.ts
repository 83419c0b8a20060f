import type {Root} from 'mdast';
import {visitParents} from 'unist-util-visit-parents';
import {maskProse} from './maskProse';
import {readSpan} from './readSpan';
import type {Fence, Prose} from './types';

const LEAF_BLOCKS = ['paragraph', 'heading', 'tableCell'];
const FRONT_MATTER_KEYS = ['title', 'sidebar_label', 'description'];

type Read = {
  source: string;
  tree: Root;
  frontMatter: Record<string, unknown>;
  fences: Fence[];
};

/** Everything that a reader reads as words: blocks, texts of front matter, images and diagrams. */
export function collectProse({source, tree, frontMatter, fences}: Read): Prose[] {
  const prose: Prose[] = [];
  const add = (text: unknown, from: number) => {
    if (typeof text === 'string' && text !== '') {
      prose.push({text, offset: Math.max(from, source.indexOf(text, from))});
    }
  };
  FRONT_MATTER_KEYS.forEach((key) => add(frontMatter[key], 0));
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
