import {buildFixtureSite} from './buildFixtureSite';
import {test} from './page';
import {serveFolder} from './serveFolder';

/**
 * Returns Playwright's `test` on the fixture site `name`: paths are relative to that site. It is built once for the
 * spec file that uses it, so a spec file has one site and a site has one spec file. `serve` serves its folder.
 */
export function fixtureSiteTest(name: string, serve = serveFolder) {
  return test.extend<object, {site: {origin: string; outDir: string}}>({
    site: [
      async ({}, use) => {
        const {exitCode, output, outDir} = await buildFixtureSite(name);
        if (exitCode !== 0) throw new Error(`The fixture site "${name}" was not built:\n${output}`);
        const {origin, close} = await serve(outDir);
        await use({origin, outDir});
        await close();
      },
      // A build ends by itself, on a busy machine after minutes.
      {scope: 'worker', timeout: 0},
    ],
    baseURL: ({site}, use) => use(site.origin),
  });
}
