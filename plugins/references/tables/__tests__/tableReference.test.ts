import {mkdtemp, rm, writeFile} from 'node:fs/promises';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterEach, describe, expect, it} from 'vitest';
import {createReference} from 'docusaurus-wit-reference';
import {tableReference} from '../index';

const roots: string[] = [];

afterEach(async () => {
  await Promise.all(roots.splice(0).map((root) => rm(root, {recursive: true})));
});

/** Loads the reference of pages with these sources, in order: `/a` of `a.mdx`, then `/b`. */
async function load(...sources: string[]) {
  const root = await mkdtemp(path.join(tmpdir(), 'table-reference-'));
  roots.push(root);
  const names = ['a', 'b'].slice(0, sources.length);
  await Promise.all(
    names.map((name, index) => writeFile(path.join(root, `${name}.mdx`), sources[index] ?? '')),
  );
  const pages = Object.fromEntries(names.map((name) => [`/${name}`, `${name}.mdx`]));
  const families = {cli: ['command', 'flag'], error: ['message']} as const;
  return tableReference({pages, families}).load(root);
}

const createTable = (...rows: string[]): string =>
  ['| Name | Meaning |', '| --- | --- |', ...rows].join('\n');

const mark = (content: string, attributes = 'family="error" kind="message"'): string =>
  `<NameTable ${attributes}>\n\n${content}\n\n</NameTable>\n`;

describe('tableReference', () => {
  it('makes a symbol of a row, with its place', async () => {
    const {symbols} = await load(mark(createTable('| `Denied` | Not allowed |')));
    expect(symbols).toEqual([
      {
        reference: 'error',
        kind: 'message',
        name: 'Denied',
        label: 'Denied',
        page: '/a',
        anchor: 'denied',
        summary: 'Not allowed',
        location: {file: 'a.mdx', line: 5, column: 1},
      },
    ]);
  });

  it('leaves a name of two pages to the first', async () => {
    const {symbols} = await load(
      mark(createTable('| `Denied` | First |')),
      mark(createTable('| `Denied` | Second |')),
    );
    expect(symbols.map(({page, summary}) => [page, summary])).toEqual([['/a', 'First']]);
  });

  it('refuses an unknown kind', async () => {
    await expect(
      load(mark(createTable(), 'family="cli" kind="key"')),
    ).rejects.toThrowErrorMatchingInlineSnapshot(
      `[Error: a.mdx:1:1: <NameTable> has no known kind. Write one of family="cli" kind="command", family="cli" kind="flag", family="error" kind="message".]`,
    );
  });

  it.each([
    ['A { brace.', 'a.mdx:3:11: Unexpected end of file in expression'],
    ['<b>\n\nBold.', 'a.mdx:3:1: Expected a closing tag for `<b>` (3:1-3:4). Put { and <'],
  ])('says where a page cannot be read: %j', async (source, message) => {
    await expect(load(`Text.\n\n${source}`)).rejects.toThrow(message);
  });

  it('refuses an element without a table', async () => {
    await expect(load(mark('Words.'))).rejects.toThrowErrorMatchingInlineSnapshot(
      `[Error: a.mdx:1:1: <NameTable> has no table. Put one Markdown table in it, with an empty line before and after.]`,
    );
  });

  it('refuses an element with two tables', async () => {
    const content = `${createTable()}\n\n${createTable()}`;
    await expect(load(mark(content))).rejects.toThrowErrorMatchingInlineSnapshot(
      `[Error: a.mdx:1:1: <NameTable> has more than one table. Put one Markdown table in it, with an empty line before and after.]`,
    );
  });

  it('refuses a row without a name', async () => {
    await expect(load(mark(createTable('| | Lost |')))).rejects.toThrowErrorMatchingInlineSnapshot(
      `[Error: a.mdx:1:1: a row of <NameTable> has no name. Write it into the first cell.]`,
    );
  });

  it('lets the catalogue refuse an anchor of two rows, with its place', async () => {
    const reference = await load(mark(createTable('| `a.b` | One |', '| `a-b` | Two |')));
    const source = {name: 'table', inputs: [], elements: [], load: () => reference};
    const {listSymbols} = createReference({root: '.', sources: [source]});
    await expect(listSymbols()).rejects.toThrowErrorMatchingInlineSnapshot(
      `[Error: a.mdx:6:1: a.b and a-b would both have the anchor /a#a-b. Rename one of the two.]`,
    );
  });
});
