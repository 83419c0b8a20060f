import {beforeEach, describe, expect, it, vi} from 'vitest';
import type {BuiltSite, DocPage} from 'docusaurus-built-pages';
import {describePages} from '../index';

const page = (file: string, path: string, more: Partial<DocPage> = {}): DocPage => {
  const url = `https://a.example/base/${path}`;
  return {
    file,
    source: 'a.md',
    url,
    title: 'A & B',
    description: 'What </script> is.',
    trail: [],
    version: {plugin: 'default', name: 'current', label: 'Next', isLast: true},
    ...more,
  };
};

const describeSite = (docs: readonly DocPage[], html = '<head><title>A</title></head>') =>
  describePages({
    outDir: '/nowhere',
    generatedFilesDir: '/nowhere',
    baseUrl: '/base/',
    site: {url: 'https://a.example', title: 'Site', language: 'en'},
    docs: new Map(docs.map((doc) => [doc.file, doc])),
    pages: new Map(['index.html', 'a.html', '404.html'].map((file) => [file, html])),
  });

const say = vi.spyOn(console, 'log').mockReturnValue();
beforeEach(() => void say.mockClear());

/** Parses the blocks of a page, which precede its title. */
function parseBlocks(pages: BuiltSite['pages'], file: string): unknown[] {
  const head = /^<head>(.*)<title>/.exec(pages.get(file) ?? '')?.[1] ?? '';
  const blocks = /<script type="application\/ld\+json">([^<]*)<\/script>/g;
  expect(head.replace(blocks, '')).toBe('');
  return [...head.matchAll(blocks)].map(([, json = '']) => JSON.parse(json) as unknown);
}

describe('a page of the docs', () => {
  it('is an article of the site, with the date of its last change', async () => {
    const pages = await describeSite([page('a.html', 'a', {updatedAt: Date.UTC(2026, 0, 2)})]);
    expect(parseBlocks(pages, 'a.html')).toEqual([
      {
        '@context': 'https://schema.org',
        '@type': 'TechArticle',
        headline: 'A & B',
        url: 'https://a.example/base/a',
        description: 'What </script> is.',
        author: {'@type': 'Organization', name: 'Site'},
        inLanguage: 'en',
        dateModified: '2026-01-02T00:00:00.000Z',
        isPartOf: {'@type': 'WebSite', name: 'Site', url: 'https://a.example/base/'},
      },
    ]);
  });

  it('has no date if git has none, and a line says so if no page has one', async () => {
    const dated = page('b.html', 'b', {updatedAt: Date.UTC(2026, 0, 2)});
    for (const docs of [[page('a.html', 'a'), dated], [page('a.html', 'a')]]) {
      expect(say).not.toHaveBeenCalled();
      const pages = await describeSite(docs);
      expect(parseBlocks(pages, 'a.html')[0]).not.toHaveProperty('dateModified');
    }
    expect(say.mock.calls).toEqual([
      ['Pages have no dates: git has no history here, or only a part (git fetch --unshallow).'],
    ]);
  });

  it('has the trail of its categories that have a page, and itself', async () => {
    const item = 'https://a.example/base/a';
    const trail = [{name: 'All'}, {name: 'A', url: item}, {name: 'Bee', url: `${item}/b`}];
    const [, block, ...others] = parseBlocks(
      await describeSite([page('a.html', 'a', {trail})]),
      'a.html',
    );
    expect(others).toEqual([]);
    expect(block).toEqual({
      '@context': 'https://schema.org',
      '@type': 'BreadcrumbList',
      itemListElement: [
        {'@type': 'ListItem', position: 1, name: 'A', item},
        {'@type': 'ListItem', position: 2, name: 'Bee', item: `${item}/b`},
      ],
    });
  });

  it('is refused without a title to put the block before', () => {
    const step = () => describeSite([page('a.html', 'a')], '<head></head>');
    expect(step).toThrow('a.html: no <title> to put what describes the page before.');
  });
});

it('the home page is the site', async () => {
  const pages = await describeSite([page('index.html', '')]);
  expect(parseBlocks(pages, 'index.html')).toEqual([
    {
      '@context': 'https://schema.org',
      '@type': 'WebSite',
      name: 'Site',
      url: 'https://a.example/base/',
      description: 'What </script> is.',
      author: {'@type': 'Organization', name: 'Site'},
      inLanguage: 'en',
    },
  ]);
});

it('a page outside the docs stays as it is', async () => {
  const pages = await describeSite([page('a.html', 'a')]);
  expect(pages.get('404.html')).toBe('<head><title>A</title></head>');
});
