import {describe, expect, it} from 'vitest';
import {checkBlock, findExampleStatus} from '../checkBlock';
import {describeExample} from '../describeExample';
import type {Block, ProvedExample} from '../types';

const block = (rest: Partial<Block> = {}): Block => ({
  file: 'docs/a.mdx',
  line: 10,
  column: 4,
  language: 'wit',
  settings: {},
  code: 'code',
  ...rest,
});
const example: ProvedExample = {
  folder: 'examples/a-go',
  state: 'built and run',
  compared: ['examples/a-go/expect/test.txt'],
  outputs: ['examples/a-go/expect/test.txt', 'examples/a-go/expect/demo.txt'],
  reasons: ['example/a-go#1 needs tinygo-net'],
};
const NOTHING = {walked: new Set<Block>(), examples: [], parsed: new Set<string>()};

describe('the state of a block', () => {
  it('is built and run where its walk is proved', async () => {
    const walked = block({language: 'sh'});
    const known = {...NOTHING, walked: new Set([walked])};
    expect(await checkBlock(walked, known)).toMatchObject({state: 'built and run'});
    expect(await checkBlock(block({language: 'sh'}), known)).toMatchObject({state: 'parsed'});
  });

  it('is that of the example that it shows', async () => {
    const known = {...NOTHING, examples: [example]};
    const shown = block({shows: 'examples/a-go/wit/world.wit'});
    expect(await checkBlock(shown, known)).toMatchObject({state: 'built and run', findings: []});
  });

  it('is parsed where the proof of its language has read it', async () => {
    const known = {...NOTHING, parsed: new Set(['wit'])};
    expect(await checkBlock(block(), known)).toMatchObject({state: 'parsed', findings: []});
    expect(await checkBlock(block(), NOTHING)).toMatchObject({
      state: 'unchecked',
      reason: 'blocks/wit was not proved',
    });
  });

  it('is parsed, without parsing it again, where the content check does that', async () => {
    const json = block({language: 'json', code: '{'});
    expect(await checkBlock(json, NOTHING)).toMatchObject({state: 'parsed', findings: []});
  });

  it('is a finding at its place where it shows a file that its parser refuses', async () => {
    const idle = {...example, state: 'unchecked' as const, outputs: [], reasons: []};
    const shown = block({language: 'json', code: '{', shows: 'examples/a-go/a.json'});
    const {state, findings} = await checkBlock(shown, {...NOTHING, examples: [idle]});
    expect(state).toBe('parsed');
    expect(findings).toMatchObject([{file: 'docs/a.mdx', kind: 'json'}]);
  });

  it('is unchecked with the reason on the page, or with none', async () => {
    const check = (settings: Block['settings']) =>
      checkBlock(block({language: 'python', settings}), NOTHING);
    expect(await check({'no-check': 'because'})).toMatchObject({reason: 'because'});
    expect(await check({})).toMatchObject({reason: 'python: nothing reads it'});
  });
});

describe('what is known of a file that a block shows', () => {
  const status = (shows?: string) =>
    findExampleStatus(shows === undefined ? {} : {shows}, [example]);

  it('is the state of its example', () => {
    expect(status('examples/a-go/main.go')).toMatchObject({state: 'built and run'});
    expect(status('examples/a-go/expect/test.txt')).toMatchObject({state: 'built and run'});
  });

  it('is the missing tool for an output that nothing printed', () => {
    expect(status('examples/a-go/expect/demo.txt')).toEqual({
      state: 'unchecked',
      reason: 'example/a-go#1 needs tinygo-net',
    });
  });

  it.each([undefined, 'examples/a-go-2/main.go', 'sources/wit/ai/types.wit'])(
    'is nothing for %s',
    (file) => {
      expect(status(file)).toBeUndefined();
    },
  );
});

describe('an example in the lock', () => {
  const run = (expect: string) => [{command: 'ls', expect}];
  const variants = [
    {tools: {}, build: ['true'], run: []},
    {tools: {}, build: [], run: []},
    {tools: {}, build: [], run: run('expect/demo.txt')},
  ];
  const describeWith = (explain: (id: string) => string | undefined) =>
    describeExample({folder: 'examples/a-go', title: 'A', language: 'go', variants}, explain);

  it('has the best state of the variants that are proved', () => {
    expect(describeWith(() => undefined)).toMatchObject({
      state: 'built and run',
      compared: ['examples/a-go/expect/demo.txt'],
      reasons: [],
    });
  });

  it('names why a variant is not, by its id', () => {
    const reason = 'needs tinygo-net';
    expect(describeWith((id) => (id === 'example/a-go#2' ? reason : undefined))).toEqual({
      folder: 'examples/a-go',
      state: 'built',
      compared: [],
      outputs: ['examples/a-go/expect/demo.txt'],
      reasons: [reason],
    });
    expect(describeWith(() => reason).state).toBe('unchecked');
  });
});
