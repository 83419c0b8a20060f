import {afterEach, beforeEach, describe, expect, it, vi} from 'vitest';
import {buildSite} from '../buildSite.mjs';
import {rebuildElsewhere} from '../rebuildElsewhere.mjs';
import {runNode} from '../runProcess.mjs';
import {chooseSuites, SUITES} from '../suites.mjs';

vi.mock('../runProcess.mjs', async (importOriginal) => ({
  ...(await importOriginal<typeof import('../runProcess.mjs')>()),
  runNode: vi.fn(() => Promise.resolve({exitCode: 0, output: ''})),
}));

vi.mock('../buildSite.mjs', () => ({buildSite: vi.fn()}));

vi.mock('../rebuildElsewhere.mjs', () => ({rebuildElsewhere: vi.fn()}));

const names = ['lint', 'unit', 'browser'] as const;

describe('the choice of suites', () => {
  it.each([
    [[], ['lint', 'unit', 'browser']],
    [['--only', 'unit'], ['unit']],
    [['--only=unit'], ['unit']],
    [
      ['--only', 'browser,lint'],
      ['lint', 'browser'],
    ],
  ])('by %j is %j', (args, suites) => {
    expect(chooseSuites(args, names)).toEqual(suites);
  });

  it.each([['unit'], ['--only'], ['--only', 'unt'], ['--only', 'unit', 'lint'], ['--all', 'unit']])(
    'refuses %s %s %s',
    (...args) => {
      const given = args.filter(Boolean);
      expect(() => chooseSuites(given, names)).toThrow(
        `Unknown: ${given.join(' ')}. Use: npm test, or npm test -- --only unit,browser. The suites are lint, unit, browser.`,
      );
    },
  );
});

const run = {reports: '/nowhere', isSiteBroken: false};

beforeEach(() => vi.mocked(runNode).mockClear());
afterEach(() => vi.unstubAllEnvs());

const CHECKERS = {
  content: 'check/content/index.mjs',
  theme: 'check/theme/index.mjs',
  proofs: 'proofs/check.mjs',
} as const;

describe.each(Object.entries(CHECKERS))('the suite %s', (name, script) => {
  const suite = SUITES[name as keyof typeof CHECKERS];

  it('fails without a report of its script', async () => {
    expect(await suite(run)).toMatchObject({passed: 0, failed: 1});
    expect(vi.mocked(runNode).mock.lastCall?.[0]).toBe(script);
  });
});

describe('the suite build', () => {
  it.each([
    ['passes', {exitCode: 0, faults: [], warnings: []}, {passed: 1, failed: 0, notes: []}],
    [
      'fails on a warning',
      {exitCode: 0, faults: [], warnings: ['[WARNING] Docusaurus found broken links!']},
      {passed: 0, failed: 1, notes: ['[WARNING] Docusaurus found broken links!']},
    ],
    [
      'fails with the faults of the build',
      {exitCode: 1, faults: ['docs/a.mdx:4:1: unknown type'], warnings: []},
      {passed: 0, failed: 1, notes: ['docs/a.mdx:4:1: unknown type']},
    ],
  ])('%s', async (_case, result, count) => {
    vi.mocked(buildSite).mockResolvedValueOnce(result);
    expect(await SUITES.build({...run})).toEqual(count);
  });

  it('keeps the browser tests from a site that is not there', async () => {
    vi.mocked(buildSite).mockResolvedValueOnce({exitCode: 1, faults: [], warnings: []});
    const shared = {...run};
    await SUITES.build(shared);
    for (const name of ['rebuild', 'browser'] as const) {
      await expect(SUITES[name](shared)).rejects.toThrow('Not run: the site could not be built.');
    }
  });
});

describe('the suite rebuild', () => {
  it.each([
    ['passes if no file differs', [], {passed: 1, failed: 0, notes: []}],
    ['names what differs', ['differs: a'], {passed: 0, failed: 1, notes: ['differs: a']}],
  ])('%s', async (_case, differences, count) => {
    vi.mocked(rebuildElsewhere).mockResolvedValueOnce(differences);
    expect(await SUITES.rebuild({...run})).toEqual(count);
  });

  it.each([
    ['where CI is set', '1', [], true],
    ['nowhere else', '', [], false],
    ['where it is named', '', ['--only', 'rebuild'], true],
  ])('runs %s', (_place, value, args, isChosen) => {
    vi.stubEnv('CI', value);
    const all = Object.keys(SUITES) as (keyof typeof SUITES)[];
    expect(chooseSuites(args, all).includes('rebuild')).toBe(isChosen);
  });
});
