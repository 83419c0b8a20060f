import {readFile, stat} from 'node:fs/promises';
import http from 'node:http';
import path from 'node:path';
import compression from 'compression';
import send from 'send';
import {listAddresses, listFiles, resolveRequest} from './addresses.mjs';
import {
  chooseCacheControl,
  EMBEDDED,
  NOTHING_INLINE,
  PAGE_CACHE_CONTROL,
  securityHeaders,
  UNLISTED,
} from './headers.mjs';
import {listInlineHashes} from './inlineHashes.mjs';

/**
 * @typedef {http.IncomingMessage} Request
 * @typedef {http.ServerResponse} Response
 * @typedef {(request: Request, response: Response, next: () => void) => void} Middleware
 * @typedef {{
 *   folder: string,
 *   resolve: (target: string) => Promise<import('./addresses.mjs').Resolution>,
 *   headers: (file: string) => Promise<Map<string, string>>,
 *   findNotFoundPage: (target: string) => Promise<string>,
 * }} Site `headers` are those of a file; all know the site as it is now
 */

const NOT_FOUND_PAGE = '404.html';

/** The address of a script or sheet in a page: what is before `assets/` is the site's base URL. */
const BASE_URL = /(\/[\w./~-]*?)assets\/(?:js|css)\//;

/** The headers of a response that isn't a page. */
const PLAIN = new Map(Object.entries(securityHeaders(NOTHING_INLINE)));

/**
 * A server for the finished build in `folder` (an absolute path), and for each that takes its place; not
 * yet listening. Refuses a folder without a built site.
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
  const resolve = createResolve({folder, files, baseUrl});
  const findNotFoundPage = createFindNotFoundPage(folder, baseUrl);
  const site = {folder, resolve, headers: createHeaders(folder), findNotFoundPage};
  // Typed for Express, it needs only what node:http has.
  const compress = /** @type {Middleware} */ (/** @type {unknown} */ (compression()));

  return http.createServer((request, response) => {
    response.setHeaders(PLAIN);
    forbidChanges(response);
    compress(request, response, () => {
      answer(request, response, site).catch(() => response.destroy());
    });
  });
}

/**
 * The answers that are pages.
 * @type {WeakSet<Response>}
 */
const pages = new WeakSet();

/**
 * Adds `no-transform` to a page as its head is sent. The directive is for proxies, but `compression`, which
 * reads the head just before, would follow it.
 * @param {Response} response
 */
function forbidChanges(response) {
  const writeHead = response.writeHead.bind(response);
  response.writeHead = (/** @type {number} */ status) => {
    if (pages.has(response)) response.setHeader('Cache-Control', PAGE_CACHE_CONTROL);
    return writeHead(status);
  };
}

/**
 * Resolves requests by the list of addresses, which is made again when an address is not in it.
 * @param {{folder: string, files: readonly string[], baseUrl: string}} site
 * @returns {Site['resolve']}
 */
function createResolve({folder, files, baseUrl}) {
  let addresses = listAddresses(files, baseUrl);
  return async (target) => {
    const known = resolveRequest(target, addresses);
    if (known.kind !== 'missing') return known;
    addresses = listAddresses(await listFiles(folder), baseUrl);
    return resolveRequest(target, addresses);
  };
}

/**
 * Finds the page for an address that is missing: that of the language whose folder the address begins with.
 * @param {string} folder
 * @param {string} baseUrl
 * @returns {Site['findNotFoundPage']}
 */
function createFindNotFoundPage(folder, baseUrl) {
  return async (target) => {
    const [language = ''] = target.slice(baseUrl.length).split(/[/?]/, 1);
    const page = `${language}/${NOT_FOUND_PAGE}`;
    const isThere =
      /^[\w-]+$/.test(language) && (await stat(path.join(folder, page)).catch(() => false));
    return isThere ? page : NOT_FOUND_PAGE;
  };
}

/**
 * Reads what is inline in a page when it is asked for, and again when its file has changed.
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
 * Opens `port` (0: any free one) on this machine only and resolves to the port that it got.
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

/**
 * @param {Request} request
 * @param {Response} response
 * @param {Site} site
 */
async function answer(request, response, {folder, resolve, headers, findNotFoundPage}) {
  const target = request.url ?? '/';
  const sendNotFound = async () => {
    const file = await findNotFoundPage(target);
    response.setHeaders(await headers(file));
    pages.add(response);
    // It is missing in the moment in which another build takes the place of this one.
    const page = await readFile(path.join(folder, file), 'utf8').catch(() => '');
    sendText(response, 404, page, {'Content-Type': 'text/html; charset=utf-8'});
  };
  if (request.method !== 'GET' && request.method !== 'HEAD') {
    sendText(response, 405, 'Only GET and HEAD are answered here.\n', {Allow: 'GET, HEAD'});
    return;
  }
  const resolution = await resolve(target);
  switch (resolution.kind) {
    case 'file':
      response.setHeaders(await headers(resolution.file));
      return sendFile(request, response, {folder, file: resolution.file, sendNotFound});
    case 'missing':
      return sendNotFound();
    case 'redirect':
      return sendText(response, 301, 'Moved.\n', {Location: resolution.location});
    case 'malformed':
      return sendText(response, 400, 'This address is not encoded correctly.\n');
  }
}

/**
 * Answers with a file of the build, or with 304 if the client has it already.
 * @param {Request} request
 * @param {Response} response
 * @param {{folder: string, file: string, sendNotFound: () => Promise<void>}} options
 */
function sendFile(request, response, {folder, file, sendNotFound}) {
  if (file.endsWith('.html')) pages.add(response);
  else response.setHeader('Cache-Control', chooseCacheControl(file));
  response.setHeader('Vary', 'Accept-Encoding');
  if (EMBEDDED.test(file)) response.setHeader('Cross-Origin-Resource-Policy', 'cross-origin');
  if (UNLISTED.test(file)) response.setHeader('X-Robots-Tag', 'noindex');
  // A range cannot be combined with compression, and a server may ignore a request for one.
  response.setHeader('Accept-Ranges', 'none');
  send(request, encodeURI(file), {
    root: folder,
    index: false,
    dotfiles: 'allow',
    acceptRanges: false,
    cacheControl: false,
    lastModified: false,
  })
    .on('error', (/** @type {{status: number}} */ {status}) => {
      if (response.headersSent) response.destroy();
      else if (status === 404) void sendNotFound();
      else sendText(response, status, `${http.STATUS_CODES[status]}\n`);
    })
    .pipe(response);
}

/**
 * @param {Response} response
 * @param {number} status
 * @param {string} text
 * @param {Record<string, string>} [headers]
 */
function sendText(response, status, text, headers) {
  response.writeHead(status, {
    'Content-Type': 'text/plain; charset=utf-8',
    // Without it a browser remembers a redirect of localhost for other projects on this port.
    'Cache-Control': 'no-cache',
    ...headers,
  });
  response.end(text);
}
