import {expect, test} from '@playwright/test';
import {buildFixtureSite} from '../../../tests/support/buildFixtureSite';

/** Failing builds: a title with the requirement that it covers, the site, and the printed message. */
const REFUSALS = [
  {
    refused: 'a navbar item of an unknown type and names the type',
    tag: '@unknown-item',
    site: 'unknown-navbar-item',
    says: ['[ValidationError]: Bad navbar item type carousel]', "path: [ 'navbar', 'items', 0 ]"],
  },
  {
    refused: 'a configuration key that it does not know and names the key',
    tag: '@unknown-key',
    site: 'unknown-config-key',
    says: ['These field(s) ("favouriteColour",) are not recognized in docusaurus.config.ts.'],
  },
  {
    refused: 'a link to a sidebar in which nothing can be linked to',
    tag: '@empty-sidebar',
    site: 'sidebar-without-link',
    says: [
      `Can't render static file for pathname "/"`,
      `DocSidebarNavbarItem: Sidebar with ID "empty" doesn't have anything to be linked to.`,
    ],
  },
  {
    refused: 'a page without a default export and says what to do',
    tag: '@no-default-export',
    site: 'page-without-default-export',
    says: [
      `The page component at /forgetful doesn't have a default export. This makes it impossible to render anything. Consider default-exporting a React component.`,
    ],
  },
];

// One build after the other, which ends by itself: a bundler uses every core that it finds.
test.describe.configure({mode: 'default', timeout: 0});

for (const {refused, tag, site, says} of REFUSALS) {
  test(`the build stops at ${refused}`, {tag}, async () => {
    const {exitCode, output} = await buildFixtureSite(site);

    expect(exitCode).toBe(1);
    for (const text of says) expect(output).toContain(text);
  });
}

test(
  'the build only warns about a broken link and a broken anchor, and names page and target',
  {tag: '@broken-links'},
  async () => {
    const {exitCode, output, read} = await buildFixtureSite('broken-links');

    expect(exitCode).toBe(0);
    expect(output).toContain('[WARNING] Docusaurus found broken links!');
    expect(output).toContain(
      '- Broken link on source page path = /:\n   -> linking to /missing-page\n',
    );
    expect(output).toContain('[WARNING] Docusaurus found broken anchors!');
    expect(output).toContain(
      '- Broken anchor on source page path = /notes:\n   -> linking to /#missing-heading\n',
    );
    expect(await read('index.html')).toMatch(/href="?\/missing-page/);
  },
);
