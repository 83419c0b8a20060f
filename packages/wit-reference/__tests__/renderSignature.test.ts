import path from 'node:path';
import {expect, it} from 'vitest';
import {collectPackages, formatItem, formatMember, formatType, listMentions} from 'wit-docs';
import type {Item, WitSource} from 'wit-docs';
import {createCatalogue} from '../src/createCatalogue';
import {buildReference, type Entry, type WitOptions} from '../src/wit/buildReference';
import {readSources} from '../src/wit/loadPackages';
import {createContext} from '../src/wit/renderDocs';
import {renderSignature} from '../src/wit/renderSignature';

/** The repository's own packages, a large sample. */
const root = path.join(import.meta.dirname, '../../..');
const sources = readSources(root, 'sources/wit');
const packages = collectPackages(sources).map(({name}) => name);
const GUIDE = {
  primitive: '/guides/wit#primitive-types',
  generic: '/guides/wit#generic-types',
  tuple: '/guides/wit#variants',
  handle: '/guides/wit#resources',
  recent: '/guides/wit#limits',
};
const build = (files: WitSource[], pages: WitOptions['pages']) => ({
  ...buildReference(files, {pages, guide: GUIDE}),
  catalogue: createCatalogue([]),
});
const reference = build(sources, {'/reference': packages});

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
  const signature = formatItem(entry.node as Item);
  const {data} = renderSignature(signature, createContext(entry, reference));
  const links = data?.links ?? [];
  expect(links.map(({start, end, href}) => [signature.slice(start, end), href])).toEqual([
    ['list', '/guides/wit#generic-types'],
    ['%list', '#a-b-c--list'],
  ]);
});

it('all names in a signature that is longer than a line lead somewhere, and those of a world', () => {
  const params = ['first', 'second', 'third'].map((name) => `${name}-parameter: string`);
  const text = `/// Fine.
package a:b@1.0.0;
/// Fine.
///
/// Status: public.
/// Implemented by: host.
interface %list {
  /// Fine.
  type e = u8;
  /// Fine.
  resource r {
    /// Fine.
    ///
    /// Errors: none.
    f: static func(${params.join(', ')}) -> result<list<u8, 4>, e>;
  }
}
/// Fine.
///
/// Status: public.
/// Implemented by: host.
world w {
  use %list.{e as z};
  /// Fine.
  import %list;
  /// Fine.
  import c:d/%enum@1.0.0;
  /// Fine.
  import c:d/x@1.0.0;
  /// Fine.
  export f: func(a: u8, b: z);
}`;
  const other =
    '/// Fine.\npackage c:d@1.0.0;\n/// Fine.\n///\n/// Status: public.\n/// Implemented by: host.\ninterface x {}\n' +
    '/// Fine.\n///\n/// Status: public.\n/// Implemented by: host.\ninterface %enum {}';
  const files = [text, other].map((each, index) => ({
    file: `${index}/${index}.wit`,
    text: each,
    isLocal: true,
  }));
  const reference = build(files, {'/a': ['a:b'], '/c': ['c:d']});
  const show = (name: string) => {
    const entry = reference.entries.get(name) as Entry;
    const {node} = entry;
    const signature = 'items' in node ? formatMember(node) : formatItem(node as Item);
    const links = renderSignature(signature, createContext(entry, reference)).data?.links ?? [];
    return links.map(
      ({start, end, href}) => `${signature.slice(start, end)} ${href.replace(/.*\//, '')}`,
    );
  };
  expect(show('a:b/list.r.f')).toEqual([
    ...['string wit#primitive-types', 'string wit#primitive-types', 'string wit#primitive-types'],
    ...['result wit#generic-types', 'list wit#generic-types', 'u8 wit#primitive-types'],
    'e #a-b-list--e',
  ]);
  expect(show('a:b/w')).toEqual([
    ...['%list #a-b-list', 'e #a-b-list--e'],
    ...['%list #a-b-list', 'c:d/%enum@1.0.0 c#c-d-enum', 'c:d/x@1.0.0 c#c-d-x'],
    ...['u8 wit#primitive-types', 'z #a-b-list--e'],
  ]);
});

it('every name of a type in every signature of sources/wit/ leads somewhere', () => {
  expect(reference.entries.size).toBeGreaterThan(100);
  const none = {
    kind: 'interface' as const,
    uses: [],
    includes: [],
    externs: [],
    name: '',
    docs: '',
  };
  for (const entry of reference.entries.values()) {
    if (!['package', 'interface', 'world', 'field', 'case'].includes(entry.kind)) {
      const signature = formatItem(entry.node as Item);
      const {data} = renderSignature(signature, createContext(entry, reference));
      const linked = (data?.links ?? []).map(({start, end}) => signature.slice(start, end));
      const mentions = listMentions({...none, start: 0, end: 0, items: [entry.node as Item]});
      const types = mentions.flatMap((each) =>
        each.kind === 'type' ? [formatType({...each.type, args: []}).replace('<>', '')] : [],
      );
      expect(linked, entry.name).toEqual(types);
    }
  }
});
