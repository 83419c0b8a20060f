import {describe, expect, it} from 'vitest';
import {buildFixtureSite} from '../support/buildFixtureSite';

/** What a build refuses, with the requirement that this covers; the site, and what the build prints. */
const REFUSALS: [refused: string, site: string, says: string[]][] = [
  [
    'a navbar item of an unknown type and names the type @unknown-item',
    'unknown-navbar-item',
    ['[ValidationError]: Bad navbar item type carousel]', "path: [ 'navbar', 'items', 0 ]"],
  ],
  [
    'a configuration key that it does not know and names the key @unknown-key',
    'unknown-config-key',
    ['These field(s) ("favouriteColour",) are not recognized in docusaurus.config.ts.'],
  ],
  [
    'a link to a sidebar in which nothing can be linked to @empty-sidebar',
    'sidebar-without-link',
    [
      `Can't render static file for pathname "/"`,
      `DocSidebarNavbarItem: Sidebar with ID "empty" doesn't have anything to be linked to.`,
    ],
  ],
  [
    'a page without a default export and says what to do @no-default-export',
    'page-without-default-export',
    [
      `The page component at /forgetful doesn't have a default export. This makes it impossible to render anything. Consider default-exporting a React component.`,
    ],
  ],
  [
    'a wrong description of an API and names its file, line and column',
    'bad-openapi',
    ['openapi/rooms.yaml:29:24: Example value must conform to the schema:'],
  ],
];

// One build after the other: a bundler uses every core that it finds.
describe('the build of a site', {timeout: 180_000}, () => {
  for (const [refused, site, says] of REFUSALS) {
    it(`stops at ${refused}`, async () => {
      const {exitCode, output} = await buildFixtureSite(site);

      expect(exitCode).toBe(1);
      for (const text of says) expect(output).toContain(text);
    });
  }

  it('stops at wrong WIT, once, and names its file, line and column', async () => {
    const {exitCode, output} = await buildFixtureSite('bad-wit');

    expect(exitCode).toBe(1);
    expect(output.match(/wit\/house\/rooms\.wit:11:38: .*/g)).toEqual([
      'wit/house/rooms.wit:11:38: there is no type “rooom” here. The types are none.',
    ]);
  });

  const title =
    'only warns about a broken link and a broken anchor, and names page and target @broken-links';
  it(title, async () => {
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
  });
});
