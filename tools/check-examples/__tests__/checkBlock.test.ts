import {describe, expect, it} from 'vitest';
import type {Finding} from '../../shared/findings';
import type {Parser} from '../../shared/parsers';
import {checkBlock, findExampleStatus, type AvailableParser} from '../checkBlock';
import type {Block, ExampleResult, State} from '../types';

const block = (rest: Partial<Block> = {}): Block => ({
  file: 'docs/a.mdx',
  line: 10,
  column: 4,
  language: 'wit',
  settings: {},
  code: 'code',
  ...rest,
});
const accept: Parser = () => undefined;
const refuse: Parser = () => Promise.resolve({message: 'no', line: 2, column: 3});

const run = (expect: string) => [{command: 'ls', expect}];
const result: ExampleResult = {
  example: {
    folder: 'examples/a-go',
    title: 'A',
    language: 'go',
    variants: [
      {tools: {}, build: [], run: run('expect/test.txt')},
      {tools: {tinygo: '0.41.1'}, build: [], run: run('expect/demo.txt')},
    ],
  },
  state: 'built and run',
  compared: ['examples/a-go/expect/test.txt'],
  skipped: ['examples/a-go, alternative 1: tinygo 0.41.1 is not installed'],
  findings: [],
};

/** Checks a block with a parser for WIT; with a state, the block shows an example of that state. */
const check = (
  rest: Partial<Block>,
  wit?: AvailableParser,
  state?: State,
  skipped: string[] = [],
) =>
  checkBlock(
    block(state ? {shows: 'examples/a-go/wit/world.wit', ...rest} : rest),
    {examples: state ? [{...result, state, skipped}] : [], walked: new Set()},
    wit ? {wit} : {},
  );

describe('the state of a block', () => {
  it('is built and run where a walk found it to be as its page says', async () => {
    const walked = block({language: 'sh'});
    const known = {examples: [], walked: new Set([walked])};
    expect(await checkBlock(walked, known, {})).toMatchObject({state: 'built and run'});
    expect(await checkBlock(block({language: 'sh'}), known, {})).toMatchObject({state: 'parsed'});
  });

  it('is that of the example that it shows', async () => {
    expect(await check({}, refuse, 'built and run')).toMatchObject({
      state: 'built and run',
      findings: [],
    });
  });

  it('is parsed where a parser accepts it', async () => {
    expect(await check({}, accept)).toMatchObject({state: 'parsed', findings: []});
  });

  it('is parsed where it shows a file of an example without commands', async () => {
    expect(await check({}, accept, 'unchecked')).toMatchObject({state: 'parsed'});
  });

  it('is parsed, without parsing it again, where the content check does that', async () => {
    const json = {language: 'json', code: '{'};
    expect(await check(json)).toMatchObject({state: 'parsed', findings: []});
  });

  it('is a finding at its location on the page where the parser refuses it', async () => {
    const {findings} = await check({}, refuse);
    const message =
      'this wit block is not valid: no. Correct it, use text, or mark it with expect-error.';
    expect(findings).toEqual([{file: 'docs/a.mdx', line: 12, column: 6, kind: 'wit', message}]);
  });

  it('may be wrong where it says so, and must be then', async () => {
    const expected = {settings: {'expect-error': true as const}};
    expect((await check(expected, refuse)).findings).toEqual([]);
    expect((await check(expected, accept)).findings).toMatchObject([
      {line: 10, message: expect.stringContaining('accepts this block') as string},
    ]);
  });

  it.each([
    [accept, 'unchecked', ['tinygo is missing'], 'tinygo is missing'],
    [{missing: 'wac is not installed'}, undefined, [], 'wac is not installed'],
    [undefined, undefined, [], 'because'],
  ] as const)('is unchecked with its reason (%#)', async (parser, state, skipped, reason) => {
    const settings = {'no-check': 'because'};
    expect(await check({settings}, parser, state, [...skipped])).toMatchObject({
      state: 'unchecked',
      reason,
    });
  });
});

const describeFile = (shows: string | undefined) =>
  findExampleStatus(shows === undefined ? {} : {shows}, [result]);

describe('what is known of a file that a block shows', () => {
  it.each(['examples/a-go/main.go', 'examples/a-go/expect/test.txt'])(
    'is the state of its example for %s',
    (file) => {
      expect(describeFile(file)).toMatchObject({state: 'built and run'});
    },
  );

  it('is the missing tool for an output that was not compared', () => {
    expect(describeFile('examples/a-go/expect/demo.txt')).toEqual({
      state: 'unchecked',
      reason: 'examples/a-go, alternative 1: tinygo 0.41.1 is not installed',
    });
  });

  it.each(['examples/a-go/main.go', 'examples/a-go/expect/demo.txt'])(
    'is the failure of its example for %s, not what an alternative lacks',
    (file) => {
      const findings: Finding[] = [{file, line: 1, column: 1, kind: 'example', message: 'bad'}];
      const failed: ExampleResult = {...result, state: 'unchecked', compared: [], findings};
      expect(findExampleStatus({shows: file}, [failed])).toEqual({
        state: 'unchecked',
        reason: 'examples/a-go failed',
      });
    },
  );

  it('is the missing tool where that is what was found', () => {
    const skipped = ['examples/a-go: go 1.26 is not installed'];
    const findings: Finding[] = [
      {file: 'examples/a-go/example.json', line: 1, column: 1, kind: 'toolchain', message: 'bad'},
    ];
    const untried: ExampleResult = {...result, state: 'unchecked', compared: [], skipped, findings};
    expect(findExampleStatus({shows: 'examples/a-go/main.go'}, [untried])).toEqual({
      state: 'unchecked',
      reason: skipped[0],
    });
  });

  it.each([undefined, 'examples/a-go-2/main.go', 'wit/ai/types.wit'])(
    'is nothing for %s',
    (file) => {
      expect(describeFile(file)).toBeUndefined();
    },
  );
});
