import {describe, expect, it} from 'vitest';
import leaveContentOut from '../staticContentLoader.mjs';

const load = (source: string) => leaveContentOut.call({resourcePath: '/site/docs/a.mdx'}, source);

/** A module as Docusaurus compiles a page. */
const MODULE = `export const toc = [];
export { default as metadata } from "@site/.docusaurus/a.json";
function _createMdxContent(props) { return _jsx("p", {}); }
export default function MDXContent(props = {}) { return _createMdxContent(props); }`;

describe('the module of a page', () => {
  it('exports what the framework asks for, and a page instead of its content', () => {
    const loaded = load(MODULE);
    expect(loaded).toContain('export const toc = [];');
    expect(loaded).toContain('\nfunction MDXContent(props = {})');
    expect(loaded.match(/export default/g)).toHaveLength(1);
    expect(loaded).toContain('import ownMetadata from "@site/.docusaurus/a.json";');
    expect(loaded).toContain('export const page = await loadPage(ownMetadata.permalink);');
  });

  it('stays as it is without metadata: contents import a partial', () => {
    const partial = MODULE.replace(/export \{.*\n/, '');
    expect(load(partial)).toBe(partial);
  });

  it('stops the build where the framework writes it in another way', () => {
    expect(() => load(MODULE.replace('MDXContent', 'Content'))).toThrowErrorMatchingInlineSnapshot(
      `[Error: /site/docs/a.mdx: its module has no "export default function MDXContent". Adapt plugins/quiet-pages/staticContentLoader.mjs to this version of Docusaurus, or switch quiet pages off in docusaurus.config.ts.]`,
    );
  });
});
