import {readFileSync} from 'node:fs';
import path from 'node:path';
import {expect, it} from 'vitest';
import {createCatalogue} from '../../shared/catalogue/createCatalogue';
import {readWords, type Words} from '../model/applyWords';
import {collectPackages, readSources} from '../model/loadPackages';
import {buildReference, type Entry, type Pages} from '../model/buildReference';
import {formatItem} from '../pages/formatSignature';
import {createContext} from '../pages/renderDocs';
import {BUILT_IN_LINKS, renderSignature} from '../pages/renderSignature';
import {BUILT_IN_TYPES} from '../parser/builtIns';
import type {Func, TypeDef, WitSource} from '../parser/types';

const root = path.join(import.meta.dirname, '../../..');
const sources = readSources(root);
const packages = collectPackages(sources).map(({name}) => name);
const build = (files: WitSource[], pages: Pages, words?: Words) => ({
  ...buildReference(files, pages, words),
  catalogue: createCatalogue([]),
});
const reference = build(sources, {'/reference': packages}, readWords(root));

it.each(BUILT_IN_TYPES)('the guide has a place for %s', (name) => {
  const [page = '', anchor = ''] = BUILT_IN_LINKS.get(name)?.split('#') ?? [];
  expect(readFileSync(path.join(root, `docs${page}.mdx`), 'utf8')).toContain(`{/* #${anchor} */}`);
});

it('a type that is called like a built-in one leads to itself, and the built-in one to the guide', () => {
  const text = `/// Fine.
package a:b;
/// Fine.
///
/// Status: public.
/// Implemented by: host.
interface c {
  /// Fine.
  type %list = u32;
  /// Fine.
  type d = list<%list>;
}`;
  const reference = build([{file: 'a.wit', text, isLocal: true}], {'/a': ['a:b']});
  const entry = reference.entries.get('a:b/c.d') as Entry;
  const signature = formatItem(entry.node as TypeDef);
  const {data} = renderSignature(signature, createContext(entry, reference));
  const links = data?.links ?? [];
  expect(links.map(({start, end, href}) => [signature.text.slice(start, end), href])).toEqual([
    ['list', '/developer-guides/languages/wit#generic-types'],
    ['%list', '#a-b-c--list'],
  ]);
});

it('every name of a type in every signature of wit/ leads somewhere', () => {
  const loose: string[] = [];
  for (const entry of reference.entries.values()) {
    if (!['package', 'interface', 'world', 'field', 'case'].includes(entry.kind)) {
      const signature = formatItem(entry.node as TypeDef | Func);
      const {data} = renderSignature(signature, createContext(entry, reference));
      const links = data?.links ?? [];
      const linked = new Set(links.map(({start}) => start));
      const names = signature.names.filter(({start}) => !linked.has(start));
      loose.push(...names.map(({name}) => `${entry.name}: ${name}`));
    }
  }
  expect(loose).toEqual([]);
});
