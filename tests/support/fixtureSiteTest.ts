import {createServer, listen} from '../../server/createServer.mjs';
import {buildFixtureSite} from './buildFixtureSite';
import {test} from './page';

/** A built site behind HTTP. */
export type ServedSite = {
  /** Scheme, host and port, without a slash at the end. */
  origin: string;
  close: () => Promise<void>;
};

/**
 * Playwright's `test` on the fixture site `name`: paths are taken from that site. It is built once
 * for the spec file that uses it, so a spec file has one site and a site has one spec file.
 */
export function fixtureSiteTest(name: string) {
  return test.extend<object, {site: {origin: string; outDir: string}}>({
    site: [
      async ({}, use) => {
        const {exitCode, output, outDir} = await buildFixtureSite(name);
        if (exitCode !== 0) throw new Error(`The fixture site "${name}" was not built:\n${output}`);
        const {origin, close} = await serveFolder(outDir);
        await use({origin, outDir});
        await close();
      },
      {scope: 'worker', timeout: 300_000},
    ],
    baseURL: ({site}, use) => use(site.origin),
  });
}

/** Serves a built site through the site's own server, on any free port of this machine. */
export async function serveFolder(folder: string): Promise<ServedSite> {
  const server = await createServer(folder);
  const port = await listen(server, 0);
  return {
    origin: `http://127.0.0.1:${port}`,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
