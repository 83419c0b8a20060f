import {describe, expect, it} from 'vitest';
import {parse} from 'yaml';
import editFramework, {listFrameworkModules} from '../frameworkLoader.mjs';

const edit = (resourcePath: string, source: string) => {
  const modules = listFrameworkModules('/site/.docusaurus').filter((module) =>
    typeof module === 'string' ? resourcePath.startsWith(module) : module.test(resourcePath),
  );
  expect(modules).toHaveLength(1);
  return editFramework.call({resourcePath}, source);
};

const REGISTRY = '/site/.docusaurus/registry.js';
const VERSION = '/site/.docusaurus/docusaurus-plugin-content-docs/default/p/index-466.json';

/** An entry of the framework's list of chunks. */
const chunk = (name: string, module: string) =>
  `  "${name}": [() => import(/* webpackChunkName: "${name}" */ "${module}"), "${module}", require.resolveWeak("${module}")],\n`;

describe('a module of the framework', () => {
  it('has the layout of pages in the main script, and each page in a chunk', () => {
    const page = chunk('01d63ad0', '@site/docs/a.mdx');
    const edited = edit(REGISTRY, chunk('17896441', '@theme/DocItem') + page);
    expect(edited).toContain('import(/* webpackMode: "eager" */ "@theme/DocItem")');
    const importOnly = page.replace(
      '"@site/docs/a.mdx", require.resolveWeak("@site/docs/a.mdx")',
      '"", 0',
    );
    expect(edited).toContain(importOnly);
  });

  it('has the configuration without what only the build needs', () => {
    const config = {
      title: 'A',
      plugins: ['a', ['b', {path: 'docs'}]],
      themes: [],
      markdown: {format: 'mdx', hooks: {}},
      clientModules: ['./a.ts'],
      themeConfig: {navbar: {items: []}},
      noIndex: false,
    };
    const source = `export default ${JSON.stringify(config, null, 2)}`;
    const edited = edit('/site/.docusaurus/docusaurus.config.mjs', source);
    const {title, themes, themeConfig, noIndex} = config;
    const kept = {title, themes, themeConfig, noIndex};
    expect(parse(edited.replace('export default ', ''))).toEqual(kept);
  });

  it('says nothing of the versions of plugins', () => {
    const metadata = {docusaurusVersion: '3', pluginVersions: {a: {type: 'local'}}};
    const edited = edit('/site/.docusaurus/site-metadata.json', JSON.stringify(metadata, null, 2));
    expect(JSON.parse(edited)).toEqual({...metadata, pluginVersions: {}});
  });

  it('has the sidebars of a docs version without what only cards show', () => {
    const version = {docsSidebars: {docs: [{label: 'A', docId: 'a'}]}, docs: {a: {title: 'A'}}};
    const edited = edit(VERSION, JSON.stringify({version}));
    expect(JSON.parse(edited)).toEqual({version: {...version, docs: {}}});
  });

  it('stays as it is where it is other data of a docs plugin', () => {
    expect(edit(VERSION, '{"tags":[]}')).toBe('{"tags":[]}');
  });

  it('compares names of properties without the rules of a language', () => {
    const file = '/site/node_modules/@docusaurus/theme-common/lib/utils/reactUtils.js';
    const edited = edit(file, 'deps.sort((a, b) => a[0].localeCompare(b[0]));');
    expect(edited).toBe('deps.sort((a, b) => (a[0] < b[0] ? -1 : 1));');
  });

  it('stops the build where the framework writes it in another way', () => {
    expect(() => edit(REGISTRY, 'export default {}')).toThrowErrorMatchingInlineSnapshot(
      `[Error: /site/.docusaurus/registry.js: it has no /import\\(\\/\\* webpackChunkName: "[^"]+" \\*\\/ ("(?:@theme\\/[^"]+|[^"]+\\/__plugin\\.json)")\\)/g. Adapt plugins/quiet-pages/frameworkLoader.mjs to this version of Docusaurus, or switch quiet pages off in docusaurus.config.ts.]`,
    );
  });
});
