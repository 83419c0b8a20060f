import remarkGfm from 'remark-gfm';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import {unified} from 'unified';
import {describe, expect, it} from 'vitest';
import {collectElements} from 'docusaurus-wit-reference/elements';
import {type Families, parseRows} from '../parseRows';

const FAMILIES: Families = {
  cli: ['command', 'flag', 'exit code'],
  setting: ['key', 'variable', 'file'],
  error: ['message', 'symptom'],
};

const processor = unified().use(remarkParse).use(remarkMdx).use(remarkGfm);

/** Parses rows below a header of two columns, in a table with these attributes. */
function read(attributes: string, ...rows: string[]) {
  const table = ['| Name | Meaning |', '| --- | --- |', ...rows].join('\n');
  const tree = processor.parse(`<NameTable ${attributes}>\n\n${table}\n\n</NameTable>`);
  return collectElements(tree, ['NameTable']).flatMap(({node}) => parseRows(node, FAMILIES));
}

const readFirst = (attributes: string, row: string) => read(attributes, row)[0];

describe('parseRows', () => {
  it.each([
    ['family="setting" kind="variable"', '| `TOOL_BIN` | x |', 'TOOL_BIN', 'tool-bin'],
    [
      'family="setting" kind="key" within="core.server"',
      '| `bin` | x |',
      'core.server.bin',
      'core-server-bin',
    ],
    [
      'family="cli" kind="flag" within="tool cast"',
      '| `-it`, `--interactive` | x |',
      'tool cast -it, --interactive',
      'tool-cast-it',
    ],
    ['family="error" kind="symptom"', '| Log: `Denied (13)` | x |', 'Denied (13)', 'denied-13'],
    [
      'family="error" kind="symptom"',
      '| Variables are lost | x |',
      'Variables are lost',
      'variables-are-lost',
    ],
    [
      'family="cli" kind="exit code" within="exit code"',
      '| `0` | x |',
      'exit code 0',
      'exit-code-0',
    ],
    [
      'family="cli" kind="exit code" within="exit code"',
      '| No exit code | x |',
      'No exit code',
      'no-exit-code',
    ],
  ])('calls a row of %s with %s by %s', (attributes, row, name, anchor) => {
    expect(readFirst(attributes, row)).toMatchObject({name, anchor});
  });

  it('takes the anchor from a link on the same page', () => {
    expect(
      readFirst('family="cli" kind="command" within="tool"', '| [`cast`](#cast) | Run |'),
    ).toMatchObject({name: 'tool cast', anchor: 'cast', isLink: true});
  });

  it('takes the summary from the last cell, without comments', () => {
    const row = '| `A` | Runs  `x` {/* run: some-fact */}. |';
    expect(readFirst('family="setting" kind="file"', row)?.summary).toBe('Runs x.');
  });

  it('cuts long anchors without a hyphen at their end', () => {
    const anchor = readFirst(
      'family="error" kind="message"',
      `| ${'ab '.repeat(40)} | x |`,
    )?.anchor;
    expect(anchor).toMatch(/b$/);
    expect(anchor?.length).toBeLessThanOrEqual(60);
  });
});
