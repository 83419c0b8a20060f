import {readFile} from 'node:fs/promises';
import http from 'node:http';
import path from 'node:path';
import send from 'send';
import {isThere} from './addresses.mjs';
import {chooseCacheControl, EMBEDDED, PAGE_CACHE_CONTROL, UNLISTED} from './headers.mjs';
import {keepNearest} from './nearestPages.mjs';
import {chooseForm, describeForm, describeMissing} from './negotiate.mjs';

/**
 * @typedef {http.IncomingMessage} Request
 * @typedef {http.ServerResponse} Response
 * @typedef {{
 *   folder: string,
 *   baseUrl: string,
 *   resolve: (target: string) => Promise<import('./addresses.mjs').Resolution>,
 *   headers: (file: string) => Promise<Map<string, string>>,
 *   findLanguage: (address: string) => string,
 * }} Site `headers` are those of a file; `findLanguage` returns the folder of another language in which an address
 *   below the base URL is, with a slash at its end, or an empty string; all know the site as it is now
 */

/**
 * Answers that are pages.
 * @type {WeakSet<Response>}
 */
const pages = new WeakSet();

/**
 * Adds `no-transform` to a page as its head is sent. The directive is for proxies, but `compression`, which
 * reads the head just before, would follow it.
 * @param {Response} response
 */
export function forbidChanges(response) {
  const writeHead = response.writeHead.bind(response);
  response.writeHead = (/** @type {number} */ status) => {
    if (pages.has(response)) response.setHeader('Cache-Control', PAGE_CACHE_CONTROL);
    return writeHead(status);
  };
}

/**
 * Answers a request with a page in the form that the client prefers, with a file, or with an error.
 * @param {Request} request
 * @param {Response} response
 * @param {Site} site
 */
export async function answer(request, response, site) {
  const target = request.url ?? '/';
  if (request.method !== 'GET' && request.method !== 'HEAD') {
    sendText(response, 405, 'Only GET and HEAD are answered here.\n', {Allow: 'GET, HEAD'});
    return;
  }
  const sendNotFound = () => sendMissing(request, response, site);
  const resolution = await site.resolve(target);
  switch (resolution.kind) {
    case 'file': {
      const {file, headers} = await chooseFile(request, site, resolution.file);
      response.setHeaders(await site.headers(file));
      if (resolution.file.endsWith('.html')) pages.add(response);
      else response.setHeaders(describeFile(file));
      response.setHeaders(new Map(Object.entries(headers)));
      return sendFile(request, response, {folder: site.folder, file, sendNotFound});
    }
    case 'missing':
      return sendNotFound();
    case 'redirect':
      return sendText(response, 301, 'Moved.\n', {Location: resolution.location});
    case 'malformed':
      return sendText(response, 400, 'This address is not encoded correctly.\n');
  }
}

/**
 * Returns a page in the form that the client prefers, if it has both, or any other file; with the headers that depend
 * on the form.
 * @param {Request} request
 * @param {Site} site
 * @param {string} file
 */
async function chooseFile(request, {folder, baseUrl, findLanguage}, file) {
  const twin = file.replace(/html$/, 'md');
  if (twin === file || !(await isThere(folder, twin))) {
    return {file, headers: {Vary: 'Accept-Encoding'}};
  }
  const form = chooseForm(request.headers.accept);
  const [page = '/'] = (request.url ?? '/').split('?');
  const addresses = {page, twin: baseUrl + encodeURI(twin)};
  const home = baseUrl + findLanguage(file);
  const headers = describeForm(form, {baseUrl: home, ...addresses});
  return {file: form === 'html' ? file : twin, headers};
}

/**
 * Answers with the not-found page, or with its Markdown and the pages nearest to the request.
 * @param {Request} request
 * @param {Response} response
 * @param {Site} site
 */
async function sendMissing(request, response, {folder, baseUrl, headers, findLanguage}) {
  const address = (request.url ?? '/').slice(baseUrl.length);
  const language = findLanguage(address);
  const [file, twin] = [`${language}404.html`, `${language}404.md`];
  const hasTwin = await isThere(folder, twin);
  if (hasTwin) response.setHeaders(new Map(Object.entries(describeMissing(baseUrl + language))));
  pages.add(response);
  if (hasTwin && chooseForm(request.headers.accept) === 'markdown') {
    const markdown = await readFile(path.join(folder, twin), 'utf8');
    sendText(response, 404, keepNearest(markdown, address), {
      'Content-Type': 'text/markdown; charset=utf-8',
    });
    return;
  }
  response.setHeaders(await headers(file));
  // It is missing in the moment in which another build takes the place of this one.
  const page = await readFile(path.join(folder, file), 'utf8').catch(() => '');
  sendText(response, 404, page, {'Content-Type': 'text/html; charset=utf-8'});
}

/**
 * Returns the headers of a file that isn't a page.
 * @param {string} file
 */
function describeFile(file) {
  const headers = new Map([['Cache-Control', chooseCacheControl(file)]]);
  if (EMBEDDED.test(file)) headers.set('Cross-Origin-Resource-Policy', 'cross-origin');
  if (UNLISTED.test(file)) headers.set('X-Robots-Tag', 'noindex');
  return headers;
}

/**
 * Answers with a file of the build, or with 304 if the client has it already.
 * @param {Request} request
 * @param {Response} response
 * @param {{folder: string, file: string, sendNotFound: () => Promise<void>}} options
 */
function sendFile(request, response, {folder, file, sendNotFound}) {
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
