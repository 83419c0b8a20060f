import {mkdtemp, readFile, rm} from 'node:fs/promises';
import {tmpdir} from 'node:os';
import path from 'node:path';
import type {IndexFile} from 'section-search';
import {afterEach, beforeEach, expect, it} from 'vitest';
import {listLabels, translateLabels, writeSearchIndex} from '../src/index';
import {TEXTS} from '../src/texts';
import {INDEX_FILE, type DialogLabels} from '../src/types';

let outDir: string;

beforeEach(async () => {
  outDir = await mkdtemp(path.join(tmpdir(), 'section-search-'));
});
afterEach(() => rm(outDir, {recursive: true}));

const SITE = {url: 'https://a.example', title: 'A', language: 'en'};
const render = (title: string, head = '') =>
  `<head>${head}</head><article><h1>${title}</h1></article>`;

const doc = (name: string, sidebarLabel?: string, plugin = 'default', version = '') => ({
  file: `${name || 'index'}.html`,
  url: `https://a.example/base/${name}`,
  source: `docs/${name}.mdx`,
  title: name,
  sidebarLabel,
  description: `What ${name} is.`,
  trail: [],
  version: {plugin, name: version, label: version, isLast: version === ''},
});

/** The pages of the index for these built pages and docs. */
async function buildIndexOf(
  pages: ReadonlyMap<string, string>,
  docs: readonly ReturnType<typeof doc>[],
): Promise<unknown> {
  const site = {site: SITE, outDir, generatedFilesDir: outDir, baseUrl: '/base/', pages};
  const step = writeSearchIndex({root: __dirname, listSymbols: () => Promise.resolve([])});
  expect(await step({...site, docs: new Map(docs.map((each) => [each.file, each]))})).toBe(pages);
  const index = JSON.parse(await readFile(path.join(outDir, INDEX_FILE), 'utf8')) as IndexFile;
  return index.names?.pages;
}

it('writes an index of the docs and of no other page, without the base URL, in the order of routes', async () => {
  const pages = new Map(
    ['index.html', 'a.html', 'a/b.html', 'a-b.html', 'other.html'].map((file) => [
      file,
      render(`The ${file}`),
    ]),
  );
  const docs = [doc('a/b'), doc('a-b'), doc('a', 'Short'), doc('')];
  expect(await buildIndexOf(pages, docs)).toMatchObject([
    {url: '/', title: 'The index.html'},
    {url: '/a', title: 'The a.html', alias: 'Short'},
    {url: '/a-b', title: 'The a-b.html'},
    {url: '/a/b', title: 'The a/b.html'},
  ]);
});

it('writes an index for each other version: of it, and of the latest version of other docs', async () => {
  const docs = [
    ...[doc('a'), doc('next/a', 'A', 'default', 'current')],
    ...[doc('api', 'A', 'api'), doc('api/1/a', 'A', 'api', '1.0')],
  ];
  const pages = new Map(docs.map(({file, title}) => [file, render(title)]));
  const listUrls = async (name: string) => {
    const file = path.join(outDir, name);
    const {names, files} = JSON.parse(await readFile(file, 'utf8')) as IndexFile;
    await readFile(path.join(outDir, files.replace('*', 'summaries-0')));
    return names?.pages.map(({url}) => url);
  };
  await buildIndexOf(pages, docs);
  expect(await listUrls(INDEX_FILE)).toEqual(['/a', '/api']);
  expect(await listUrls('search-index-default-current.json')).toEqual(['/api', '/next/a']);
  expect(await listUrls('search-index-api-1.0.json')).toEqual(['/a', '/api/1/a']);
});

it.each([
  '<meta data-rh="true" name="robots" content="noindex, nofollow">',
  '<meta name=robots content=noindex>',
])('leaves out what search engines are told to leave out: %s', async (meta) => {
  const pages = new Map([
    ['a.html', render('A', '<meta name="robots" content="nofollow">')],
    ['hidden.html', render('Hidden', meta)],
  ]);
  expect(await buildIndexOf(pages, [doc('a'), doc('hidden')])).toMatchObject([{url: '/a'}]);
});

const LABELS: DialogLabels = {
  families: [
    {name: 'page', filter: 'Pages', kind: 'Page'},
    {name: 'go', filter: 'Go', kind: 'Go'},
  ],
  browse: [{url: '/start', label: 'Start here'}],
};

it('lists all that the dialog says for translators, labels by what they belong to', () => {
  const {path, content} = listLabels(LABELS);
  expect(path).toBe('dialog');
  const texts = Object.keys(TEXTS).map((key) => `text.${key}`);
  expect(Object.keys(content)).toEqual([
    ...texts,
    ...['filter.page', 'kind.page', 'filter.go', 'kind.go', 'browse./start'],
  ]);
  expect(content['kind.page']?.message).toBe('Page');
  expect(content['text.retry']).toEqual({message: 'Try again'});
});

it('takes what is translated, and keeps the rest', () => {
  const content = {
    'filter.page': {message: 'Seiten'},
    'browse./start': {message: 'Anfang'},
    'text.retry': {message: 'Noch einmal'},
  };
  const {families, browse, texts} = translateLabels(LABELS, {path: 'dialog', content});
  expect({families, browse}).toEqual({
    families: [{name: 'page', filter: 'Seiten', kind: 'Page'}, LABELS.families[1]],
    browse: [{url: '/start', label: 'Anfang'}],
  });
  expect(texts.retry).toBe('Noch einmal');
  expect(texts.all).toBe('All');
});

it.each([listLabels(LABELS), undefined])('changes nothing without translations', (file) => {
  const {texts, ...labels} = translateLabels(LABELS, file);
  expect(labels).toEqual(LABELS);
  expect(texts.keys).toBe(TEXTS.keys.message);
});
