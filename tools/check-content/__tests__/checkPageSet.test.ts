import {describe, expect, it} from 'vitest';
import {ROUTES} from '../../../routes';
import {formatFinding} from '../../shared/formatFinding.mjs';
import {checkPageSet, listDocs} from '../checkPageSet';

describe('the set of pages', () => {
  it('is complete with each page as a file and once in the sidebar', () => {
    const files = ['docs/index.mdx', 'docs/a/index.mdx', 'docs/a/b.mdx'];
    const sidebars = {docs: ['a/index', 'a/b', 'index']};
    expect(checkPageSet({routes: ['/', '/a', '/a/b'], files, sidebars})).toEqual([]);
  });

  it('names what is missing, what is too much and what the sidebar gets wrong', () => {
    const findings = checkPageSet({
      routes: ['/', '/a', '/b'],
      files: ['docs/index.mdx', 'docs/b.mdx', 'docs/extra.mdx', 'docs/_part.mdx'],
      sidebars: {docs: ['index', 'b', 'b', 'extra']},
    });
    expect(findings.map(formatFinding)).toEqual([
      'docs/a.mdx:1:1 page-set this page is in routes.ts, but not in docs/. Write it, or remove its route.',
      'docs/extra.mdx:1:1 page-set routes.ts has no such page. Add it to routes.ts and sidebars.ts, or remove it.',
      'docs/_part.mdx:1:1 page-set routes.ts has no such page. Add it to routes.ts and sidebars.ts, or remove it.',
      'sidebars.ts:1:1 page-set a is listed 0 times. List each page of routes.ts once.',
      'sidebars.ts:1:1 page-set b is listed 2 times. List each page of routes.ts once.',
      'sidebars.ts:1:1 page-set routes.ts has no page extra. Add its route there, or remove it here.',
    ]);
  });
});

describe('the docs of a route table', () => {
  it('are index pages where other routes are below them', () => {
    expect(listDocs(['/', '/a', '/a/b', '/ab'])).toEqual(['index', 'a/index', 'a/b', 'ab']);
  });

  it('each have a name of their own', () => {
    expect(new Set(listDocs(ROUTES)).size).toBe(ROUTES.length);
  });
});
