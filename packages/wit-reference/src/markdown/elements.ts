import type {Nodes, Parents, Root, RootContent} from 'mdast';
import type {MdxJsxFlowElement, MdxJsxTextElement} from 'mdast-util-mdx-jsx';
import {visitParents} from 'unist-util-visit-parents';
import {ElementError} from '../catalogue';

/** A node of a page, and a function that replaces it by blocks. */
type FoundNode<Node> = {node: Node; replace: (blocks: readonly RootContent[]) => void};

/** Lists the nodes of one type on a page, in order. */
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

/** Lists the elements on a page that have one of the names, in order. */
export function collectElements(
  tree: Root,
  names: readonly string[],
): FoundNode<MdxJsxFlowElement>[] {
  return collectNodes(tree, 'mdxJsxFlowElement').filter(({node}) =>
    names.includes(node.name ?? ''),
  );
}

/** Replaces a node by blocks. Those without a position get the node's, so that later errors name its line. */
function replaceNode(node: RootContent, parent: Parents, blocks: readonly RootContent[]): void {
  const content: Root = {type: 'root', children: [...blocks]};
  visitParents(content, (block) => {
    block.position ??= node.position;
  });
  const siblings = parent.children as RootContent[];
  siblings.splice(siblings.indexOf(node), 1, ...content.children);
}

/** Returns the value of an element's string attribute; undefined if it has none. */
export function readAttribute(
  {attributes}: MdxJsxFlowElement | MdxJsxTextElement,
  wanted: string,
): string | undefined {
  const found = attributes.find((one) => one.type === 'mdxJsxAttribute' && one.name === wanted);
  return typeof found?.value === 'string' ? found.value : undefined;
}

/**
 * Returns the value of an element's only attribute. Throws if it is missing, or if there are others or content;
 * `example` is a value for the message.
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

/** Throws if an element has an attribute or content. */
export function requireNothing(element: MdxJsxFlowElement): void {
  const {name, attributes, children} = element;
  if (attributes.length + children.length > 0) {
    const reason = `<${name}> takes no attribute and no content`;
    throw new ElementError(`${reason}. Write <${name} />.`, element);
  }
}

/** Returns the words and inline code of a node as a string. */
export function toText(node: Nodes): string {
  if ('value' in node && (node.type === 'text' || node.type === 'inlineCode')) return node.value;
  return 'children' in node ? node.children.map(toText).join('') : '';
}
