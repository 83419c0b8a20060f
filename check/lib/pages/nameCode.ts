import type {Code, Nodes} from 'mdast';
import {numberNames} from '../../../plugins/output/agent-skills/index';
import {readAttribute} from 'docusaurus-wit-reference/elements';
import {listTabItems} from './nodes';
import type {Page} from './types';

/**
 * Code on a page by its name in a skill: the anchor of the heading above it, and its own name. It is a fence, with
 * the one for its output, or the commands that unpack the archive of an example.
 */
export type NamedCode = {anchor: string; name: string} & (
  | {fence: Code; output?: Code}
  | {example: string}
);

type Around = {anchor: string; labels: readonly string[]};

/**
 * Lists the code of a page by the names that `plugins/output/agent-skills` gives to the blocks of its Markdown.
 * Leaves out blocks in lists and tables, which have none.
 */
export function nameCode({tree, headings, fences}: Page): NamedCode[] {
  const anchors = new Map(headings.map(({line, id}) => [line, id]));
  const settings = new Map(fences.map((fence) => [fence.line, fence.settings]));
  const readLine = ({position}: Nodes) => position?.start.line ?? 0;
  const collect = (nodes: readonly Nodes[], around: Around): NamedCode[] => {
    let {anchor} = around;
    return nodes.flatMap((node, index): NamedCode[] => {
      const own = (name: string) => ({anchor, name: [...around.labels, name].join(', ')});
      if (node.type === 'heading') anchor = anchors.get(readLine(node)) ?? anchor;
      if (node.type === 'code') {
        const {title} = settings.get(readLine(node)) ?? {};
        const next = nodes[index + 1];
        const output = next?.type === 'code' && next.lang === 'text' ? {output: next} : {};
        const name = typeof title === 'string' ? title : (node.lang ?? 'code');
        return [{...own(name), fence: node, ...output}];
      }
      if (!('children' in node) || node.type === 'list' || node.type === 'table') return [];
      if (node.type === 'mdxJsxFlowElement' && node.name === 'Download') {
        return [{...own('sh'), example: readAttribute(node, 'example') ?? ''}];
      }
      if (node.type === 'mdxJsxFlowElement' && node.name === 'Tabs') {
        return listTabItems(node).flatMap((item) => {
          const labels = [...around.labels, readAttribute(item, 'label') ?? ''];
          return collect(item.children, {anchor, labels});
        });
      }
      return collect(node.children as Nodes[], {...around, anchor});
    });
  };
  return numberNames(collect(tree.children, {anchor: '', labels: []}));
}
