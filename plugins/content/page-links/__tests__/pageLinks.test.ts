import path from 'node:path';
import type {LoadContext} from '@docusaurus/types';
import {describe, expect, it, vi} from 'vitest';
import remarkParse from 'remark-parse';
import {unified} from 'unified';
import {VFile} from 'vfile';
import {collectNodes} from 'docusaurus-wit-reference/elements';
import {remarkPageLinks, withPageLinks} from '..';

/** Returns where the links of a page lead after the plugin; `file` is below the site's folder. */
async function listLinks(markdown: string, file: string): Promise<string[]> {
  const processor = unified().use(remarkParse).use(remarkPageLinks, {root: '/site'});
  const source = new VFile({path: path.join('/site', file), value: markdown});
  const tree = await processor.run(processor.parse(source), source);
  const nodes = [...collectNodes(tree, 'link'), ...collectNodes(tree, 'definition')];
  return nodes.map(({node}) => node.url);
}

describe('a link to the file of a page', () => {
  it.each([
    'docs/a/b.mdx',
    'versioned_docs/version-1.0/a/b.mdx',
    'i18n/fa/docusaurus-plugin-content-docs/current/a/b.mdx',
    'i18n/fa/docusaurus-plugin-content-docs/version-1.0/a/b.mdx',
  ])('is written from the folder of all pages: %s', async (file) => {
    const markdown = '[c](./c.mdx) [d](../d/index.mdx?e#f) [g](g/h.md) [i]\n\n[i]: ../i.mdx#j';
    expect(await listLinks(markdown, file)).toEqual([
      '/a/c.mdx',
      '/d/index.mdx?e#f',
      '/a/g/h.md',
      '/i.mdx#j',
    ]);
  });

  it('is written so from a page of that folder itself', async () => {
    expect(await listLinks('[a](./a/b.mdx)', 'docs/index.mdx')).toEqual(['/a/b.mdx']);
  });
});

it.each(['/a.mdx', '../../a.mdx', '#a', './a', 'https://example.com/a.mdx', 'mailto:a@b.mdx'])(
  'another link stays: %s',
  async (url) => {
    expect(await listLinks(`[a](${url})`, 'docs/b/c.mdx')).toEqual([url]);
  },
);

it('the plugin of docs gets it after others that run before Docusaurus’s own, and checks its options itself', () => {
  const pluginDocs = vi.fn(() => null);
  const validateOptions = vi.fn();
  const plugin = withPageLinks(Object.assign(pluginDocs, {validateOptions}));
  const context = {siteDir: '/site'} as LoadContext;
  void plugin(context, {path: 'docs', beforeDefaultRemarkPlugins: ['another']});
  expect(pluginDocs).toHaveBeenCalledWith(context, {
    path: 'docs',
    beforeDefaultRemarkPlugins: ['another', [remarkPageLinks, {root: '/site'}]],
  });
  expect(plugin.validateOptions).toBe(validateOptions);
});
