import type {LoadedPlugin} from '@docusaurus/types';
import {expect, it} from 'vitest';
import {listDocPages} from '../docPages';

const doc = (id: string, permalink: string, lastUpdatedAt: number | null = null) => {
  const frontMatter = id === 'a/b' ? {sidebar_label: 'Bee'} : {};
  return {id, permalink, title: id, description: `About ${id}.`, frontMatter, lastUpdatedAt};
};
const category = (label: string, id: string, items: object[]) => {
  return {type: 'category', label, link: {type: 'doc', id}, items};
};

const plugins = [
  {name: 'other', content: {loadedVersions: 'none'}},
  {
    name: 'docusaurus-plugin-content-docs',
    content: {
      loadedVersions: [
        {
          docs: [
            doc('index', '/base/', 5),
            doc('a/index', '/base/a/'),
            doc('a/b', '/base/a/b'),
            doc('alone', '/base/alone'),
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
      ],
    },
  },
] as unknown as LoadedPlugin[];

it('lists the pages of docs with their files, addresses and places in the sidebar', () => {
  expect(listDocPages(plugins, {url: 'https://a.example', baseUrl: '/base/'})).toEqual([
    {
      file: 'index.html',
      url: 'https://a.example/base/',
      title: 'index',
      description: 'About index.',
      trail: [{name: 'index', url: 'https://a.example/base/'}],
      updatedAt: 5,
    },
    {
      file: 'a.html',
      url: 'https://a.example/base/a',
      title: 'a/index',
      description: 'About a/index.',
      trail: [{name: 'All'}, {name: 'A', url: 'https://a.example/base/a'}],
    },
    {
      file: 'a/b.html',
      url: 'https://a.example/base/a/b',
      title: 'a/b',
      description: 'About a/b.',
      trail: [
        {name: 'All'},
        {name: 'A', url: 'https://a.example/base/a'},
        {name: 'Bee', url: 'https://a.example/base/a/b'},
      ],
    },
    {
      file: 'alone.html',
      url: 'https://a.example/base/alone',
      title: 'alone',
      description: 'About alone.',
      trail: [],
    },
  ]);
});
