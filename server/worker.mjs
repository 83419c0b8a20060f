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
    // Only the address of a page has no ending. A version such as `/1.0` isn't one.
    const twin = /[^/]\.[a-z]\w*$|\/SHA256SUMS$/i.test(pathname) ? undefined : nameTwin(pathname);
    if (twin !== undefined && wantsMarkdown) {
      const answer = await ASSETS.fetch(redirectRequest(request, twin));
      if (answer.ok || answer.status === 304) {
        const {home} = await findLanguage(request, ASSETS);
        return describe(answer, 'markdown', {baseUrl: home, page: pathname, twin});
      }
    }
    const answer = await ASSETS.fetch(request);
    if (answer.status === 404) return answerMissing(answer, request, ASSETS, wantsMarkdown);
    const isPage = answer.ok || answer.status === 304;
    return twin !== undefined && isPage
      ? describe(answer, 'html', {baseUrl: BASE_URL, page: pathname, twin})
      : answer;
  },
};

/** @param {string} pathname */
function nameTwin(pathname) {
  return pathname.endsWith('/') ? `${pathname}index.md` : `${pathname}.md`;
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
 * Adds the headers that name the form of a page; a `Link` that `_headers` has for the page stays. Allows search engines
 * to list the answer, unlike the Markdown at its own address.
 * @param {Response} answer
 * @param {'html' | 'markdown'} form
 * @param {Parameters<typeof describeForm>[1]} addresses
 */
function describe(answer, form, addresses) {
  const described = new Response(answer.body, answer);
  const known = answer.headers.get('Link');
  const headers = {...describeForm(form, addresses), ...(known && {Link: known})};
  described.headers.delete('X-Robots-Tag');
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
  const {home, missing} = await findLanguage(request, assets);
  const headers = new Headers(answer.headers);
  for (const [name, value] of Object.entries(describeMissing(home))) headers.set(name, value);
  if (!wantsMarkdown) return new Response(answer.body, {status: 404, headers});
  const markdown = keepNearest(await missing.text(), new URL(request.url).pathname);
  headers.set('Content-Type', 'text/markdown; charset=utf-8');
  for (const name of ['Content-Length', 'ETag']) headers.delete(name);
  return new Response(request.method === 'HEAD' ? null : markdown, {status: 404, headers});
}

/**
 * Finds the language in whose folder an address is: its home page, and the Markdown of its not-found page.
 * @param {Request} request
 * @param {Assets} assets
 * @returns {Promise<{home: string, missing: Response}>}
 */
async function findLanguage({url}, assets) {
  const ask = (/** @type {string} */ home) =>
    assets.fetch(new Request(new URL(`${home}404.md`, url)));
  const [folder] = /^[\w-]+\//.exec(new URL(url).pathname.slice(BASE_URL.length)) ?? [];
  const own = folder && (await ask(BASE_URL + folder));
  return own && own.ok
    ? {home: BASE_URL + folder, missing: own}
    : {home: BASE_URL, missing: await ask(BASE_URL)};
}
