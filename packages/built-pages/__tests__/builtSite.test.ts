import type {LoadedPlugin} from '@docusaurus/types';
import {expect, it} from 'vitest';
import {findPage, listDocPages, listPosts} from '../src/builtSite';

const doc = (id: string, permalink: string, lastUpdatedAt: number | null = null) => {
  const frontMatter = id === 'a/b' ? {sidebar_label: 'Bee'} : {};
  return {
    id,
    permalink,
    source: `@site/docs/${id}.md`,
    title: id,
    description: `About ${id}.`,
    frontMatter,
    lastUpdatedAt,
  };
};
const category = (label: string, id: string, items: object[]) => {
  return {type: 'category', label, link: {type: 'doc', id}, items};
};

const plugins = [
  {name: 'other', content: {loadedVersions: 'none'}},
  {
    name: 'docusaurus-plugin-content-docs',
    options: {id: 'default'},
    content: {
      loadedVersions: [
        {
          ...{versionName: '1.0', label: 'One', isLast: true},
          docs: [
            doc('alone', '/base/alone'),
            doc('a/b', '/base/a/b'),
            doc('a/index', '/base/a/'),
            doc('index', '/base/', 5),
          ],
          sidebars: {
            docs: [
              {type: 'doc', id: 'index'},
              category('All', 'all', [
                category('A', 'a/index', [{type: 'link'}, {type: 'doc', id: 'a/b'}]),
              ]),
            ],
          },
        },
        {
          ...{versionName: 'current', label: 'Next', isLast: false},
          docs: [doc('alone', '/base/next/alone')],
          sidebars: {},
        },
      ],
    },
  },
] as unknown as LoadedPlugin[];

const SITE = {url: 'https://a.example', baseUrl: '/base/'};

it('lists the pages of docs with what is known of them, in the order of the sidebar', () => {
  const version = {plugin: 'default', name: '1.0', label: 'One', isLast: true};
  expect(listDocPages(plugins, {...SITE, trailingSlash: false})).toEqual([
    {
      file: 'index.html',
      url: 'https://a.example/base/',
      source: 'docs/index.md',
      title: 'index',
      description: 'About index.',
      trail: [{name: 'index', url: 'https://a.example/base/'}],
      version,
      updatedAt: 5,
    },
    {
      file: 'a.html',
      url: 'https://a.example/base/a',
      source: 'docs/a/index.md',
      title: 'a/index',
      description: 'About a/index.',
      trail: [{name: 'All'}, {name: 'A', url: 'https://a.example/base/a'}],
      version,
    },
    {
      file: 'a/b.html',
      url: 'https://a.example/base/a/b',
      source: 'docs/a/b.md',
      title: 'a/b',
      sidebarLabel: 'Bee',
      description: 'About a/b.',
      trail: [
        {name: 'All'},
        {name: 'A', url: 'https://a.example/base/a'},
        {name: 'Bee', url: 'https://a.example/base/a/b'},
      ],
      version,
    },
    {
      file: 'alone.html',
      url: 'https://a.example/base/alone',
      source: 'docs/alone.md',
      title: 'alone',
      description: 'About alone.',
      trail: [],
      version,
    },
    {
      file: 'next/alone.html',
      url: 'https://a.example/base/next/alone',
      source: 'docs/alone.md',
      title: 'alone',
      description: 'About alone.',
      trail: [],
      version: {...version, name: 'current', label: 'Next', isLast: false},
    },
  ]);
});

it.each<[boolean | undefined, string[], string[]]>([
  [true, ['a/index.html', 'a/b/index.html'], ['a/', 'a/b/']],
  // A folder's index has a slash in its permalink.
  [undefined, ['a/index.html', 'a/b/index.html'], ['a/', 'a/b']],
])('has the files and addresses that the framework writes with trailingSlash: %s', (...args) => {
  const [trailingSlash, files, paths] = args;
  const pages = listDocPages(plugins, {...SITE, trailingSlash}).slice(0, 3);
  expect(pages.map(({file}) => file)).toEqual(['index.html', ...files]);
  expect(pages.map(({url}) => url)).toEqual(
    ['', ...paths].map((path) => `https://a.example/base/${path}`),
  );
});

it.each(['/a/b', '/a/b/'])(
  'finds the page at %s in a file or as the index of a folder',
  (route) => {
    expect(findPage(new Map([['a/b.html', 'file']]), route)).toBe('file');
    expect(findPage(new Map([['a/b/index.html', 'index']]), route)).toBe('index');
    expect(findPage(new Map([['a.html', 'another']]), route)).toBeUndefined();
  },
);

it('lists the posts of a blog below its title, and says of one that no list names it', () => {
  const post = (title: string, unlisted: boolean) => ({
    metadata: {
      ...{title, unlisted, description: `About ${title}.`},
      ...{permalink: `/base/blog/${title}`, source: `@site/blog/${title}.md`},
    },
  });
  const blogPosts = [post('new', false), post('hidden', true)];
  const content = {blogTitle: 'Our blog', blogPosts};
  const blog = {name: 'docusaurus-plugin-content-blog', options: {id: 'default'}, content};
  const posts = listPosts([...plugins, blog as unknown as LoadedPlugin], SITE);
  expect(posts.map(({file, isUnlisted}) => [file, isUnlisted])).toEqual([
    ['blog/new/index.html', undefined],
    ['blog/hidden/index.html', true],
  ]);
  const url = 'https://a.example/base/blog/new';
  expect(posts[0]?.trail).toEqual([{name: 'Our blog'}, {name: 'new', url}]);
});
