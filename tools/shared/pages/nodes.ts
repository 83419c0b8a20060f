import type {Nodes} from 'mdast';
import {visitParents} from 'unist-util-visit-parents';
import type {Location} from '../../../plugins/shared/location';

/** Returns the nodes of some types in a tree, in their order. */
export function listNodes<Type extends Nodes['type']>(
  tree: Nodes,
  ...types: Type[]
): Extract<Nodes, {type: Type}>[] {
  type Listed = Extract<Nodes, {type: Type}>;
  const nodes: Listed[] = [];
  visitParents(tree, (node) => {
    if ((types as string[]).includes(node.type)) {
      nodes.push(node as Listed);
    }
  });
  return nodes;
}

/** Returns where a node of a parsed page starts, and its offsets in the source. */
export function readSpan({position}: Nodes): Location & {start: number; end: number} {
  const {line = 1, column = 1, offset: start = 0} = position?.start ?? {};
  return {line, column, start, end: position?.end.offset ?? start};
}
