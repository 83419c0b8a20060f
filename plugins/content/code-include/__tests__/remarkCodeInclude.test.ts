import {compile} from '@mdx-js/mdx';
import type {Root} from 'mdast';
import path from 'node:path';
import {visitParents} from 'unist-util-visit-parents';
import {describe, expect, it} from 'vitest';
import {remarkCodeInclude} from '../index';

const root = path.join(__dirname, 'fixtures');
const build = async (value: string) =>
  String(
    await compile(
      {value, path: 'docs/page.mdx'},
      {jsx: true, remarkPlugins: [[remarkCodeInclude, {root}]]},
    ),
  );

describe('a fence with file=', () => {
  it('shows the file', async () => {
    const out = await build('```py file=examples/hello/app.py\n```');
    expect(out).toContain('{"def greet():\\n    return \\"Hello\\"\\n\\n\\nprint(greet())\\n"}');
  });

  it('shows only the region', async () => {
    expect(await build('```py file=examples/hello/app.py#greet\n```')).toContain(
      '{"def greet():\\n    return \\"Hello\\"\\n"}',
    );
  });

  it.each([
    ['title="a b/app.py" excerpt', 'title=\\"a b/app.py (excerpt)\\"'],
    ['excerpt title=app.py', 'title=\\"app.py (excerpt)\\"'],
    ['title="app.py" append', 'title=\\"app.py (continued)\\"'],
    ['title="app.py" result', 'title=\\"app.py\\"'],
  ])('says in its title whether it is a part of the file: %s', async (meta, title) => {
    const showMeta = () => (tree: Root) => {
      visitParents(tree, 'code', (node) => {
        node.value = node.meta ?? '';
      });
    };
    const out = await compile(`\`\`\`py file=examples/hello/app.py#greet ${meta}\n\`\`\``, {
      jsx: true,
      remarkPlugins: [[remarkCodeInclude, {root}], showMeta],
    });
    expect(String(out)).toContain(title);
  });

  it('may be in a list', async () => {
    const out = await build('1. Write it:\n\n   ```py file=examples/hello/app.py#greet\n   ```\n');
    expect(out).toContain('{"def greet():');
  });

  it('keeps a fence without file= as it is', async () => {
    expect(await build('```py title="x"\nprint()\n```')).toContain('{"print()\\n"}');
  });

  it.each([
    [
      'file=examples/hello/main.py',
      '',
      'there is no file examples/hello/main.py. examples/hello/ has app.py.',
    ],
    [
      'file=examples/hello/app.py#x',
      '',
      'examples/hello/app.py: there is no region “x”. It has greet.',
    ],
    ['file', '', 'file= names no file. Write file=examples/….'],
    [
      'file=examples/hello/app.py',
      'print()\n',
      'a block shows examples/hello/app.py and has code as well. Remove one of them.',
    ],
  ])('stops the build at its line: %s', async (meta, code, reason) => {
    await expect(build(`Text\n\n\`\`\`py ${meta}\n${code}\`\`\``)).rejects.toMatchObject({
      file: 'docs/page.mdx',
      line: 3,
      reason,
    });
  });
});
