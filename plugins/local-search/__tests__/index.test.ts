import type {
  LoadContext,
  PluginRouteConfig,
  RouteBuildMetadata,
  RouteConfig,
} from '@docusaurus/types';
import {mkdtemp, readFile, rm, writeFile} from 'node:fs/promises';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterEach, beforeEach, expect, it} from 'vitest';
import pluginLocalSearch from '../index';
import {INDEX_FILE, type IndexFile} from '../types';

let outDir: string;

beforeEach(async () => {
  outDir = await mkdtemp(path.join(tmpdir(), 'local-search-'));
});
afterEach(() => rm(outDir, {recursive: true}));

const route = (name: string, sourceFilePath?: string) => ({
  path: `/base/${name}`,
  component: 'x',
  metadata: {sourceFilePath},
});
const written = (name: string) => route(name, `${name}.mdx`);

/** The pages of the index for routes of the docs plugin and of another one. */
async function buildIndexOf(
  docs: RouteConfig[],
  others: RouteConfig[] = [],
  routesBuildMetadata: Record<string, RouteBuildMetadata> = {},
): Promise<unknown> {
  const routes: PluginRouteConfig[] = [
    ...others.map((other) => ({...other, plugin: {name: 'other', id: 'default'}})),
    {
      path: '/base/',
      component: 'x',
      plugin: {name: 'docusaurus-plugin-content-docs', id: 'default'},
      routes: docs,
    },
  ];
  const {postBuild} = pluginLocalSearch({baseUrl: '/base/'} as LoadContext, {
    listSymbols: () => Promise.resolve([]),
  });
  await postBuild?.({outDir, routes, routesBuildMetadata} as unknown as Parameters<
    NonNullable<typeof postBuild>
  >[0]);
  const index = JSON.parse(await readFile(path.join(outDir, INDEX_FILE), 'utf8')) as IndexFile;
  return index.names?.pages;
}

async function writePages(...names: string[]): Promise<void> {
  for (const name of names) {
    const html = `<article><h1>The ${name}</h1></article>`;
    await writeFile(path.join(outDir, `${name || 'index'}.html`), html);
  }
}

it('writes an index of the docs, however deep their routes are, and of no other page', async () => {
  await writePages('guide', 'other');
  const inner = {path: '/base/', component: 'x', routes: [written('guide')]};
  expect(await buildIndexOf([inner], [written('other')])).toMatchObject([
    {url: '/guide', title: 'The guide'},
  ]);
});

it('takes the written docs that search engines may list, in the order of their routes', async () => {
  await writePages('', 'b', 'hidden', 'generated');
  const docs = [written('b'), route('', 'index.mdx'), written('hidden'), route('generated')];
  const metadata = {
    '/base/': {noIndex: false},
    '/base/b': {noIndex: false},
    '/base/hidden': {noIndex: true},
  };
  expect(await buildIndexOf(docs, [], metadata)).toMatchObject([{url: '/'}, {url: '/b'}]);
});
