import {addTo} from '../addTo';
import {formatProblem} from '../location';
import type {Catalogue, LoadedReference, ReferenceSymbol} from './types';

/**
 * The symbols of all references. Refuses two of one name, two with one anchor on a page, and a
 * symbol whose `wit` names nothing.
 */
export function createCatalogue(references: readonly LoadedReference[]): Catalogue {
  const all = references.flatMap(({symbols}) => symbols);
  const byName = indexSymbols(all);
  const mirrors = new Map<string, ReferenceSymbol[]>();
  for (const symbol of all) {
    for (const wit of symbol.wit ?? []) {
      if (!byName.has(wit)) {
        fail(symbol, explainUnknown(wit));
      }
      addTo(mirrors, wit, symbol);
    }
  }
  return {
    all,
    require(name) {
      const symbol = byName.get(name);
      if (!symbol) {
        throw new Error(explainUnknown(name));
      }
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
    if (byName.has(name)) {
      fail(symbol, `the name ${name} is already taken. Rename one of the two.`);
    }
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
