import {createCatalogue} from '../createCatalogue';
import type {Catalogue, ReferenceSymbol} from '../catalogue';

/** Creates a symbol of the WIT reference, on line 7 of a file, overridden by `others`. */
export function symbolOf(name: string, others: Partial<ReferenceSymbol> = {}): ReferenceSymbol {
  const location = {file: 'wit/a.wit', line: 7, column: 3};
  const own = {name, label: name, anchor: name, page: '/a', summary: '', location};
  return {reference: 'wit', kind: 'record', ...own, ...others};
}

/** Creates a catalogue for tests of a reference, which knows every name of WIT on the page `/wit`. */
export function createTestCatalogue(): Catalogue {
  const require = (name: string) => symbolOf(name, {page: '/wit'});
  const find = (name: string) =>
    /^[a-z-]+:[\w-]+\/[\w.-]+$/.test(name) ? require(name) : undefined;
  return {...createCatalogue([]), require, find};
}
