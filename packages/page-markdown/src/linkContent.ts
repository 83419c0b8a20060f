import type {Element, ElementContent} from 'hast';
import {element, readProperty} from './elements';

/** The element that `writeContent.ts` writes as the mark of an anchor. */
export const ANCHOR = 'anchor-mark';

const HEADING = /^h[1-6]$/;

/** Returns the ids of all elements in some content, in their order. */
export const listIds = (content: readonly ElementContent[]): string[] => listValues(content, 'id');

/** Returns the addresses that some content links to, in their order. */
export const listTargets = (content: readonly ElementContent[]): string[] =>
  listValues(content, 'href');

function listValues(content: readonly ElementContent[], property: 'id' | 'href'): string[] {
  return content.flatMap((node) => {
    if (node.type !== 'element') return [];
    const value = readProperty(node, property);
    return [...(value === undefined ? [] : [value]), ...listValues(node.children, property)];
  });
}

/**
 * Passes each link through `resolve`, and marks the anchors: that of each heading, and that of any other
 * element which `isLinked`.
 */
export function linkContent(
  content: readonly ElementContent[],
  resolve: (href: string) => string,
  isLinked: (id: string) => boolean,
): ElementContent[] {
  const link = (node: ElementContent): ElementContent => {
    if (node.type !== 'element') return node;
    const href = readProperty(node, 'href');
    const properties =
      href === undefined ? node.properties : {...node.properties, href: resolve(href)};
    const linked = {...node, properties, children: node.children.map(link)};
    const id = readProperty(node, 'id');
    const isMarked = id !== undefined && (HEADING.test(node.tagName) || isLinked(id));
    return isMarked ? markAnchor(linked, id) : linked;
  };
  return content.map(link);
}

/** At the end of an element; of a row, at the end of its first cell. */
function markAnchor(node: Element, id: string): Element {
  const [first, ...others] = node.children;
  if (node.tagName === 'tr' && first?.type === 'element') {
    return {...node, children: [markAnchor(first, id), ...others]};
  }
  return {...node, children: [...node.children, element(ANCHOR, [], {id})]};
}
