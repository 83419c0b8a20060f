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
      {'/a': ['hayride:a', 'hayride:b']},
      'wit-reference: the option pages names hayride:b, which is not in wit/. There are hayride:a, other:a.',
    ],
    ...['hayride:a@0.0.65', 'hayride:a/b'].map(
      (name): [string, Record<string, string[]>, string] => [
        `a page names something else than a package: ${name}`,
        {'/a': ['hayride:a', name]},
        `wit-reference: the option pages names ${name}, which is not in wit/. There are hayride:a, other:a.`,
      ],
    ),
    [
      'no page shows a package of the site',
      {'/a': ['other:a']},
      'wit-reference: the option pages has no page for hayride:a. Name one, and write <WitPackage name="hayride:a" /> on that page.',
    ],
    [
      'two pages show one package',
      {'/a': ['hayride:a'], '/b': ['hayride:a']},
      'wit-reference: the option pages shows hayride:a on /a and on /b. Keep one.',
    ],
  ])('stops where %s', (_, pages, reason) => {
    expect(() => build({'hayride:a': '', 'other:a': ''}, pages)).toThrow(reason);
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
      {'hayride:a': `${DOCS}interface b {}`, 'other:a': ''},
      {
        '/a': ['hayride:a'],
      },
    );
    expect([...entries.keys()]).toEqual(['hayride:a', 'hayride:a/b']);
    expect(packages.map(({name}) => name)).toEqual(['hayride:a', 'other:a']);
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
    expect(lines.filter((line) => line.includes(' hayride:talk'))).toMatchInlineSnapshot(`
      [
        "package hayride:talk",
        "interface hayride:talk/types",
        "enum hayride:talk/types.role",
        "case hayride:talk/types.role.user",
        "case hayride:talk/types.role.machine",
        "variant hayride:talk/types.message-content",
        "case hayride:talk/types.message-content.none",
        "case hayride:talk/types.message-content.text",
        "case hayride:talk/types.message-content.blob",
        "record hayride:talk/types.message",
        "field hayride:talk/types.message.role",
        "field hayride:talk/types.message.content",
        "interface hayride:talk/rooms",
        "enum hayride:talk/rooms.error-code",
        "case hayride:talk/rooms.error-code.full",
        "case hayride:talk/rooms.error-code.unknown",
        "resource hayride:talk/rooms.error",
        "method hayride:talk/rooms.error.code",
        "resource hayride:talk/rooms.room",
        "constructor hayride:talk/rooms.room.constructor",
        "method hayride:talk/rooms.room.name",
        "method hayride:talk/rooms.room.title",
        "method hayride:talk/rooms.room.push",
        "static hayride:talk/rooms.room.find",
        "method hayride:talk/rooms.room.notes",
        "function hayride:talk/rooms.copy-all",
        "interface hayride:talk/room-list",
        "resource hayride:talk/room-list.room-list",
        "method hayride:talk/room-list.room-list.count",
      ]
    `);
  });

  it('say their title, label, anchor, page, owner and location', () => {
    expect(entries.get('hayride:talk/rooms.room.push')).toMatchObject({
      title: 'room.push',
      label: 'talk/rooms.room.push',
      anchor: 'talk-rooms--room--push',
      page: '/talk',
      owner: 'hayride:talk/rooms',
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
