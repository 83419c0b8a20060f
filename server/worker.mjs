import {keepNearest} from './nearestPages.mjs';
import {chooseForm, describeForm, describeMissing} from './negotiate.mjs';

/**
 * @typedef {{fetch: (request: Request) => Promise<Response>}} Assets the files of the build, as Cloudflare
 *   serves them with `_headers`
 */

/** The base URL of the site, the only one that this serves. */
const BASE_URL = '/';

/** Handler for Cloudflare: answers with the form of a page that a client prefers, as our server does. */
export default {
  /**
   * @param {Request} request
   * @param {{ASSETS: Assets}} environment
   * @returns {Promise<Response>}
   */
  async fetch(request, {ASSETS}) {
    const {pathname} = new URL(request.url);
    const wantsMarkdown = chooseForm(request.headers.get('accept') ?? undefined) === 'markdown';
    // Only the address of a page has no ending.
    const twin = /[^/]\.[^/]+$/.test(pathname) ? undefined : nameTwin(pathname);
    if (twin !== undefined && wantsMarkdown) {
      const answer = await ASSETS.fetch(redirectRequest(request, twin));
      if (answer.ok || answer.status === 304) return describe(answer, 'markdown', pathname, twin);
    }
    const answer = await ASSETS.fetch(request);
    if (answer.status === 404) return answerMissing(answer, request, ASSETS, wantsMarkdown);
    const isPage = answer.ok || answer.status === 304;
    return twin !== undefined && isPage ? describe(answer, 'html', pathname, twin) : answer;
  },
};

/** @param {string} pathname */
function nameTwin(pathname) {
  if (pathname === BASE_URL) return `${BASE_URL}index.md`;
  return pathname.endsWith('/') ? undefined : `${pathname}.md`;
}

/**
 * Returns the same request for another file.
 * @param {Request} request
 * @param {string} pathname
 */
function redirectRequest(request, pathname) {
  return new Request(new URL(pathname, request.url), request);
}

/**
 * Adds the headers that name the form of a page. Allows search engines to list the answer, unlike the Markdown at its
 * own address.
 * @param {Response} answer
 * @param {'html' | 'markdown'} form
 * @param {string} page
 * @param {string} twin
 */
function describe(answer, form, page, twin) {
  const described = new Response(answer.body, answer);
  described.headers.delete('X-Robots-Tag');
  const headers = describeForm(form, {baseUrl: BASE_URL, page, twin});
  for (const [name, value] of Object.entries(headers)) described.headers.set(name, value);
  return described;
}

/**
 * @param {Response} answer
 * @param {Request} request
 * @param {Assets} assets
 * @param {boolean} wantsMarkdown
 */
async function answerMissing(answer, request, assets, wantsMarkdown) {
  const headers = new Headers(answer.headers);
  for (const [name, value] of Object.entries(describeMissing(BASE_URL))) headers.set(name, value);
  if (!wantsMarkdown) return new Response(answer.body, {status: 404, headers});
  const page = await assets.fetch(new Request(new URL(`${BASE_URL}404.md`, request.url)));
  const markdown = keepNearest(await page.text(), new URL(request.url).pathname);
  headers.set('Content-Type', 'text/markdown; charset=utf-8');
  for (const name of ['Content-Length', 'ETag']) headers.delete(name);
  return new Response(request.method === 'HEAD' ? null : markdown, {status: 404, headers});
}
