import type {Element, ElementContent} from 'hast';
import {element, readProperty} from './elements';

/** Name of the element that `writeContent.ts` writes as the mark of an anchor. */
export const ANCHOR = 'anchor-mark';

const HEADING = /^h[1-6]$/;

/** Lists the ids of all elements in some content, in order. */
export const listIds = (content: readonly ElementContent[]): string[] => listValues(content, 'id');

/** Lists the addresses of all links in some content, in order. */
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
 * Passes each link through `resolve`, and adds the mark of its anchor to each heading and to any other element that
 * `isLinked`.
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

/** Adds the mark of an anchor at the end of an element; in a row, at the end of its first cell. */
function markAnchor(node: Element, id: string): Element {
  const [first, ...others] = node.children;
  if (node.tagName === 'tr' && first?.type === 'element') {
    return {...node, children: [markAnchor(first, id), ...others]};
  }
  return {...node, children: [...node.children, element(ANCHOR, [], {id})]};
}
