/**
 * What README.md promises, and what proves it: suites of `npm test`, or files of browser tests. The words
 * are those of README.md; a test compares them.
 * @typedef {{promise: string, suites?: readonly (keyof typeof import('./suites.mjs').SUITES)[],
 *   specs?: readonly string[]}} ReadmePromise
 */

/** @type {readonly ReadmePromise[]} */
export const PROMISES = [
  {
    promise: "No request leaves the site, no cookie is set, and only readers' choices are stored.",
    specs: ['privacy', 'every-page'],
  },
  {
    promise: 'Pages can be read without scripts, and load none before their reader acts.',
    specs: ['static-content', 'quiet-pages'],
  },
  {
    promise: 'A strict policy blocks all scripts and styles that are not ours.',
    suites: ['built'],
    specs: ['privacy'],
  },
  {
    promise:
      'What a page was delivered with stays, whatever browsers, extensions and networks do to it.',
    specs: ['changed-pages', 'failing-loads', 'first-acts'],
  },
  {
    promise: 'Each page, script, style sheet and search keeps within a budget of bytes.',
    suites: ['built'],
    specs: ['weight'],
  },
  {
    promise: "Every page passes axe's rules, in both colour modes and on a phone.",
    specs: ['every-page', 'accessibility'],
  },
  {
    promise: 'Everything works in Chromium, Firefox and WebKit.',
    suites: ['engines'],
    specs: ['routes', 'search'],
  },
  {
    promise: 'The same sources give the same bytes, with caches and without.',
    suites: ['rebuild'],
  },
  {
    promise: 'Each package has a checksum, and readers get only permissive licences.',
    suites: ['lockfile', 'built'],
  },
];

/**
 * The commands that check a promise by themselves.
 * @param {ReadmePromise} promise
 * @returns {string[]}
 */
export function listCommands({suites = [], specs = []}) {
  const needed = suites.some((name) => name !== 'lockfile') ? ['build', ...suites] : suites;
  return [
    ...(suites.length > 0 ? [`npm test -- --only ${needed.join(',')}`] : []),
    ...(specs.length > 0 ? [`npx playwright test ${specs.map(nameSpec).join(' ')}`] : []),
  ];
}

/**
 * The file of a browser test.
 * @param {string} name
 */
export function nameSpec(name) {
  return `tests/e2e/${name}.spec.ts`;
}

/**
 * The page that `npm run verify` prints: each promise with its result, its commands and what failed.
 * @param {readonly ReadmePromise[]} promises
 * @param {ReadonlyMap<string, import('./counts.mjs').Count>} counts by the names of suites and files
 */
export function formatPromises(promises, counts) {
  const parts = promises.map((promise) => {
    const {passed, failed, notes} = sumCounts(promise, counts);
    const {suites = [], specs = []} = promise;
    const isSkipped = [...suites, ...specs].some((name) => counts.get(name)?.passed === 0);
    const state = failed > 0 ? 'BROKEN' : isSkipped ? 'skipped' : 'held';
    return [
      `${state.padEnd(8)} ${promise.promise}`,
      `         ${passed} passed, ${failed} failed: ${listCommands(promise).join('; ')}`,
      ...notes.map((note) => `         ${note}`),
    ].join('\n');
  });
  return parts.join('\n\n');
}

/**
 * What the checks of a promise counted together. One that did not run has failed.
 * @param {ReadmePromise} promise
 * @param {ReadonlyMap<string, import('./counts.mjs').Count>} counts
 * @returns {import('./counts.mjs').Count}
 */
export function sumCounts({suites = [], specs = []}, counts) {
  const missing = {passed: 0, failed: 1, notes: ['did not run']};
  const all = [...suites, ...specs].map((name) => counts.get(name) ?? missing);
  return {
    passed: all.reduce((sum, {passed}) => sum + passed, 0),
    failed: all.reduce((sum, {failed}) => sum + failed, 0),
    notes: all.flatMap(({notes}) => notes),
  };
}
