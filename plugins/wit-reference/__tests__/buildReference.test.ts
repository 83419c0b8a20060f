import {describe, expect, it} from 'vitest';
import {buildReference} from '../model/buildReference';
import {readSources} from '../model/loadPackages';
import {FIXTURE} from './loadFixture';

const DOCS = '/// Fine.\n///\n/// Status: public.\n/// Implemented by: host.\n';
const build = (packages: Record<string, string>, pages: Record<string, string[]>) =>
  buildReference(
    Object.entries(packages).map(([name, text], index) => ({
      file: `wit/${index}.wit`,
      text: `/// Fine.\npackage ${name};\n${text}`,
      isLocal: !name.startsWith('other:'),
    })),
    pages,
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
    expect(() => buildReference([source(true)], {})).toThrow(
      'wit-reference: the option pages has no page for other:o.',
    );
    expect(() => buildReference([source(false)], {})).not.toThrow();
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

describe('the files of the packages', () => {
  it('are those of the site before those of others, and types before the rest', () => {
    const sources = readSources(FIXTURE);
    expect(sources.map(({file, isLocal}) => `${file} ${isLocal ? 'local' : 'other'}`)).toEqual([
      'wit/talk/types.wit local',
      'wit/talk/rooms.wit local',
      'wit/tool/tool.wit local',
      'wit/deps/clocks/package.wit other',
      'wit/deps/io/package.wit other',
    ]);
  });

  it('are none where there is no such folder', () => {
    expect(readSources('/nowhere')).toEqual([]);
  });
});
