import {createCatalogue} from '../createCatalogue';
import type {Catalogue, ReferenceSymbol} from '../types';

/** A catalogue for tests of a reference: it knows every name of WIT, on the page `/wit`. */
export function createTestCatalogue(): Catalogue {
  const location = {file: 'wit/test.wit', line: 1, column: 1};
  const require = (name: string): ReferenceSymbol => {
    const names = {name, label: name, anchor: name};
    return {reference: 'wit', kind: 'type', ...names, page: '/wit', summary: '', location};
  };
  const find = (name: string) =>
    /^[a-z-]+:[\w-]+\/[\w.-]+$/.test(name) ? require(name) : undefined;
  return {...createCatalogue([]), require, find};
}
