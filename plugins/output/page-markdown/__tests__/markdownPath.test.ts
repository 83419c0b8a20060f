import {expect, it} from 'vitest';
import {markdownPath} from '../markdownPath';

it.each([
  ['/a/b', '/', '/a/b.md'],
  ['/a/b/', '/', '/a/b.md'],
  ['/', '/', '/index.md'],
  ['/docs/', '/docs/', '/docs/index.md'],
  ['/docs/a', '/docs/', '/docs/a.md'],
])('the Markdown of %s below %s is at %s', (page, baseUrl, expected) => {
  expect(markdownPath(page, baseUrl)).toBe(expected);
});
