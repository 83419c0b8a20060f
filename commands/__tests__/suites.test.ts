import {afterEach, beforeEach, describe, expect, it, vi} from 'vitest';
import {buildSite} from '../buildSite.mjs';
import {compareFolders} from '../compareFolders.mjs';
import {runNode} from '../runProcess.mjs';
import {chooseSuites, SUITES} from '../suites.mjs';

vi.mock('../runProcess.mjs', async (importOriginal) => ({
  ...(await importOriginal<typeof import('../runProcess.mjs')>()),
  runNode: vi.fn(() => Promise.resolve({exitCode: 0, output: ''})),
}));

vi.mock('../buildSite.mjs', () => ({buildSite: vi.fn(), BUILD: '/nowhere/build'}));

vi.mock('../compareFolders.mjs', () => ({compareFolders: vi.fn()}));

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

const checkers = ['lockfile', 'content', 'theme', 'examples', 'bindings', 'wit'] as const;

describe.each(checkers)('the suite %s', (name) => {
  it.each([
    ['true', true],
    ['1', true],
    ['', false],
  ])('with CI=%j wants every tool: %j', async (value, isStrict) => {
    vi.stubEnv('CI', value);
    await SUITES[name](run);
    const [script, args] = vi.mocked(runNode).mock.lastCall ?? [];
    expect(script).toBe(`tools/check-${name}/index.mjs`);
    expect(args?.includes('--strict')).toBe(isStrict);
  });

  it('fails without a report', async () => {
    expect(await SUITES[name](run)).toMatchObject({passed: 0, failed: 1});
  });
});

describe.each([
  ['platform', 'hayride, cargo, wasm-tools'],
  ['engines', 'firefox-esr, geckodriver, WebKitWebDriver, Xvfb'],
  ['hosts', 'nginx, caddy'],
] as const)('the suite %s', (name, programs) => {
  it.each([
    ['', 0],
    ['true', 1],
  ])('with CI=%j and without programs counts %i failure and names them', async (value, failed) => {
    vi.stubEnv('CI', value);
    vi.stubEnv('PATH', '/nowhere');
    const notes = [`skipped: ${programs} not installed; see .ci/install-toolchains`];
    expect(await SUITES[name](run)).toEqual({passed: 0, failed, notes});
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
    for (const name of ['browser', 'engines', 'hosts'] as const) {
      await expect(SUITES[name](shared)).rejects.toThrow('Not run: the site could not be built.');
    }
  });
});

describe('the suite rebuild', () => {
  const built = {exitCode: 0, faults: [], warnings: []};

  it.each([
    ['passes if no file differs', [], {passed: 1, failed: 0, notes: []}],
    ['names what differs', ['differs: a'], {passed: 0, failed: 1, notes: ['differs: a']}],
  ])('%s', async (_case, differences, count) => {
    vi.mocked(buildSite).mockResolvedValueOnce(built);
    vi.mocked(compareFolders).mockResolvedValueOnce(differences);
    expect(await SUITES.rebuild({...run})).toEqual(count);
    const [, second] = vi.mocked(compareFolders).mock.lastCall ?? [];
    expect(vi.mocked(buildSite).mock.lastCall).toEqual([{folder: second}]);
  });

  it('fails with the faults of the build', async () => {
    const faults = ['docs/a.mdx:4:1: unknown type'];
    vi.mocked(buildSite).mockResolvedValueOnce({...built, exitCode: 1, faults});
    expect(await SUITES.rebuild({...run})).toEqual({passed: 0, failed: 1, notes: faults});
  });
});

describe('the suite specification', () => {
  it('says which suites it needs, if none of them ran before it', async () => {
    await expect(SUITES.specification(run)).rejects.toThrow(
      'The suite specification reads what unit, built and browser report in the same run. ' +
        'Run: npm test -- --only unit,build,built,browser,specification',
    );
  });
});
