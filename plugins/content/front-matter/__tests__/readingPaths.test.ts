import {DEFAULT_PARSE_FRONT_MATTER} from '@docusaurus/utils';
import {mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterEach, describe, expect, it} from 'vitest';
import {READING_PATHS} from '../../../../readingPaths';
import {findNeighbours, parseWithPaths, type ReadingPath} from '../index';

const ROOT = path.resolve(__dirname, '../../../..');

const PAGE = readFileSync(path.join(ROOT, 'docs/installation.mdx'), 'utf8');

const PATHS = [
  ['a', 'b', 'c'],
  ['c', 'd', 'e'],
];

describe('the neighbours of a page', () => {
  it.each([
    ['a', {pagination_next: 'b'}],
    ['b', {pagination_prev: 'a', pagination_next: 'c'}],
    ['e', {pagination_prev: 'd'}],
    ['f', {}],
  ])('are those in its path, and none at the ends and elsewhere: %s', (id, neighbours) => {
    expect(findNeighbours(id, PATHS)).toEqual(neighbours);
  });

  it('are those of the first path that has it', () => {
    expect(findNeighbours('c', PATHS)).toEqual({pagination_prev: 'b'});
  });

  it('become front matter of the page', async () => {
    expect(await parse(ROOT, 'docs/installation.mdx', READING_PATHS)).toMatchObject({
      type: 'how-to',
      pagination_prev: 'index',
      pagination_next: 'developer-guides/examples/hello-world',
    });
  });
});

/** Parses the front matter of a page at `file` below `root`. */
async function parse(root: string, file: string, paths: readonly ReadingPath[]) {
  const {frontMatter} = await parseWithPaths(
    root,
    paths,
  )({
    filePath: path.join(root, file),
    fileContent: PAGE,
    defaultParseFrontMatter: DEFAULT_PARSE_FRONT_MATTER,
  });
  return frontMatter;
}

describe('the neighbours of a page of another version or language', () => {
  let root = '';
  afterEach(() => rmSync(root, {recursive: true}));

  it.each([
    ['docs/a.mdx', 'b/index'],
    ['i18n/fa/docusaurus-plugin-content-docs/current/a.mdx', 'b/index'],
    ['versioned_docs/version-1.0/a.mdx', 'c'],
    ['i18n/fa/docusaurus-plugin-content-docs/version-1.0/a.mdx', 'c'],
  ])('are those that its version has: %s', async (file, next) => {
    root = mkdtempSync(path.join(tmpdir(), 'reading-paths-'));
    const pages = ['a', 'b/index', 'c'].map((id) => `docs/${id}.mdx`);
    for (const page of [
      ...pages,
      ...['a', 'c'].map((id) => `versioned_docs/version-1.0/${id}.mdx`),
    ]) {
      mkdirSync(path.dirname(path.join(root, page)), {recursive: true});
      writeFileSync(path.join(root, page), PAGE);
    }
    const {pagination_prev: previous, pagination_next: found} = await parse(root, file, [
      ['a', 'b/index', 'c'],
    ]);
    expect([previous, found]).toEqual([undefined, next]);
  });
});

describe('reading paths', () => {
  it.each([
    [
      [['index', 'no-such']],
      'readingPaths.ts: there is no page "no-such". Write its path in docs/ without .mdx.',
    ],
    [
      [['index', 'installation', 'index']],
      'readingPaths.ts: a path has "index" twice. Remove one of them.',
    ],
  ])('are refused with an unknown page and with a page twice: %j', (paths, message) => {
    expect(() => parseWithPaths(ROOT, paths)).toThrow(new Error(message));
  });

  it('of the site lead to pages that exist', () => {
    expect(() => parseWithPaths(ROOT, READING_PATHS)).not.toThrow();
  });
});
