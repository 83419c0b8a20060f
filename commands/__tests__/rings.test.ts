import {afterEach, beforeEach, describe, expect, it, vi} from 'vitest';
import {RINGS} from '../rings.mjs';
import {runProcess} from '../runProcess.mjs';

vi.mock('../runProcess.mjs', () => ({
  runProcess: vi.fn(() => Promise.resolve({status: 0, output: ''})),
}));

const run = {reports: '/nowhere', isSiteBroken: false};

beforeEach(() => vi.mocked(runProcess).mockClear());
afterEach(() => vi.unstubAllEnvs());

describe.each(['examples', 'bindings'] as const)('the ring %s', (name) => {
  it.each([
    ['true', true],
    ['1', true],
    ['', false],
  ])('with CI=%j wants every tool: %j', async (value, isStrict) => {
    vi.stubEnv('CI', value);
    await RINGS[name](run);
    const args = vi.mocked(runProcess).mock.lastCall?.[1];
    expect(args?.[0]).toBe(`tools/check-${name}/index.mjs`);
    expect(args?.includes('--strict')).toBe(isStrict);
  });

  it('fails without a report', async () => {
    expect(await RINGS[name](run)).toMatchObject({passed: 0, failed: 1});
  });
});
