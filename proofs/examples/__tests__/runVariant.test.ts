import {mkdtemp, readdir, rm} from 'node:fs/promises';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterAll, beforeAll, describe, expect, it} from 'vitest';
import type {Variant} from '../../../plugins/content/example-archives/index';
import {compareOutput, runVariant} from '../runVariant';

const root = path.join(__dirname, 'fixtures/repository');
let copies = '';

beforeAll(async () => {
  copies = await mkdtemp(path.join(tmpdir(), 'run-variant-test-'));
});
afterAll(() => rm(copies, {recursive: true}));

const run = (variant: Partial<Variant>, limit = 60_000) =>
  runVariant(
    {folder: 'examples/hello-js', title: 'Hello', language: 'js', variants: []},
    {tools: {}, build: [], run: [], ...variant},
    {root, scratch: copies, env: process.env, limit},
  );

const RUN = {command: 'node main.mjs', expect: 'expect/hello.txt'};

describe('running an example', () => {
  it('builds and runs it and compares what it prints', async () => {
    expect(await run({build: ['test -f main.mjs'], run: [RUN]})).toEqual([]);
  });

  it('works on a copy, and a fresh one each time', async () => {
    await run({build: ['test ! -e made', 'touch made']});
    expect(await run({build: ['test ! -e made', 'touch made']})).toEqual([]);
    expect(await readdir(path.join(root, 'examples/hello-js'))).not.toContain('made');
  });

  it('finds an output that is another, at its line', async () => {
    expect(await run({run: [{command: 'echo Bye', expect: 'expect/hello.txt'}]})).toEqual([
      {
        file: 'examples/hello-js/expect/hello.txt',
        line: 1,
        column: 1,
        kind: 'output',
        message:
          '“echo Bye” printed “Bye” where this has “Hello, World!”. Correct the example, or this file and what the pages say of it.',
      },
    ]);
  });

  it('reads errors as output', async () => {
    expect(await run({run: [{...RUN, command: 'node main.mjs >&2'}]})).toEqual([]);
  });

  it('stops at a command that fails, with its last lines', async () => {
    const findings = await run({build: ['echo why; exit 3', 'touch made'], run: [RUN]});
    expect(findings).toHaveLength(1);
    expect(findings[0]).toMatchObject({file: 'examples/hello-js/example.json', kind: 'example'});
    expect(findings[0]?.message).toBe(
      '“echo why; exit 3” ended with exit code 3. Fix the example. Its last lines:\n    why',
    );
  });

  it('finds a run that fails even where its output is right', async () => {
    const findings = await run({run: [{...RUN, command: 'node main.mjs; exit 1'}]});
    expect(findings.map(({kind}) => kind)).toEqual(['example']);
  });

  it('finds a command that does not end', async () => {
    const findings = await run({build: ['echo a; sleep 60; true']}, 2_000);
    expect(findings.map(({message}) => message)).toEqual([
      '“echo a; sleep 60; true” did not end. Fix the example. Its last lines:\n    a',
    ]);
  });
});

describe('comparing outputs', () => {
  it.each([
    ['a\nb\n', 'a\nb'],
    ['a  \nb', 'a\r\nb\n\n'],
    ['', '\n'],
  ])('takes %j and %j for the same', (left, right) => {
    expect(compareOutput(left, right)).toBeUndefined();
  });

  it.each([
    ['a\nb', 'a\nc', {line: 2, expected: 'b', actual: 'c'}],
    ['a', 'a\nb', {line: 2, expected: undefined, actual: 'b'}],
    ['a\nb', 'a', {line: 2, expected: 'b', actual: undefined}],
    [' a', 'a', {line: 1, expected: ' a', actual: 'a'}],
  ])('finds where %j and %j part', (left, right, difference) => {
    expect(compareOutput(left, right)).toEqual(difference);
  });
});
