import {readFile} from 'node:fs/promises';
import path from 'node:path';
import {describe, expect, it} from 'vitest';
import {keepNearest} from '../nearestPages.mjs';

const page = await readFile(path.join(import.meta.dirname, 'fixtures/site/404.md'), 'utf8');
const listTitles = (markdown: string) =>
  [...markdown.matchAll(/^- \[(.+)\]/gm)].map(([, title]) => title);
const offer = (target: string) => listTitles(keepNearest(page, target));

describe('the pages that the Markdown of the not-found page offers', () => {
  it.each([
    ['/platform/cli', 'The command line'],
    ['/platform/core/cli.md?a=b', 'The command line'],
    ['/core/sever', 'The server'],
    ['/guides/hello_world', 'Hello world'],
    ['/hello%20wrold/', 'Hello world'],
    ['/docs/api', 'API reference'],
    ['/language.html', 'Languages'],
  ])('begin for %s with %s', (target, title) => {
    expect(offer(target)[0]).toBe(title);
  });

  it('are few, and what is around them stays', () => {
    const kept = keepNearest(page, '/platform/serve');
    expect(listTitles(kept)[0]).toBe('The server');
    expect(listTitles(kept).length).toBeLessThanOrEqual(3);
    expect(kept).toMatch(/^# Page not found\n\nThere is no page/);
    expect(kept).toMatch(/\n\nAll pages: \S+llms\.txt\n$/);
  });

  it.each(['/', '/xyzzy', '/%E0%A4%A', ''])('are all pages where nothing is near: %s', (target) => {
    expect(keepNearest(page, target)).toBe(page);
  });
});
