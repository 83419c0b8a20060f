import {mkdtemp, readdir, rm} from 'node:fs/promises';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterAll, beforeAll, describe, expect, it} from 'vitest';
import type {Variant} from '../../../plugins/example-archives/index';
import {checkExample} from '../checkExample';
import {compareOutput} from '../runVariant';

const root = path.join(__dirname, 'fixtures/repository');
let copies = '';

beforeAll(async () => {
  copies = await mkdtemp(path.join(tmpdir(), 'check-examples-test-'));
});
afterAll(() => rm(copies, {recursive: true}));

const check = (
  variants: Partial<Variant>[],
  {isStrict = false, limit = 60_000, without = ''} = {},
) =>
  checkExample(
    {
      folder: 'examples/hello-js',
      title: 'Hello',
      language: 'js',
      variants: variants.map((variant) => ({tools: {}, build: [], run: [], ...variant})),
    },
    {
      policy: {
        find: (name) => (name === 'node' ? '20.20.2' : undefined),
        isStrict,
        without: without.split(','),
      },
      context: {root, copies, env: process.env, limit},
    },
  );

const RUN = {command: 'node main.mjs', expect: 'expect/hello.txt'};

describe('checking an example', () => {
  it('builds and runs it and compares what it prints', async () => {
    expect(
      await check([{tools: {node: '20'}, build: ['test -f main.mjs'], run: [RUN]}]),
    ).toMatchObject({
      state: 'built and run',
      skipped: [],
      findings: [],
    });
  });

  it('works on a copy, and a fresh one each time', async () => {
    await check([{build: ['test ! -e made', 'touch made']}]);
    expect(await check([{build: ['test ! -e made', 'touch made']}])).toMatchObject({findings: []});
    expect(await readdir(path.join(root, 'examples/hello-js'))).not.toContain('made');
  });

  it('finds an output that is another, at its line', async () => {
    const {findings} = await check([{run: [{command: 'echo Bye', expect: 'expect/hello.txt'}]}]);
    expect(findings).toEqual([
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
    const command = 'node main.mjs >&2';
    expect(await check([{run: [{...RUN, command}]}])).toMatchObject({findings: []});
  });

  it('stops at a command that fails, with its last lines', async () => {
    const {findings} = await check([{build: ['echo why; exit 3', 'touch made'], run: [RUN]}]);
    expect(findings).toHaveLength(1);
    expect(findings[0]).toMatchObject({file: 'examples/hello-js/example.json', kind: 'example'});
    expect(findings[0]?.message).toBe(
      '“echo why; exit 3” ended with exit code 3. Fix the example. Its last lines:\n    why',
    );
  });

  it('finds a run that fails even where its output is right', async () => {
    const command = 'node main.mjs; exit 1';
    const {findings} = await check([{run: [{...RUN, command}]}]);
    expect(findings.map(({kind}) => kind)).toEqual(['example']);
  });

  it('is unchecked, its outputs too, where a command or an output is wrong', async () => {
    for (const variant of [
      {build: ['false'], run: [RUN]},
      {run: [{...RUN, command: 'echo Bye'}]},
    ]) {
      const {state, compared, findings} = await check([variant]);
      expect({state, compared}).toEqual({state: 'unchecked', compared: []});
      expect(findings).toHaveLength(1);
    }
  });

  it('has the state of the variant that works where another fails', async () => {
    const {state, compared, findings} = await check([{build: ['false'], run: [RUN]}, {run: [RUN]}]);
    expect({state, compared}).toEqual({
      state: 'built and run',
      compared: ['examples/hello-js/expect/hello.txt'],
    });
    expect(findings).toHaveLength(1);
  });

  it('finds a command that does not end', async () => {
    const {findings} = await check([{build: ['echo a; sleep 60; true']}], {limit: 2_000});
    expect(findings.map(({message}) => message)).toEqual([
      '“echo a; sleep 60; true” did not end. Fix the example. Its last lines:\n    a',
    ]);
  });

  it('is only built where it has nothing to run, and unchecked where it has no command', async () => {
    expect(await check([{build: ['true']}])).toMatchObject({state: 'built'});
    expect(await check([{}])).toMatchObject({state: 'unchecked', skipped: []});
  });

  it('skips by name what lacks a tool', async () => {
    expect(await check([{tools: {tinygo: '0.39.0'}, run: [RUN]}])).toMatchObject({
      state: 'unchecked',
      skipped: ['examples/hello-js: tinygo 0.39.0 is not installed'],
      findings: [],
    });
  });

  it('fails for a missing tool when it must not skip', async () => {
    const {findings} = await check([{tools: {tinygo: '0.39.0'}, run: [RUN]}], {isStrict: true});
    expect(findings).toMatchObject([
      {
        kind: 'toolchain',
        message:
          'examples/hello-js was not tried: tinygo 0.39.0 is not installed. Install what is missing.',
      },
    ]);
  });

  it('fails for a missing tool of an alternative too, but for those that it may lack', async () => {
    const variants = [{run: [RUN]}, {tools: {tinygo: '0.39.0'}}];
    expect(await check(variants, {isStrict: true})).toMatchObject({
      findings: [{kind: 'toolchain'}],
    });
    expect(await check(variants, {isStrict: true, without: 'jco,tinygo'})).toMatchObject({
      state: 'built and run',
      skipped: ['examples/hello-js, alternative 1: tinygo 0.39.0 is not installed'],
      findings: [],
    });
  });

  it('leaves out a run that lacks a tool of its own, and names it', async () => {
    const other = {command: 'hayride', expect: 'expect/hayride.txt', tools: {hayride: '8ca78ae'}};
    const why = 'examples/hello-js, “hayride”: hayride 8ca78ae is not installed';
    expect(await check([{run: [RUN, other]}])).toMatchObject({
      state: 'built and run',
      compared: ['examples/hello-js/expect/hello.txt'],
      skipped: [why],
      findings: [],
    });
    expect(await check([{run: [RUN, other]}], {isStrict: true})).toMatchObject({
      findings: [{kind: 'toolchain'}],
    });
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
