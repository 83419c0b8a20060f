import type {Nodes, Parents, Root, RootContent} from 'mdast';
import type {MdxJsxFlowElement} from 'mdast-util-mdx-jsx';
import {visitParents} from 'unist-util-visit-parents';
import {ElementError} from '../catalogue';

/** A node of a page, and what puts blocks in its place. */
type FoundNode<Node> = {node: Node; replace: (blocks: readonly RootContent[]) => void};

/** Returns the nodes of one type on a page, in their order. */
export function collectNodes<Type extends RootContent['type']>(
  tree: Root,
  type: Type,
): FoundNode<Extract<RootContent, {type: Type}>>[] {
  type Found = Extract<RootContent, {type: Type}>;
  const found: FoundNode<Found>[] = [];
  visitParents(tree, (each: Nodes, ancestors: Parents[]) => {
    const parent = ancestors.at(-1);
    if (parent && each.type === type) {
      const node = each as Found;
      found.push({node, replace: (blocks) => replaceNode(node, parent, blocks)});
    }
  });
  return found;
}

/** Returns the elements on a page that have one of the names, in their order. */
export function collectElements(
  tree: Root,
  names: readonly string[],
): FoundNode<MdxJsxFlowElement>[] {
  return collectNodes(tree, 'mdxJsxFlowElement').filter(({node}) =>
    names.includes(node.name ?? ''),
  );
}

/**
 * Nodes without a position get that of the node that they replace, in the blocks themselves: what
 * later fails on one of them names its line.
 */
function replaceNode(node: RootContent, parent: Parents, blocks: readonly RootContent[]): void {
  const content: Root = {type: 'root', children: [...blocks]};
  visitParents(content, (block) => {
    block.position ??= node.position;
  });
  const siblings = parent.children as RootContent[];
  siblings.splice(siblings.indexOf(node), 1, ...content.children);
}

/**
 * Returns the value of an element's one attribute. Refuses an element that lacks it, has another one or has
 * content; `example` is a value that the message shows.
 */
export function requireOnlyAttribute(
  element: MdxJsxFlowElement,
  wanted: string,
  example: string,
): string {
  const {name, attributes, children} = element;
  const [attribute, ...rest] = attributes;
  const isWanted = attribute?.type === 'mdxJsxAttribute' && attribute.name === wanted;
  if (!isWanted || typeof attribute.value !== 'string' || rest.length > 0 || children.length > 0) {
    const remedy = `Write <${name} ${wanted}="${example}" />.`;
    throw new ElementError(`<${name}> needs ${wanted} and nothing else. ${remedy}`, element);
  }
  return attribute.value;
}

/** Refuses an element that has an attribute or content. */
export function requireNothing(element: MdxJsxFlowElement): void {
  const {name, attributes, children} = element;
  if (attributes.length + children.length > 0) {
    const reason = `<${name}> takes no attribute and no content`;
    throw new ElementError(`${reason}. Write <${name} />.`, element);
  }
}

/** Returns the words and the inline code of a node, as text. */
export function toText(node: Nodes): string {
  if ('value' in node && (node.type === 'text' || node.type === 'inlineCode')) return node.value;
  return 'children' in node ? node.children.map(toText).join('') : '';
}
