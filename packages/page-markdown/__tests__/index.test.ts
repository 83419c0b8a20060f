import {mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterEach, beforeEach, describe, expect, it} from 'vitest';
import type {Crumb, DocPage} from 'docusaurus-built-pages';
import {writeMarkdown} from '../src/index';

const URL = 'https://docs.example.dev';
const SITE = {url: URL, title: 'Example', language: 'en'};

const doc = (file: string, source: string, title: string, trail: readonly Crumb[]): DocPage => {
  const url = `${URL}/${file.replace(/(^index)?\.html$/, '')}`;
  const version = {plugin: 'default', name: 'current', label: 'Next', isLast: true};
  return {file, source, url, title, description: `What ${title} is.`, trail, version};
};

const DOCS = [
  doc('index.html', 'docs/index.mdx', 'Home: a start', [{name: 'Start'}]),
  doc('core.html', 'docs/core/index.mdx', 'Core', [{name: 'The core'}]),
  doc('core/cli.html', 'docs/core/cli.mdx', 'CLI', [{name: 'The core'}, {name: 'CLI'}]),
];

const page = (title: string, content = '<p>Text.</p>') =>
  `<article><div class="theme-doc-markdown"><h1>${title}</h1>${content}</div></article>`;
const PAGES = new Map([
  ['404.html', '<p>Nothing here.</p>'],
  ['core.html', page('Core')],
  ['core/cli.html', page('CLI')],
  ['index.html', page('Home: a start')],
]);

let root = '';
beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'page-markdown-'));
});
afterEach(() => rmSync(root, {recursive: true}));

/** Returns the files that the step writes. */
async function write(pages: ReadonlyMap<string, string>, pagesOfDocs = DOCS) {
  const outDir = path.join(root, 'build');
  const docs = new Map(pagesOfDocs.map((each) => [each.file, each]));
  const returned = await writeMarkdown({root, unknown: 'refuse'})({
    outDir,
    generatedFilesDir: outDir,
    baseUrl: '/',
    site: SITE,
    pages,
    docs,
  });
  return {returned, read: (file: string) => readFileSync(path.join(outDir, file), 'utf8')};
}

describe('the step for the built pages', () => {
  it('writes a file beside each page, which says what the page is', async () => {
    const {read} = await write(PAGES);
    expect(read('index.md')).toBe(
      '---\ntitle: "Home: a start"\ndescription: "What Home: a start is."\n' +
        'canonical_url: https://docs.example.dev/\n---\n\n' +
        '> For AI agents: all pages are listed in https://docs.example.dev/llms.txt.\n\n# Home: a start\n\nText.\n',
    );
    expect(read('core.md')).toContain('canonical_url: https://docs.example.dev/core\n');
    expect(read('core/cli.md')).toMatch(/llms\.txt\.\n\n# CLI\n\nText\.\n$/);
  });

  it('lists the pages in the order of the sidebar, below its categories', async () => {
    expect((await write(PAGES)).read('llms.txt')).toMatchInlineSnapshot(`
      "# Example

      > What Home: a start is.

      - [Home: a start](https://docs.example.dev/index.md): What Home: a start is.

      ## The core

      - [Core](https://docs.example.dev/core.md): What Core is.
      - [CLI](https://docs.example.dev/core/cli.md): What CLI is.
      "
    `);
  });

  it('joins the pages in that order, each after its address', async () => {
    expect((await write(PAGES)).read('llms-full.txt')).toMatchInlineSnapshot(`
      "# Example

      > What Home: a start is.

      ---

      Source: <https://docs.example.dev/>

      # Home: a start

      Text.

      ---

      Source: <https://docs.example.dev/core>

      # Core

      Text.

      ---

      Source: <https://docs.example.dev/core/cli>

      # CLI

      Text.
      "
    `);
  });

  it('writes an image with its text and its absolute address', async () => {
    const image = '<p><img class="img_ev3q" alt="Two boxes" src="/img/two.svg"></p>';
    const {read} = await write(new Map(PAGES).set('core.html', page('Core', image)));
    expect(read('core.md')).toContain('![Two boxes](https://docs.example.dev/img/two.svg)');
  });

  it('returns the pages as they are', async () => {
    expect((await write(PAGES)).returned).toBe(PAGES);
  });

  it('stops with every part of a page that has no Markdown form, and its place', async () => {
    const chart = '<div class="chart_aB3d">Up</div>';
    const made = '<h2 id="map">Map</h2><p class="legend wide">North</p>';
    mkdirSync(path.join(root, 'docs/core'), {recursive: true});
    writeFileSync(path.join(root, 'docs/core/index.mdx'), '---\n---\n\nText.\n\n<Chart />\n');
    writeFileSync(
      path.join(root, 'docs/core/cli.mdx'),
      'Press <kbd>Q</kbd>.\n\n## Keys {/* #keys */}\n\n<kbd>Q</kbd>\n\n## Map {/* #map */}\n',
    );
    const pages = new Map(PAGES)
      .set('core.html', page('Core', chart))
      .set('core/cli.html', page('CLI', `<h2 id="keys">Keys</h2><kbd>Q</kbd>${made}`));
    await expect(write(pages)).rejects.toThrowErrorMatchingInlineSnapshot(`
      [Error: docs/core/index.mdx:6:1: <div class="chart"> has no Markdown form. Give its class a form in the option \`forms\` of writeMarkdown, or add it to \`styleClasses\` if it is for styles only.
      docs/core/cli.mdx:5:1: <kbd> below #keys has no Markdown form. Put it in an element with a class that has a form in the option \`forms\` of writeMarkdown.
      docs/core/cli.mdx:7:12: <p class="legend wide"> below #map has no Markdown form. Give its class a form in the option \`forms\` of writeMarkdown, or add it to \`styleClasses\` if it is for styles only.]
    `);
  });

  const part = (id: string, words = 'Word. '.repeat(6000)) =>
    `<section class="entries"><h2 id="${id}">${id}</h2><details class="details_aB1c"><summary>1 entry</summary>` +
    `<div><div class="entry"><h3 id="${id}-a">a</h3><p>${words}</p></div></div></details></section>`;

  it('gives the parts of a long reference files of their own, to which links lead', async () => {
    const link = '<p>See <a href="/core#calls">calls</a> and <a href="#top">above</a>.</p>';
    const {read} = await write(
      new Map(PAGES)
        .set(
          'core.html',
          page('Core', `<h2 id="top">Top</h2>${part('core-types')}${part('calls')}`),
        )
        .set('core/cli.html', page('CLI', `<h2 id="top">Top</h2>${link}`)),
      [DOCS[0]!, DOCS[1]!, doc('core/cli.html', 'docs/core/cli.mdx', 'CLI', [{name: 'The core'}])],
    );
    expect(read('core.md')).toContain(
      '## calls {#calls}\n\nIts entries, [described in full](https://docs.example.dev/core/calls.md):',
    );
    expect(read('core.md').length).toBeLessThan(1000);
    expect(read('core/types.md')).toMatch(
      /^---\ntitle: core-types\n.*# core-types \{#core-types\}/s,
    );
    expect(read('core/calls.md')).toContain(
      'This file is a part of the page [Core](https://docs.example.dev/core.md), which lists all its parts.\n',
    );
    expect(read('core/cli.md')).toContain(
      'See [calls](https://docs.example.dev/core/calls.md) and [above](#top).',
    );
    expect(read('llms-full.txt')).toContain('### a {#calls-a}\n\nWord. Word.');
    expect(read('llms.txt')).not.toContain('calls.md');
  });

  it('leaves a short reference whole', async () => {
    const {read} = await write(
      new Map(PAGES).set('core.html', page('Core', part('calls', 'Word.'))),
    );
    expect(read('core.md')).toContain('## calls {#calls}\n\n### a {#calls-a}\n\nWord.');
  });

  it('stops where a part would be named like a page', async () => {
    const pages = new Map(PAGES).set('core.html', page('Core', part('cli')));
    await expect(write(pages)).rejects.toThrow(
      'core/cli.md would be the Markdown of https://docs.example.dev/core#cli and of https://docs.example.dev/core/cli.',
    );
  });

  it('lists all pages in the Markdown of the not-found page', async () => {
    expect((await write(PAGES)).read('404.md')).toMatchInlineSnapshot(`
      "# Page not found

      > For AI agents: all pages are listed in https://docs.example.dev/llms.txt.

      There is no page at this address. Pages of this site:

      - [Home: a start](https://docs.example.dev/index.md)
      - [Core](https://docs.example.dev/core.md)
      - [CLI](https://docs.example.dev/core/cli.md)
      "
    `);
  });

  it('stops where a page is in no sidebar', async () => {
    const lost = doc('lost.html', 'docs/lost.mdx', 'Lost', []);
    await expect(write(PAGES, [...DOCS, lost])).rejects.toThrow(
      'docs/lost.mdx:1:1: no sidebar has this page. Add it to one, or set unknown to unwrap.',
    );
  });
});
