import {mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {gzipSync} from 'node:zlib';
import {describe, expect, it} from 'vitest';
import {findMedian, formatTable, weighSite} from '../figures';
import {runMode} from '../modes';
import {listMissingPackages} from '../runRevisions';

const site = path.join(import.meta.dirname, 'fixtures/site');
const size = (file: string) => gzipSync(readFileSync(path.join(site, file))).length;

describe('the median', () => {
  it.each([
    [[3], 3],
    [[9, 1, 5], 5],
    [[4, 1, 3, 2], 2.5],
    [[], 0],
  ])('of %j is %d', (numbers, median) => {
    expect(findMedian(numbers)).toBe(median);
  });
});

describe('the weight of a site', () => {
  it('is that of its compressed files, in all folders', () => {
    const pages = [size('index.html'), size('assets/page.html')];
    expect(weighSite(site)).toEqual({
      pages: 2,
      'HTML, bytes': (pages[0] ?? 0) + (pages[1] ?? 0),
      'HTML of the median page, bytes': Math.round(findMedian(pages)),
      'HTML of the largest page, bytes': Math.max(...pages),
      'scripts, bytes': size('assets/main.js') + size('assets/later.js'),
      'scripts of the home page, bytes': size('assets/main.js'),
      'styles, bytes': size('assets/main.css'),
      'index of the search, bytes': size('search-index.json'),
    });
  });
});

describe('the table', () => {
  it('has both sides and their ratio, and a dash where a side has no figure', () => {
    expect(
      formatTable({time: 2.04, bytes: 12000, none: 0}, {time: 3.06, bytes: 18000, none: 1, new: 7}),
    ).toMatchInlineSnapshot(`
      "| Figure | base | now | now / base |
      | --- | --: | --: | --: |
      | time | 2.0 | 3.1 | 1.50 |
      | bytes | 12,000 | 18,000 | 1.50 |
      | none | 0 | 1 | – |
      | new | – | 7 | – |"
    `);
  });
});

describe('a comparison', () => {
  it.each([0, 1.5, NaN])('is refused with %d runs', (runs) => {
    expect(() => runMode('paint', {base: 'HEAD', runs})).toThrow(
      '--runs must be a whole number from 1. Write --runs 3.',
    );
  });

  it('is refused in a mode that is not there', () => {
    expect(() => runMode('speed', {base: 'HEAD', runs: 3})).toThrow(
      'there is no mode speed, only revisions, paint, builds, growth, search.',
    );
  });
});

describe('the packages of a revision', () => {
  it('that are not installed are named', () => {
    const folder = mkdtempSync(path.join(tmpdir(), 'bench-'));
    mkdirSync(path.join(folder, 'node_modules/@a/b'), {recursive: true});
    const dependencies = {'@a/b': '1.0.0', '@a/c': '1.0.0', d: '1.0.0'};
    writeFileSync(path.join(folder, 'package.json'), JSON.stringify({dependencies}));
    expect(listMissingPackages(folder)).toEqual(['@a/c', 'd']);
    rmSync(folder, {recursive: true});
  });
});
