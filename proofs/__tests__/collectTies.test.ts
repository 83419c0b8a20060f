import {mkdir, mkdtemp, rm, writeFile} from 'node:fs/promises';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {expect, onTestFinished, test} from 'vitest';
import {collectTies} from '../collectTies';

test('collects the ties of pages, interfaces and YAML, pages with their heading', async () => {
  const root = await mkdtemp(path.join(tmpdir(), 'ties-'));
  onTestFinished(() => rm(root, {recursive: true}));
  const files = {
    'docs/a.mdx': 'Lead. {/* run: lead */}\n\n## One {/* #one */}\n\n| Cell {/* run: b, c */} |\n',
    'wit/db/db.wit': '/// Opens.\n// run: open-file\nopen: func();\n',
    'openapi/api.yaml': 'key: value # run: answer\n',
    'bindings/go.json': '"# run: not-here"',
  };
  for (const [file, text] of Object.entries(files)) {
    await mkdir(path.join(root, path.dirname(file)), {recursive: true});
    await writeFile(path.join(root, file), text);
  }
  expect(await collectTies(root)).toEqual([
    {id: 'lead', file: 'docs/a.mdx', line: 1, column: 7},
    {id: 'b', file: 'docs/a.mdx', line: 5, column: 8, heading: 'One'},
    {id: 'c', file: 'docs/a.mdx', line: 5, column: 8, heading: 'One'},
    {id: 'open-file', file: 'wit/db/db.wit', line: 2, column: 1},
    {id: 'answer', file: 'openapi/api.yaml', line: 1, column: 12},
  ]);
});
