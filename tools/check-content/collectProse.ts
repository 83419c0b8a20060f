import type {Root} from 'mdast';
import {visitParents} from 'unist-util-visit-parents';
import {isScalar, parseDocument} from 'yaml';
import {maskProse} from './maskProse';
import {readSpan} from './readSpan';
import type {Fence, Prose} from './types';

const LEAF_BLOCKS = ['paragraph', 'heading', 'tableCell'];
const FRONT_MATTER_KEYS = ['title', 'sidebar_label', 'description'];

type Read = {
  source: string;
  tree: Root;
  fences: Fence[];
};

/** Everything that a reader reads as words: blocks, texts of front matter, images and diagrams. */
export function collectProse({source, tree, fences}: Read): Prose[] {
  const prose = collectFrontMatter(source, tree);
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

/** The texts of front matter as they are written: where one is folded or escaped, places are right. */
function collectFrontMatter(source: string, {children: [first]}: Root): Prose[] {
  if (first?.type !== 'yaml') {
    return [];
  }
  const from = source.indexOf('\n', readSpan(first).start) + 1;
  const document = parseDocument(first.value);
  return FRONT_MATTER_KEYS.flatMap((key) => {
    const value = document.get(key, true);
    if (!isScalar(value) || !value.range) {
      return [];
    }
    const [start, end] = value.range;
    return [{text: first.value.slice(start, end), offset: from + start}];
  });
}
