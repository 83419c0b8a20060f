import {mkdir, mkdtemp, rm, writeFile} from 'node:fs/promises';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {expect, onTestFinished, test} from 'vitest';
import {formatFinding} from '../../check/lib/formatFinding.mjs';
import {collectTies, findLostTies} from '../collectTies';

test('collects the ties of pages, interfaces and YAML, pages with their heading', async () => {
  const root = await mkdtemp(path.join(tmpdir(), 'ties-'));
  onTestFinished(() => rm(root, {recursive: true}));
  const files = {
    'docs/a.mdx': 'Lead. {/* run: lead */}\n\n## One {/* #one */}\n\n| Cell {/* run: b, c */} |\n',
    'sources/wit/db/db.wit': '/// Opens.\n// run: open-file\nopen: func();\n',
    'sources/openapi/api.yaml': 'key: value # run: answer\n',
    'sources/bindings/go.json': '"# run: not-here"',
  };
  for (const [file, text] of Object.entries(files)) {
    await mkdir(path.join(root, path.dirname(file)), {recursive: true});
    await writeFile(path.join(root, file), text);
  }
  expect(await collectTies(root)).toEqual([
    {id: 'lead', file: 'docs/a.mdx', line: 1, column: 7},
    {id: 'b', file: 'docs/a.mdx', line: 5, column: 8, heading: 'One'},
    {id: 'c', file: 'docs/a.mdx', line: 5, column: 8, heading: 'One'},
    {id: 'answer', file: 'sources/openapi/api.yaml', line: 1, column: 12},
    {id: 'open-file', file: 'sources/wit/db/db.wit', line: 2, column: 1},
  ]);
});

const tie = {id: 'exit-code', file: 'docs/index.mdx', line: 3, column: 9};
const findLost = (ids: string[], ties: (typeof tie & {heading?: string})[]) =>
  findLostTies(ids, ties).map((finding) => formatFinding(finding));

test('nothing is lost where every statement has its scenario', () => {
  expect(findLost(['exit-code', 'not-on-a-page'], [tie, {...tie, line: 4}])).toEqual([]);
});

test('a statement whose scenario nothing proved is lost, with its heading', () => {
  expect(findLost([], [tie, {...tie, heading: 'Limits'}])).toEqual([
    'docs/index.mdx:3:9 tie the statement names the scenario exit-code, which nothing proved. Name one of proofs/platform, or correct the statement.',
    'docs/index.mdx:3:9 tie the statement below “Limits” names the scenario exit-code, which nothing proved. Name one of proofs/platform, or correct the statement.',
  ]);
});

test('an id that two scenarios have is named', () => {
  expect(findLost(['exit-code', 'exit-code'], [tie])).toEqual([
    'proofs/lock/platform.json:1:1 tie two scenarios have the id exit-code. Rename one.',
  ]);
});
