import type {Root, RootContent} from 'mdast';
import type {MdxJsxFlowElement} from 'mdast-util-mdx-jsx';
import {visitParents} from 'unist-util-visit-parents';
import type {VFile} from 'vfile';
import {createCatalogue} from './createCatalogue';
import type {LoadedReferences, LoadReferences} from './createCatalogue';
import {ElementError} from './catalogue';
import {linkNames} from './links';
import {collectElements, collectNodes} from './markdown/elements';
import {element, text} from './markdown/nodes';

declare module 'vfile' {
  interface DataMap {
    /** The route of this file's reference page, if it is one. */
    referencePage: string;
  }
}

/** Used in place of references whose inputs are invalid. */
const NOTHING: LoadedReferences = {references: [], catalogue: createCatalogue([])};

/**
 * Links names in the prose of a page, and replaces elements by what their reference renders; links come first,
 * because generated content has its own. Stops the build with file and line at an element that cannot be rendered,
 * and at a page that does not show the packages of the options. Reports errors of an input, at their own location,
 * only on pages with one of the elements `names`; other pages then have no links.
 */
export async function renderReferences(
  tree: Root,
  file: VFile,
  load: LoadReferences,
  names: readonly string[],
): Promise<void> {
  const {references, catalogue} = await load().catch((error: unknown) => {
    if (collectElements(tree, names).length > 0) {
      file.fail((error as Error).message, undefined, 'wit-reference:bad-input');
    }
    return NOTHING;
  });
  const shown = references.map((reference) => {
    return {...reference, found: collectElements(tree, reference.elements)};
  });
  const pages = shown.map(({findPage, found}) => {
    const nodes = found.map(({node}) => node);
    return nodes[0] && failAt(file, nodes[0], () => findPage(nodes));
  });
  const page = pages.find((each) => each !== undefined);
  linkNames(tree, page, catalogue.find);
  for (const {render, found} of shown) {
    for (const {node, replace} of found) {
      failAt(file, node, () => replace(render(node, {page: page ?? '', catalogue})));
    }
  }
  if (page !== undefined) file.data.referencePage = page;
}

/**
 * Links names in the code blocks of a page, except in blocks that have links already. Links none if an input is
 * invalid, which `renderReferences` reports.
 */
export async function linkCode(tree: Root, file: VFile, load: LoadReferences): Promise<void> {
  const {catalogue} = await load().catch(() => NOTHING);
  for (const {node} of collectNodes(tree, 'code')) {
    const {value, lang, data} = node;
    if (!data?.links && lang) {
      const links = catalogue.findCodeLinks(value, lang, file.data.referencePage);
      node.data = {...data, ...(links.length > 0 && {links})};
    }
  }
}

/** Runs a step; reports its errors at the element, or at the one that the error names. */
function failAt<Result>(file: VFile, element: MdxJsxFlowElement, step: () => Result): Result {
  try {
    return step();
  } catch (error) {
    const {position} = error instanceof ElementError ? error.element : element;
    return file.fail((error as Error).message, position, 'wit-reference:bad-element');
  }
}

/** Least number of entries of a page with a filter. */
const LEAST = 25;

/**
 * Inserts a filter before the first entries of a page that has many, or before the heading right above them. It
 * counts the entries of each kind; `client/entryFilter.ts` makes it work.
 */
export function placeFilter(tree: Root): void {
  const counts = countKinds(tree);
  const total = [...counts.values()].reduce((sum, count) => sum + count, 0);
  if (total < LEAST) return;
  const first = tree.children.findIndex((node) => countKinds(node).size > 0);
  const at = tree.children[first - 1]?.type === 'heading' ? first - 1 : first;
  tree.children.splice(at, 0, renderFilter(counts, total));
}

function renderFilter(counts: ReadonlyMap<string, number>, total: number): RootContent {
  const kinds = [...counts]
    .sort(([, a], [, b]) => b - a)
    .map(([kind, count]) => {
      const children = [text(`${kind} `), element('span', [text(String(count))])];
      const properties = {type: 'button', value: kind, 'aria-pressed': 'false'};
      return element('button', children, undefined, properties);
    });
  const input = {type: 'search', autoComplete: 'off', spellCheck: 'false', placeholder: 'Name'};
  const parts = [
    element('label', [text('Filter entries '), element('input', [], undefined, input)]),
    element('p', [text(`${total} entries`)], undefined, {role: 'status'}),
    element('div', kinds),
  ];
  return element('div', parts, 'entry-filter', {role: 'group', 'aria-label': 'Filter'});
}

function countKinds(tree: Root | RootContent): Map<string, number> {
  const counts = new Map<string, number>();
  visitParents(tree, 'mdxJsxFlowElement', ({attributes}) => {
    for (const attribute of attributes) {
      const kind = 'name' in attribute && attribute.name === 'data-kind' && attribute.value;
      if (typeof kind === 'string') counts.set(kind, (counts.get(kind) ?? 0) + 1);
    }
  });
  return counts;
}
