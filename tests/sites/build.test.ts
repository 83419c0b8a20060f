import {describe, expect, it} from 'vitest';
import {buildSite} from '../support/buildSite';

// One build after the other: a bundler takes every core that it finds.
describe('the build of a site', {timeout: 180_000}, () => {
  it('stops at a navbar item of an unknown type and names the type', async () => {
    const {status, output} = await buildSite('unknown-navbar-item');

    expect(status).toBe(1);
    expect(output).toContain('[ValidationError]: Bad navbar item type carousel]');
    expect(output).toContain("path: [ 'navbar', 'items', 0 ]");
  });

  it('stops at a configuration key that it does not know and names the key', async () => {
    const {status, output} = await buildSite('unknown-config-key');

    expect(status).toBe(1);
    expect(output).toContain(
      'These field(s) ("favouriteColour",) are not recognized in docusaurus.config.ts.',
    );
  });

  it('stops at a link to a sidebar in which nothing can be linked to', async () => {
    const {status, output} = await buildSite('sidebar-without-link');

    expect(status).toBe(1);
    expect(output).toContain(`Can't render static file for pathname "/"`);
    expect(output).toContain(
      `DocSidebarNavbarItem: Sidebar with ID "empty" doesn't have anything to be linked to.`,
    );
  });

  it('stops at a page without a default export and says what to do', async () => {
    const {status, output} = await buildSite('page-without-default-export');

    expect(status).toBe(1);
    expect(output).toContain(
      `The page component at /forgetful doesn't have a default export. This makes it impossible to render anything. Consider default-exporting a React component.`,
    );
  });

  it('stops at wrong WIT, once, and names its file, line and column', async () => {
    const {status, output} = await buildSite('bad-wit');

    expect(status).toBe(1);
    expect(output.match(/wit\/house\/rooms\.wit:11:38: .*/g)).toEqual([
      'wit/house/rooms.wit:11:38: there is no type “rooom” here. The types are none.',
    ]);
  });

  it('stops at a wrong description of an API and names its file, line and column', async () => {
    const {status, output} = await buildSite('bad-openapi');

    expect(status).toBe(1);
    expect(output).toContain('docs/index.mdx');
    expect(output).toContain('openapi/rooms.yaml:28:24: Example value must conform to the schema:');
  });

  it('only warns of a broken link and a broken anchor, and names page and target', async () => {
    const {status, output, read} = await buildSite('broken-links');

    expect(status).toBe(0);
    expect(output).toContain('[WARNING] Docusaurus found broken links!');
    expect(output).toContain(
      '- Broken link on source page path = /:\n   -> linking to /missing-page\n',
    );
    expect(output).toContain('[WARNING] Docusaurus found broken anchors!');
    expect(output).toContain(
      '- Broken anchor on source page path = /notes:\n   -> linking to /#missing-heading\n',
    );
    expect(await read('index.html')).toMatch(/href="?\/missing-page/);
  });
});
