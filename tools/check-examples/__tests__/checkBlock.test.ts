import {describe, expect, it} from 'vitest';
import {checkBlock} from '../checkBlock';
import type {Verify} from '../parsers';
import type {Block} from '../types';

const block = (settings: Block['settings'] = {}): Block => ({
  file: 'docs/a.mdx',
  line: 10,
  column: 4,
  language: 'wit',
  settings,
  code: 'code',
});
const accept: Verify = () => Promise.resolve(undefined);
const refuse: Verify = () => Promise.resolve({message: 'no', line: 2, column: 3});

describe('the state of a block', () => {
  it('is that of the example that it shows', async () => {
    const shown = {state: 'built and run'} as const;
    expect(await checkBlock(block(), {shown, parser: refuse})).toMatchObject({
      verdict: {state: 'built and run'},
      findings: [],
    });
  });

  it('is parsed where a parser accepts it', async () => {
    expect(await checkBlock(block(), {shown: undefined, parser: accept})).toMatchObject({
      verdict: {state: 'parsed'},
      findings: [],
    });
  });

  it('is parsed where it shows a file of an example without commands', async () => {
    const shown = {state: 'unchecked'} as const;
    const {verdict} = await checkBlock(block(), {shown, parser: accept});
    expect(verdict.state).toBe('parsed');
  });

  it('is a finding at its place on the page where the parser refuses it', async () => {
    const {findings} = await checkBlock(block(), {shown: undefined, parser: refuse});
    expect(findings).toEqual([
      {
        file: 'docs/a.mdx',
        line: 12,
        column: 6,
        kind: 'wit',
        message: 'no. Correct the block, or mark it with expect-error.',
      },
    ]);
  });

  it('may be wrong where it says so, and must be then', async () => {
    const expected = block({'expect-error': true});
    expect((await checkBlock(expected, {shown: undefined, parser: refuse})).findings).toEqual([]);
    expect((await checkBlock(expected, {shown: undefined, parser: accept})).findings).toMatchObject(
      [{line: 10, message: expect.stringContaining('accepts this block') as string}],
    );
  });

  it.each([
    [{state: 'unchecked', reason: 'tinygo is missing'} as const, accept, 'tinygo is missing'],
    [undefined, {missing: 'wac is not installed'}, 'wac is not installed'],
    [undefined, undefined, 'because'],
  ])('is unchecked with its reason (%#)', async (shown, parser, reason) => {
    const {verdict} = await checkBlock(block({'no-check': 'because'}), {shown, parser});
    expect(verdict).toMatchObject({state: 'unchecked', reason});
  });
});
