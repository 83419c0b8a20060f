import {describe, expect, it} from 'vitest';
import {buildReference} from '../model/buildReference';

const DOCS = '/// Fine.\n///\n/// Status: public.\n/// Implemented by: host.\n';
const build = (packages: Record<string, string>, pages: Record<string, string[]>) =>
  buildReference(
    Object.entries(packages).map(([name, text], index) => ({
      file: `wit/${index}.wit`,
      text: `/// Fine.\npackage ${name};\n${text}`,
      isOwn: !name.startsWith('other:'),
    })),
    pages,
  );

describe('building the reference', () => {
  it.each([
    [
      'a page names a package that is not there',
      {'/a': ['hayride:a', 'hayride:b']},
      'wit-reference: the option pages names hayride:b, which is not in wit/. There are hayride:a, other:a.',
    ],
    [
      'no page shows a package of the site',
      {'/a': ['other:a']},
      'wit-reference: no page shows hayride:a. Name it in the option pages, and write <WitPackage name="hayride:a" /> on that page.',
    ],
    [
      'two pages show one package',
      {'/a': ['hayride:a'], '/b': ['hayride:a']},
      'wit-reference: the option pages shows hayride:a on /a and on /b. Keep one.',
    ],
  ])('stops where %s', (_, pages, reason) => {
    expect(() => build({'hayride:a': '', 'other:a': ''}, pages)).toThrow(reason);
  });

  it('asks for a page of each package in wit/ but not in wit/deps, whatever its namespace is', () => {
    const source = (isOwn: boolean) => ({file: 'o.wit', text: 'package other:o;', isOwn});
    expect(() => buildReference([source(true)], {})).toThrow(
      'wit-reference: no page shows other:o.',
    );
    expect(() => buildReference([source(false)], {})).not.toThrow();
  });

  it('stops where two entries would have one anchor', () => {
    expect(() =>
      build(
        {'hayride:wasi': `${DOCS}interface a {}`, 'wasi:a': `${DOCS}interface b {}`},
        {
          '/a': ['hayride:wasi', 'wasi:a'],
        },
      ),
    ).toThrow('wit-reference: hayride:wasi/a and wasi:a would both have the anchor #wasi-a.');
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
