import {readdirSync, statSync} from 'node:fs';
import type {InlineCode, Link, Nodes, Parents, PhrasingContent} from 'mdast';
import path from 'node:path';
import {visitParents} from 'unist-util-visit-parents';
import {addTo} from 'docusaurus-built-pages/addTo';
import {formatProblem} from 'docusaurus-built-pages/location';
import {code, link} from '../../lib/markdown/nodes';
import type {
  Catalogue,
  LoadedReference,
  ReferenceSymbol,
  ReferenceSource,
  RenderContext,
} from '../../lib/catalogue';

/**
 * Creates the catalogue of all references. Refuses two of one name, two with one anchor on a page, and a
 * symbol whose `wit` names nothing.
 */
export function createCatalogue(references: readonly LoadedReference[]): Catalogue {
  const all = references.flatMap(({symbols}) => symbols);
  const byName = indexSymbols(all);
  const mirrors = new Map<string, ReferenceSymbol[]>();
  for (const symbol of all) {
    for (const wit of symbol.wit ?? []) {
      if (!byName.has(wit)) fail(symbol, explainUnknown(wit));
      addTo(mirrors, wit, symbol);
    }
  }
  return {
    all,
    require(name) {
      const symbol = byName.get(name);
      if (!symbol) throw new Error(explainUnknown(name));
      return symbol;
    },
    mirrorsOf: (wit) => mirrors.get(wit) ?? [],
    find(text) {
      const [found] = references.flatMap(({findSymbol}) => findSymbol?.(text) ?? []);
      return found;
    },
    findCodeLinks: (code, language, page) =>
      references.flatMap(({findCodeLinks}) => findCodeLinks?.(code, language, page) ?? []),
  };
}

function indexSymbols(symbols: readonly ReferenceSymbol[]): ReadonlyMap<string, ReferenceSymbol> {
  const byName = new Map<string, ReferenceSymbol>();
  const byAnchor = new Map<string, ReferenceSymbol>();
  for (const symbol of symbols) {
    const {name} = symbol;
    const anchor = `${symbol.page}#${symbol.anchor}`;
    const other = byAnchor.get(anchor);
    if (byName.has(name)) fail(symbol, `the name ${name} is already taken. Rename one of the two.`);
    if (other) {
      const names = `${other.name} and ${name}`;
      fail(symbol, `${names} would both have the anchor ${anchor}. Rename one of the two.`);
    }
    byName.set(name, symbol);
    byAnchor.set(anchor, symbol);
  }
  return byName;
}

function explainUnknown(name: string): string {
  return `the reference has no entry ${name}. Name one that is in wit/, such as hayride:ai/agents.agent.push.`;
}

function fail({location}: ReferenceSymbol, message: string): never {
  throw new Error(formatProblem({...location, message}));
}

/** The references of the site and where their inputs are. */
export type ReferenceOptions = {
  /** The repository's root. */
  root: string;
  sources: readonly ReferenceSource[];
};

/** All references with their inputs loaded, and the names of the elements that each renders. */
export type LoadedReferences = {
  references: readonly (LoadedReference & Pick<ReferenceSource, 'elements'>)[];
  catalogue: Catalogue;
};

/** Loads all references; reads them again only after an input changed. */
export type LoadReferences = () => Promise<LoadedReferences>;

/** Creates the loader of the references of a site. */
export function createLoader({root, sources}: ReferenceOptions): LoadReferences {
  let last: {stamp: string; loaded: Promise<LoadedReferences>} | undefined;
  return () => {
    const inputs = sources.flatMap((source) => source.inputs);
    const stamp = inputs.flatMap((input) => stampInput(root, input)).join('\n');
    if (last?.stamp !== stamp) last = {stamp, loaded: loadAll({root, sources})};
    return last.loaded;
  };
}

async function loadAll({root, sources}: ReferenceOptions): Promise<LoadedReferences> {
  const references = await Promise.all(
    sources.map(async ({elements, load}) => ({...(await load(root)), elements})),
  );
  return {references, catalogue: createCatalogue(references)};
}

/** Returns a line for each file of an input, which differs after a change of it. */
function stampInput(root: string, input: string): string[] {
  // A missing one is reported by the code that reads it.
  const stats = statSync(path.join(root, input), {throwIfNoEntry: false});
  return stats?.isDirectory()
    ? readdirSync(path.join(root, input)).flatMap((name) => stampInput(root, `${input}/${name}`))
    : [`${input} ${stats?.mtimeMs} ${stats?.size}`];
}

/** Returns the address of a symbol for a link; on its own page, just the anchor. */
export function toHref(
  {page, anchor}: Pick<ReferenceSymbol, 'page' | 'anchor'>,
  from: string | undefined,
): string {
  return page === from ? `#${anchor}` : `${page}#${anchor}`;
}

/** Returns a link to the symbol of that name, as inline code. Throws where no reference has it. */
export function linkTo(name: string, {page, catalogue}: RenderContext, label = name): Link {
  return link(toHref(catalogue.require(name), page), code(label));
}

/**
 * Makes links of inline code that names a symbol, in place. `page` is the route of the page where
 * the nodes are shown. Headings, summaries and what is already a link stay as they are.
 */
export function linkNames(
  tree: Nodes,
  page: string | undefined,
  find: (text: string) => ReferenceSymbol | undefined,
): void {
  const found: {node: InlineCode; parent: Parents; symbol: ReferenceSymbol}[] = [];
  visitParents(tree, 'inlineCode', (node, ancestors: Parents[]) => {
    const parent = ancestors.at(-1);
    const symbol = ancestors.some(isLinkOrTitle) ? undefined : find(node.value);
    if (parent && symbol) found.push({node, parent, symbol});
  });
  for (const {node, parent, symbol} of found) {
    const children = parent.children as PhrasingContent[];
    children.splice(children.indexOf(node), 1, link(toHref(symbol, page), node));
  }
}

/** Elements may be written as Markdown or as JSX. */
function isLinkOrTitle(node: Parents): boolean {
  const isJsx = node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement';
  return isJsx
    ? /^(?:a|Link|summary|h[1-6])$/.test(node.name ?? '')
    : ['heading', 'link', 'linkReference'].includes(node.type);
}
