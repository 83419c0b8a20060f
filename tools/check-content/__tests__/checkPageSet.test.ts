import {describe, expect, it} from 'vitest';
import {checkPageSet} from '../checkPageSet';
import {formatFinding} from '../../shared/formatFinding.mjs';
import {listSidebarDocs} from '../listSidebarDocs';
import {nameDocs} from '../nameDocs';
import {ROUTES} from '../routes';

describe('the set of pages', () => {
  it('is complete with each page as a file and once in the sidebar, partials aside', () => {
    const files = ['docs/index.mdx', 'docs/a/index.mdx', 'docs/_partials/b.mdx', 'docs/a/_c.mdx'];
    const wanted = ['index', 'a/index'];
    expect(checkPageSet({wanted, files, listed: ['a/index', 'index']})).toEqual([]);
  });

  it('names what is missing, what is too much and what the sidebar gets wrong', () => {
    const findings = checkPageSet({
      wanted: ['index', 'a', 'b'],
      files: ['docs/index.mdx', 'docs/b.mdx', 'docs/extra.mdx', 'docs/_category_/c.json'],
      listed: ['index', 'b', 'b', 'extra'],
    });
    expect(findings.map(formatFinding)).toEqual([
      'docs/a.mdx:1:1 page-set the specification asks for this page. Write it.',
      'docs/extra.mdx:1:1 page-set the specification has no such page. Remove it, or move a part to docs/_partials/.',
      'sidebars.ts:1:1 page-set a stands here 0 times. List each page once.',
      'sidebars.ts:1:1 page-set b stands here 2 times. List each page once.',
      'sidebars.ts:1:1 page-set extra is no page of the specification. Remove it.',
    ]);
  });
});

describe('the docs of a route table', () => {
  it('are index pages where other routes lie below', () => {
    expect(nameDocs(['/', '/a', '/a/b', '/ab'])).toEqual(['index', 'a/index', 'a/b', 'ab']);
  });

  it('are 49, each with a name of its own', () => {
    expect(new Set(nameDocs(ROUTES)).size).toBe(49);
    expect(ROUTES).toHaveLength(49);
  });
});

describe('the docs of a sidebar', () => {
  it('are read from ids, docs, categories and their short form', () => {
    const sidebars = {
      docs: [
        'a',
        {type: 'doc', id: 'b'},
        {type: 'link', label: 'Out', href: 'https://example.com'},
        {
          type: 'category',
          label: 'C',
          link: {type: 'doc', id: 'c'},
          items: [{type: 'ref', id: 'd'}],
        },
        {type: 'category', label: 'E', link: {type: 'generated-index'}, items: ['e']},
        {Short: ['f', {Shorter: ['g']}]},
      ],
    };
    expect(listSidebarDocs(sidebars)).toEqual(['a', 'b', 'c', 'd', 'e', 'f', 'g']);
  });
});
