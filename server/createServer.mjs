import {readFile} from 'node:fs/promises';
import http from 'node:http';
import path from 'node:path';
import compression from 'compression';
import {hashPages} from '../security/inlineHashes.mjs';
import {NOTHING_INLINE, securityHeaders} from '../security/securityHeaders.mjs';
import {listAddresses, listFiles, resolveRequest} from './addresses.mjs';
import {sendFile} from './sendFile.mjs';

/**
 * @typedef {http.IncomingMessage} Request
 * @typedef {http.ServerResponse} Response
 * @typedef {{
 *   folder: string,
 *   addresses: ReadonlyMap<string, string>,
 *   notFoundPage: string,
 *   headers: (file?: string) => Map<string, string>,
 * }} Site `headers` are those of a file, or of a response that is none
 */

const NOT_FOUND_PAGE = '404.html';

/**
 * A server for the finished build in `folder` (an absolute path), not yet listening. Refuses a
 * folder without a built site.
 * @param {string} folder
 * @returns {Promise<http.Server>}
 */
export async function createServer(folder) {
  const files = await listFiles(folder);
  if (!files.includes(NOT_FOUND_PAGE)) {
    throw new Error(`There is no built site in ${folder}. Build it first: npm run build`);
  }
  const notFoundPage = await readFile(path.join(folder, NOT_FOUND_PAGE), 'utf8');
  const hashes = await hashPages(folder, files);
  const plain = new Map(Object.entries(securityHeaders(NOTHING_INLINE)));
  const ofPages = new Map(
    [...hashes].map(([file, inline]) => [file, new Map(Object.entries(securityHeaders(inline)))]),
  );
  const headers = (/** @type {string} */ file = '') => ofPages.get(file) ?? plain;
  const site = {folder, addresses: listAddresses(files), notFoundPage, headers};
  const compress = createCompress();

  return http.createServer((request, response) => {
    response.setHeaders(site.headers());
    compress(request, response, () => answer(request, response, site));
  });
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
 * The middleware is typed for Express and needs only what node:http has.
 * @returns {(request: Request, response: Response, next: () => void) => void}
 */
function createCompress() {
  return /** @type {ReturnType<typeof createCompress>} */ (/** @type {unknown} */ (compression()));
}

/**
 * @param {Request} request
 * @param {Response} response
 * @param {Site} site
 */
function answer(request, response, {folder, addresses, notFoundPage, headers}) {
  const sendNotFound = () => {
    response.setHeaders(headers(NOT_FOUND_PAGE));
    sendText(response, 404, notFoundPage, {'Content-Type': 'text/html; charset=utf-8'});
  };
  if (request.method !== 'GET' && request.method !== 'HEAD') {
    sendText(response, 405, 'Only GET and HEAD are answered here.\n', {Allow: 'GET, HEAD'});
    return;
  }
  const resolution = resolveRequest(request.url ?? '/', addresses);
  switch (resolution.kind) {
    case 'file':
      response.setHeaders(headers(resolution.file));
      return sendFile(request, response, {
        file: resolution.file,
        folder,
        fail: (status) =>
          status === 404
            ? sendNotFound()
            : sendText(response, status, `${http.STATUS_CODES[status]}\n`),
      });
    case 'missing':
      return sendNotFound();
    case 'redirect':
      return sendText(response, 301, 'Moved.\n', {Location: resolution.location});
    case 'malformed':
      return sendText(response, 400, 'This address is not encoded correctly.\n');
  }
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
