import type {Root} from 'mdast';
import {visitParents} from 'unist-util-visit-parents';

/** Elements that become entries with headings of their own while the site is built. */
const GENERATORS = ['WitPackage', 'GoPackages', 'ApiOperations', 'ApiSchemas'];

/** Whether a page has headings that its text does not show; the built site knows them. */
export function hasGeneratedParts(tree: Root): boolean {
  let isFound = false;
  visitParents(tree, 'mdxJsxFlowElement', (node) => {
    isFound ||= GENERATORS.includes(node.name ?? '');
  });
  return isFound;
}
