import {afterAll, beforeAll} from 'vitest';
import {SITE_FOLDER} from '../support/builtSite';
import {serveFolder, type ServedSite} from '../support/serveFolder';

/** Serves the built site to the tests of a file; the result requests addresses, without redirects. */
export function serveBuiltSite(): (
  path: string,
  headers?: Record<string, string>,
) => Promise<Response> {
  let site: ServedSite;
  beforeAll(async () => void (site = await serveFolder(SITE_FOLDER)));
  afterAll(() => site.close());
  return (path, headers) =>
    fetch(site.origin + path, {
      redirect: 'manual',
      headers: {'accept-encoding': 'identity', ...headers},
    });
}
