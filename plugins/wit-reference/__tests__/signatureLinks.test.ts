import {readFileSync} from 'node:fs';
import path from 'node:path';
import {expect, it} from 'vitest';
import type {CodeHints} from '../../shared/codeHints';
import {readWords} from '../model/applyWords';
import {buildReference} from '../model/buildReference';
import {BUILT_IN_LINKS} from '../model/builtInLinks';
import {collectPackages} from '../model/collectPackages';
import {readSources} from '../model/readSources';
import type {Entry} from '../model/referenceTypes';
import {formatItem} from '../pages/formatSignature';
import {placeOf} from '../pages/renderItem';
import {renderSignature} from '../pages/renderSignature';
import {BUILT_IN_TYPES} from '../parser/builtInTypes';
import type {Func, TypeDef} from '../parser/types';

const root = path.join(import.meta.dirname, '../../..');
const sources = readSources(root);
const packages = collectPackages(sources).map(({name}) => name);
const reference = buildReference(sources, {'/reference': packages}, undefined, readWords(root));

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
  const reference = buildReference([{file: 'a.wit', text, isOwn: true}], {'/a': ['a:b']});
  const entry = reference.entries.get('a:b/c.d') as Entry;
  const signature = formatItem(entry.node as TypeDef);
  const {data} = renderSignature(signature, placeOf(entry, reference));
  const {codeLinks = []} = data?.hProperties as CodeHints;
  expect(codeLinks.map(({start, end, href}) => [signature.text.slice(start, end), href])).toEqual([
    ['list', '/developer-guides/languages/wit#generic-types'],
    ['%list', '#a-b-c--list'],
  ]);
});

it('every name of a type in every signature of wit/ leads somewhere', () => {
  let count = 0;
  const loose: string[] = [];
  for (const entry of reference.entries.values()) {
    if (!['package', 'interface', 'world', 'field', 'case'].includes(entry.kind)) {
      const signature = formatItem(entry.node as TypeDef | Func);
      const {data} = renderSignature(signature, placeOf(entry, reference));
      const {codeLinks = []} = data?.hProperties as CodeHints;
      const linked = new Set(codeLinks.map(({start}) => start));
      const names = signature.names.filter(({start}) => !linked.has(start));
      loose.push(...names.map(({name}) => `${entry.path}: ${name}`));
      count += signature.names.length;
    }
  }
  expect(loose).toEqual([]);
  expect(count).toBeGreaterThan(1000);
});
