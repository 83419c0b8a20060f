import {test} from '@playwright/test';
import {buildSite} from './buildSite';
import {serveFolder, type ServedFolder} from './serveFolder';

/** A fixture site that was built and is served. */
export type FixtureSite = Pick<ServedFolder, 'origin'> & {outDir: string};

/**
 * Playwright's `test` on the fixture site `name`: paths are taken from that site. It is built once
 * for the spec file that uses it, so a spec file has one site and a site has one spec file.
 */
export function fixtureSiteTest(name: string) {
  return test.extend<object, {site: FixtureSite}>({
    site: [
      async ({}, use) => {
        const {status, output, outDir} = await buildSite(name);
        if (status !== 0) throw new Error(`The fixture site "${name}" was not built:\n${output}`);
        const {origin, close} = await serveFolder(outDir);
        await use({origin, outDir});
        await close();
      },
      {scope: 'worker', timeout: 300_000},
    ],
    baseURL: ({site}, use) => use(site.origin),
  });
}
