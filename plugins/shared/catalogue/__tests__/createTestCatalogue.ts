import type {Catalogue, ReferenceSymbol} from '../types';

/** A catalogue for tests of a reference: it knows every name of WIT, on the page `/wit`. */
export function createTestCatalogue(): Catalogue {
  const find = (name: string): ReferenceSymbol | undefined =>
    /^[a-z-]+:[\w-]+\/[\w.-]+$/.test(name)
      ? {
          reference: 'wit',
          kind: 'type',
          name,
          label: name,
          page: '/wit',
          anchor: name,
          summary: '',
          location: {file: 'wit/test.wit', line: 1, column: 1},
        }
      : undefined;
  return {
    all: [],
    require: (name) => {
      const symbol = find(name);
      if (!symbol) {
        throw new Error(`the reference has no entry ${name}.`);
      }
      return symbol;
    },
    mirrorsOf: () => [],
    find,
    findCodeLinks: () => [],
  };
}
