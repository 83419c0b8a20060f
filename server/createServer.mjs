import {readFile, stat} from 'node:fs/promises';
import http from 'node:http';
import path from 'node:path';
import compression from 'compression';
import {listAddresses, listFiles, listLanguages, resolveRequest} from './addresses.mjs';
import {answer, forbidChanges} from './answer.mjs';
import {NOTHING_INLINE, securityHeaders} from './headers.mjs';
import {listInlineHashes} from './inlineHashes.mjs';

/**
 * @typedef {import('./answer.mjs').Request} Request
 * @typedef {import('./answer.mjs').Response} Response
 * @typedef {import('./answer.mjs').Site} Site
 * @typedef {(request: Request, response: Response, next: () => void) => void} Middleware
 */

const NOT_FOUND_PAGE = '404.html';

/** Matches the address of a script or style sheet in a page: the site's base URL precedes `assets/`. */
const BASE_URL = /(\/[\w./~-]*?)assets\/(?:js|css)\//;

/**
 * Milliseconds for which an idle connection is kept, as long as Caddy keeps it. Node's five seconds end while a
 * client reads a long page, and its next request fails.
 */
const KEEP_ALIVE = 300_000;

/** The headers of a response that isn't a page. */
const PLAIN = new Map(Object.entries(securityHeaders(NOTHING_INLINE)));

/**
 * Creates a server for the finished build in `folder` (an absolute path), and for each that replaces it; it does not
 * listen yet. Throws if the folder has no built site.
 * @param {string} folder
 * @returns {Promise<http.Server>}
 */
export async function createServer(folder) {
  const files = await listFiles(folder);
  if (!files.includes(NOT_FOUND_PAGE)) {
    throw new Error(`There is no built site in ${folder}. Build it first: npm run build`);
  }
  const page = await readFile(path.join(folder, NOT_FOUND_PAGE), 'utf8');
  const baseUrl = BASE_URL.exec(page)?.[1] ?? '/';
  const places = createPlaces({folder, files, baseUrl});
  const site = {folder, baseUrl, ...places, headers: createHeaders(folder)};
  // Typed for Express, it needs only what node:http has.
  const compress = /** @type {Middleware} */ (/** @type {unknown} */ (compression()));

  const options = {keepAliveTimeout: KEEP_ALIVE};
  return http.createServer(options, (request, response) => {
    response.setHeaders(PLAIN);
    forbidChanges(response);
    compress(request, response, () => {
      answer(request, response, site).catch(() => response.destroy());
    });
  });
}

/**
 * Resolves requests and finds languages from a list of the files, which is read again when an address is missing.
 * @param {{folder: string, files: readonly string[], baseUrl: string}} site
 * @returns {Pick<Site, 'resolve' | 'findLanguage'>}
 */
function createPlaces({folder, files, baseUrl}) {
  let addresses = listAddresses(files, baseUrl);
  let languages = listLanguages(files);
  return {
    resolve: async (target) => {
      // A site below a path: readers look for it at the root, too.
      if (target === '/' && baseUrl !== '/') return {kind: 'redirect', location: baseUrl};
      const known = resolveRequest(target, addresses);
      if (known.kind !== 'missing') return known;
      const now = await listFiles(folder);
      addresses = listAddresses(now, baseUrl);
      languages = listLanguages(now);
      return resolveRequest(target, addresses);
    },
    findLanguage: (address) => languages.find((language) => address.startsWith(language)) ?? '',
  };
}

/**
 * Reads the hashes of a page's inline code when it is first requested, and again after its file has changed.
 * @param {string} folder
 * @returns {Site['headers']}
 */
function createHeaders(folder) {
  /** @type {Map<string, {version: string, headers: Map<string, string>}>} */
  const known = new Map();
  return async (file) => {
    if (!file.endsWith('.html')) return PLAIN;
    try {
      const place = path.join(folder, file);
      const {mtimeMs, size} = await stat(place);
      const version = `${mtimeMs}-${size}`;
      const page = known.get(file);
      if (page?.version === version) return page.headers;
      const inline = listInlineHashes(await readFile(place, 'utf8'));
      const headers = new Map(Object.entries(securityHeaders(inline)));
      known.set(file, {version, headers});
      return headers;
    } catch {
      // The file is gone, and the answer will say so.
      return PLAIN;
    }
  };
}

/**
 * Opens `port` (0: any free one) on this machine only, and resolves with the opened port.
 * @param {http.Server} server
 * @param {number} port
 * @returns {Promise<number>}
 */
export function listen(server, port) {
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, '127.0.0.1', () => {
      const address = server.address();
      resolve(typeof address === 'object' && address ? address.port : port);
    });
  });
}
