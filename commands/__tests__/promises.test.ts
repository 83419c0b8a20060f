import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {describe, expect, it} from 'vitest';
import {formatPromises, listCommands, nameSpec, PROMISES, sumCounts} from '../promises.mjs';

const REPOSITORY = path.resolve(import.meta.dirname, '../..');
const readme = readFileSync(path.join(REPOSITORY, 'README.md'), 'utf8');
const [, list = ''] = readme.split('`npm run verify` proves:\n');

describe('the promises', () => {
  it('are those of README.md, in its words and order', () => {
    const items = list.split('\n## ')[0]?.match(/^- .*(?:\n {2}.*)*/gm) ?? [];
    const texts = items.map((item) => item.slice(2).replace(/\s+/g, ' '));
    expect(texts).toEqual(PROMISES.map(({promise}) => promise));
  });

  it.each(PROMISES)('have checks that exist: $promise', ({suites = [], specs = []}) => {
    expect(suites.length + specs.length).toBeGreaterThan(0);
    const files = specs.map((name) => path.join(REPOSITORY, nameSpec(name)));
    expect(files.filter((file) => !existsSync(file))).toEqual([]);
  });
});

describe('the page of promises', () => {
  const promise = 'Pages are short.';
  const count = (passed: number, failed: number, ...notes: string[]) => ({passed, failed, notes});

  it('has the result of each promise, its commands and what failed', () => {
    const promises = [
      {promise, suites: ['lockfile'] as const, specs: ['weight']},
      {promise: 'They are true.', specs: ['routes']},
      {promise: 'They work everywhere.', suites: ['engines'] as const, specs: ['routes']},
    ];
    const counts = new Map([
      ['lockfile', count(2, 0)],
      ['weight', count(3, 1, 'failed: one page is long')],
      ['routes', count(5, 0)],
      ['engines', count(0, 0, 'skipped: Xvfb not installed')],
    ]);
    expect(formatPromises(promises, counts)).toMatchInlineSnapshot(`
      "BROKEN   Pages are short.
               5 passed, 1 failed: npm test -- --only lockfile; npx playwright test tests/e2e/weight.spec.ts
               failed: one page is long

      held     They are true.
               5 passed, 0 failed: npx playwright test tests/e2e/routes.spec.ts

      skipped  They work everywhere.
               5 passed, 0 failed: npm test -- --only build,engines; npx playwright test tests/e2e/routes.spec.ts
               skipped: Xvfb not installed"
    `);
  });

  it('counts what did not run as failed', () => {
    expect(
      sumCounts({promise, specs: ['weight', 'routes']}, new Map([['weight', count(1, 0)]])),
    ).toEqual(count(1, 1, 'did not run'));
  });

  it('names commands that work by themselves', () => {
    expect(listCommands({promise, suites: ['rebuild']})).toEqual([
      'npm test -- --only build,rebuild',
    ]);
    expect(listCommands({promise, suites: ['lockfile']})).toEqual(['npm test -- --only lockfile']);
  });
});
