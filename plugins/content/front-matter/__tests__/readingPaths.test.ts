import {DEFAULT_PARSE_FRONT_MATTER} from '@docusaurus/utils';
import {readFileSync} from 'node:fs';
import path from 'node:path';
import {describe, expect, it} from 'vitest';
import {READING_PATHS} from '../../../../readingPaths';
import {findNeighbours, parseWithPaths} from '../index';

const ROOT = path.resolve(__dirname, '../../../..');

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
    const filePath = path.join(ROOT, 'docs/installation.mdx');
    const {frontMatter} = await parseWithPaths(
      ROOT,
      READING_PATHS,
    )({
      filePath,
      fileContent: readFileSync(filePath, 'utf8'),
      defaultParseFrontMatter: DEFAULT_PARSE_FRONT_MATTER,
    });
    expect(frontMatter).toMatchObject({
      type: 'how-to',
      pagination_prev: 'index',
      pagination_next: 'developer-guides/examples/hello-world',
    });
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
