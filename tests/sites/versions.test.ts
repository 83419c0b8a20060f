import {beforeAll, describe, expect, it} from 'vitest';
import {buildFixtureSite, type SiteBuild} from '../support/buildFixtureSite';

describe('a site of two versions below a base URL', {timeout: 180_000}, () => {
  let site: SiteBuild;
  beforeAll(async () => {
    site = await buildFixtureSite('versions-below-a-base');
    expect(site.exitCode, site.output).toBe(0);
  }, 180_000);

  it('has the announcement’s link below the base URL', async () => {
    expect(await site.read('setup.html')).toMatch(
      /There are <a href="?\/docs\/setup"?>two versions<\/a>/,
    );
  });

  it('has the configured address wherever a file names its own, as browsers write it', async () => {
    const own = 'https://fixture.example/docs/';
    for (const [file, text] of [
      ['setup.html', new RegExp(`rel="?canonical"? href="?${own}setup"? /`)],
      ['setup.html', new RegExp(`property="?og:url"? content="?${own}setup"? /`)],
      ['setup.html', `"url":"${own}setup"`],
      ['setup.md', `canonical_url: ${own}setup\n`],
      ['tür und tor.html', `"url":"${own}t%C3%BCr%20und%20tor"`],
      ['tür und tor.md', `canonical_url: ${own}t%C3%BCr%20und%20tor\n`],
      ['sitemap.xml', `<loc>${own}setup</loc>`],
      ['robots.txt', `Sitemap: ${own}sitemap.xml\n`],
      ['CNAME', /^fixture\.example\n$/],
    ] as const) {
      expect(await site.read(file), file).toMatch(text);
    }
  });

  it('lists the pages of the last version for language models, and says that there is another', async () => {
    expect(await site.read('llms.txt')).toMatchInlineSnapshot(`
      "# Versions below a base

      > Where 1.0 begins.

      - [Home of 1.0](https://fixture.example/docs/index.md): Where 1.0 begins.
      - [Setup in 1.0](https://fixture.example/docs/setup.md): How 1.0 is set up.
      - [Tür und Tor](https://fixture.example/docs/t%C3%BCr%20und%20tor.md): What is open.

      ## Other versions

      - [Home of Next, version Next](https://fixture.example/docs/next.md): Where Next begins.
      "
    `);
    expect(await site.read('llms-full.txt')).toMatchInlineSnapshot(`
      "# Versions below a base

      > Where 1.0 begins.

      ---

      Source: <https://fixture.example/docs/>

      # Home of 1.0

      This is the home page of version 1.0.

      ---

      Source: <https://fixture.example/docs/setup>

      # Setup in 1.0

      This is set up from [home](https://fixture.example/docs/index.md), with a [door](https://fixture.example/docs/t%C3%BCr%20und%20tor.md).

      ---

      Source: <https://fixture.example/docs/t%C3%BCr%20und%20tor>

      # Tür und Tor

      See [setup](https://fixture.example/docs/setup.md).
      "
    `);
  });

  it('says in the Markdown of a page that it is of another version', async () => {
    expect(await site.read('next/setup.md')).toContain('\nversion: Next\n');
    expect(await site.read('setup.md')).not.toContain('version:');
  });
});
