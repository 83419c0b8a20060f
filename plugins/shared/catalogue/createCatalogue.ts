import type {Catalogue, LoadedReference, ReferenceSymbol} from './types';

/**
 * The symbols of all references. Refuses two of one name, two with one anchor on a page, and a
 * symbol whose `wit` names nothing.
 */
export function createCatalogue(references: readonly LoadedReference[]): Catalogue {
  const all = references.flatMap(({symbols}) => symbols);
  const byName = indexSymbols(all, ({name}) => name, 'name');
  indexSymbols(all, ({page, anchor}) => `${page}#${anchor}`, 'anchor');
  const mirrors = new Map<string, ReferenceSymbol[]>();
  for (const symbol of all) {
    for (const wit of symbol.wit ?? []) {
      if (!byName.has(wit)) {
        fail(symbol, explainUnknown(wit));
      }
      mirrors.set(wit, [...(mirrors.get(wit) ?? []), symbol]);
    }
  }
  return {
    all,
    get: (name) => byName.get(name),
    require: (name) => byName.get(name) ?? refuseUnknown(name),
    mirrorsOf: (wit) => mirrors.get(wit) ?? [],
    find: (text) => findFirst(references, (reference) => reference.findSymbol?.(text)),
    findCodeLinks: (code, language, page) =>
      references.flatMap(({findCodeLinks}) => findCodeLinks?.(code, language, page) ?? []),
  };
}

function indexSymbols(
  symbols: readonly ReferenceSymbol[],
  readKey: (symbol: ReferenceSymbol) => string,
  what: 'name' | 'anchor',
): ReadonlyMap<string, ReferenceSymbol> {
  const index = new Map<string, ReferenceSymbol>();
  for (const symbol of symbols) {
    const key = readKey(symbol);
    const other = index.get(key);
    if (other) {
      const names = what === 'name' ? '' : `${other.name} and ${symbol.name} would both have `;
      fail(
        symbol,
        `${names}the ${what} ${key}${what === 'name' ? ' is already taken' : ''}. Rename one of the two.`,
      );
    }
    index.set(key, symbol);
  }
  return index;
}

function findFirst<Item, Found>(
  items: readonly Item[],
  find: (item: Item) => Found | undefined,
): Found | undefined {
  for (const item of items) {
    const found = find(item);
    if (found !== undefined) {
      return found;
    }
  }
  return undefined;
}

function explainUnknown(name: string): string {
  return `the reference has no entry ${name}. Name one that is in wit/, such as hayride:ai/agents.agent.push.`;
}

function refuseUnknown(name: string): never {
  throw new Error(explainUnknown(name));
}

function fail({location: {file, line, column}}: ReferenceSymbol, message: string): never {
  throw new Error(`${file}:${line}:${column}: ${message}`);
}
