import http from 'node:http';
import compression from 'compression';
import {hashInlineScripts} from './hashInlineScripts.mjs';
import {listAddresses} from './listAddresses.mjs';
import {listFiles} from './listFiles.mjs';
import {resolveRequest} from './resolveRequest.mjs';
import {securityHeaders} from './securityHeaders.mjs';
import {sendFile} from './sendFile.mjs';

/**
 * @typedef {http.IncomingMessage} Request
 * @typedef {http.ServerResponse} Response
 * @typedef {{folder: string, addresses: ReadonlyMap<string, string>}} Site
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
  const site = {folder, addresses: listAddresses(files)};
  const headers = new Map(Object.entries(securityHeaders(await hashInlineScripts(folder, files))));
  const compress = createCompress();

  return http.createServer((request, response) => {
    response.setHeaders(headers);
    compress(request, response, () => {
      answer(request, response, site).catch((error) => {
        console.error(error);
        response.destroy();
      });
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
async function answer(request, response, {folder, addresses}) {
  if (request.method !== 'GET' && request.method !== 'HEAD') {
    sendText(response, 405, 'Only GET and HEAD are answered here.', {Allow: 'GET, HEAD'});
    return;
  }
  const resolution = resolveRequest(request.url ?? '/', addresses);
  switch (resolution.kind) {
    case 'file':
      return sendFile(request, response, {folder, file: resolution.file, status: 200});
    case 'missing':
      return sendFile(request, response, {folder, file: NOT_FOUND_PAGE, status: 404});
    case 'redirect':
      return sendText(response, 301, 'Moved.', {Location: resolution.location});
    case 'malformed':
      return sendText(response, 400, 'This address is not encoded correctly.');
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
  response.end(`${text}\n`);
}
