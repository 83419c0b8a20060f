import {describe, expect, it} from 'vitest';
import {buildReference} from '../src/wit/buildReference';
import {loadFixture} from './loadFixture';

const DOCS = '/// Fine.\n///\n/// Status: public.\n/// Implemented by: host.\n';
const build = (packages: Record<string, string>, pages: Record<string, string[]>) =>
  buildReference(
    Object.entries(packages).map(([name, text], index) => ({
      file: `wit/${index}/${index}.wit`,
      text: `/// Fine.\npackage ${name};\n${text}`,
      isLocal: !name.startsWith('other:'),
    })),
    {pages, docs: 'labelled'},
  );

describe('building the reference', () => {
  it.each<[string, Record<string, string[]>, string]>([
    [
      'a page names a package that is not there',
      {'/a': ['cottage:a', 'cottage:b']},
      'wit-reference: the option pages names cottage:b, which is not in wit/. There are cottage:a, other:a.',
    ],
    ...['cottage:a@0.0.65', 'cottage:a/b'].map(
      (name): [string, Record<string, string[]>, string] => [
        `a page names something else than a package: ${name}`,
        {'/a': ['cottage:a', name]},
        `wit-reference: the option pages names ${name}, which is not in wit/. There are cottage:a, other:a.`,
      ],
    ),
    [
      'no page shows a package of the site',
      {'/a': ['other:a']},
      'wit-reference: the option pages has no page for cottage:a. Name one, and write <WitPackage name="cottage:a" /> on that page.',
    ],
    [
      'two pages show one package',
      {'/a': ['cottage:a'], '/b': ['cottage:a']},
      'wit-reference: the option pages shows cottage:a on /a and on /b. Keep one.',
    ],
  ])('stops where %s', (_, pages, reason) => {
    expect(() => build({'cottage:a': '', 'other:a': ''}, pages)).toThrow(reason);
  });

  it('requires a page for each package in wit/ but not in wit/deps, whatever its namespace is', () => {
    const source = (isLocal: boolean) => ({file: 'o.wit', text: 'package other:o;', isLocal});
    expect(() => buildReference([source(true)], {pages: {}})).toThrow(
      'wit-reference: the option pages has no page for other:o.',
    );
    expect(() => buildReference([source(false)], {pages: {}})).not.toThrow();
  });

  it('puts no package of others on a page that none names', () => {
    const {entries, packages} = build(
      {'cottage:a': `${DOCS}interface b {}`, 'other:a': ''},
      {
        '/a': ['cottage:a'],
      },
    );
    expect([...entries.keys()]).toEqual(['cottage:a', 'cottage:a/b']);
    expect(packages.map(({name}) => name)).toEqual(['cottage:a', 'other:a']);
  });
});

describe('doc comments that are free text', () => {
  const text = `package port:harbour;
/// Berths
/// of a harbour.
///
/// Status: any words.
interface berths {
  /// - a list
  ///
  /// and more
  moor: func() -> result;
  leave: func();
}`;
  const {entries} = buildReference([{file: 'a.wit', text, isLocal: true}], {
    pages: {'/a': ['port:harbour']},
  });

  it('may be missing, and need no labels', () => {
    const found = [...entries.values()].map(({name, docs}) => [name, docs.summary, docs.details]);
    expect(found).toEqual([
      ['port:harbour', '', ''],
      ['port:harbour/berths', 'Berths of a harbour.', 'Status: any words.'],
      ['port:harbour/berths.moor', '', '- a list\n\nand more'],
      ['port:harbour/berths.leave', '', ''],
    ]);
  });

  it('say of nothing who implements it', () => {
    expect([...entries.values()].every(({implementer}) => implementer === undefined)).toBe(true);
  });
});

describe('the entries of a package', () => {
  const {entries} = loadFixture();

  it('are the package, its interfaces and worlds, their items, and the parts of those', () => {
    const lines = [...entries.values()].map(({kind, name}) => `${kind} ${name}`);
    expect(lines.filter((line) => line.includes(' cottage:talk'))).toMatchInlineSnapshot(`
      [
        "package cottage:talk",
        "interface cottage:talk/types",
        "enum cottage:talk/types.role",
        "case cottage:talk/types.role.user",
        "case cottage:talk/types.role.machine",
        "variant cottage:talk/types.message-content",
        "case cottage:talk/types.message-content.none",
        "case cottage:talk/types.message-content.text",
        "case cottage:talk/types.message-content.blob",
        "record cottage:talk/types.message",
        "field cottage:talk/types.message.role",
        "field cottage:talk/types.message.content",
        "interface cottage:talk/rooms",
        "enum cottage:talk/rooms.error-code",
        "case cottage:talk/rooms.error-code.full",
        "case cottage:talk/rooms.error-code.unknown",
        "resource cottage:talk/rooms.error",
        "method cottage:talk/rooms.error.code",
        "resource cottage:talk/rooms.room",
        "constructor cottage:talk/rooms.room.constructor",
        "method cottage:talk/rooms.room.name",
        "method cottage:talk/rooms.room.title",
        "method cottage:talk/rooms.room.push",
        "static cottage:talk/rooms.room.find",
        "method cottage:talk/rooms.room.notes",
        "function cottage:talk/rooms.copy-all",
        "interface cottage:talk/room-list",
        "resource cottage:talk/room-list.room-list",
        "method cottage:talk/room-list.room-list.count",
      ]
    `);
  });

  it('say their title, label, anchor, page, owner and location', () => {
    expect(entries.get('cottage:talk/rooms.room.push')).toMatchObject({
      title: 'room.push',
      label: 'talk/rooms.room.push',
      anchor: 'talk-rooms--room--push',
      page: '/talk',
      owner: 'cottage:talk/rooms',
      location: {file: 'wit/talk/rooms.wit', line: 46, column: 5},
    });
  });

  it('leave out what a package of others does not document', () => {
    const foreign = [...entries.keys()].filter((path) => path.startsWith('wasi:'));
    expect(foreign).toEqual([
      'wasi:io',
      'wasi:io/streams',
      'wasi:io/streams.output-stream',
      'wasi:io/streams.output-stream.write',
    ]);
  });

  it('ask no “Errors:” of a package of others', () => {
    expect(entries.get('wasi:io/streams.output-stream.write')?.docs.labels).toEqual({});
  });
});
