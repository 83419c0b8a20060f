import type {LoadContext, PluginRouteConfig} from '@docusaurus/types';
import {mkdtemp, readFile, rm, writeFile} from 'node:fs/promises';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterEach, beforeEach, expect, it} from 'vitest';
import pluginLocalSearch from '../index';
import {DEFAULT_OPTIONS} from '../options';

let outDir: string;

beforeEach(async () => {
  outDir = await mkdtemp(path.join(tmpdir(), 'local-search-'));
});
afterEach(() => rm(outDir, {recursive: true}));

const leaf = (name: string) => ({
  path: `/base/${name}`,
  component: 'x',
  metadata: {sourceFilePath: `${name}.mdx`},
});

it('writes an index of the docs, however deep their routes are, and of no other page', async () => {
  for (const name of ['guide', 'other']) {
    const html = `<article><h1>The ${name}</h1></article>`;
    await writeFile(path.join(outDir, `${name}.html`), html);
  }
  const inner = {path: '/base/', component: 'x', routes: [leaf('guide')]};
  const routes: PluginRouteConfig[] = [
    {...leaf('other'), plugin: {name: 'other', id: 'default'}},
    {
      path: '/base/',
      component: 'x',
      plugin: {name: 'docusaurus-plugin-content-docs', id: 'default'},
      routes: [inner],
    },
  ];
  const {postBuild} = pluginLocalSearch({baseUrl: '/base/'} as LoadContext, DEFAULT_OPTIONS);
  await postBuild?.({outDir, routes, routesBuildMetadata: {}} as unknown as Parameters<
    NonNullable<typeof postBuild>
  >[0]);
  const index: unknown = JSON.parse(await readFile(path.join(outDir, 'search-index.json'), 'utf8'));
  expect(index).toMatchObject({
    documentCount: 1,
    storedFields: {0: {url: '/guide', title: 'The guide'}},
  });
});
