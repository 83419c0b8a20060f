import {readdirSync, statSync} from 'node:fs';
import path from 'node:path';
import {addTo} from 'docusaurus-built-pages/addTo';
import {formatProblem} from 'docusaurus-built-pages/location';
import type {Catalogue, LoadedReference, ReferenceSymbol, ReferenceSource} from './catalogue';

/**
 * Creates the catalogue of all references. Throws if two symbols share a name, or an anchor on one page, and if a
 * symbol's `wit` names no item.
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
  return `the reference has no entry ${name}. Name one that it has, such as wasi:io/streams.output-stream.`;
}

function fail({location}: ReferenceSymbol, message: string): never {
  throw new Error(formatProblem({...location, message}));
}

/** The references of a site and where their inputs are. */
export type ReferenceOptions = {
  /** The site's folder: inputs are paths from it. */
  root: string;
  sources: readonly ReferenceSource[];
};

/** All references with their inputs loaded, and the names of the elements that each renders. */
export type LoadedReferences = {
  references: readonly (LoadedReference & Pick<ReferenceSource, 'elements'>)[];
  catalogue: Catalogue;
};

/** Loads all references; reads them again only after an input has changed. */
export type LoadReferences = () => Promise<LoadedReferences>;

/** Creates the function that loads the references of a site. */
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

/** Returns a line for each file of an input, which changes with the file. */
function stampInput(root: string, input: string): string[] {
  // A missing one is reported by the code that reads it.
  const stats = statSync(path.join(root, input), {throwIfNoEntry: false});
  return stats?.isDirectory()
    ? readdirSync(path.join(root, input)).flatMap((name) => stampInput(root, `${input}/${name}`))
    : [`${input} ${stats?.mtimeMs} ${stats?.size}`];
}
