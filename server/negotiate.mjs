import Negotiator from 'negotiator';

/** The forms of a page in the site's order of preference; RFC 7763 defines Markdown's media type. */
const FORMS = /** @type {const} */ ([
  ['html', 'text/html; charset=utf-8'],
  ['markdown', 'text/markdown; charset=utf-8; variant=GFM'],
]);

/**
 * Chooses the form of a page by the `Accept` header of a request, according to RFC 9110: of equally weighted forms,
 * the one named more exactly, then the one named first. A client that accepts neither gets HTML: no request for a
 * page is answered with 406.
 * @param {string | undefined} accept
 * @returns {'html' | 'markdown'}
 */
export function chooseForm(accept) {
  const types = FORMS.map(([, type]) => type);
  const [wanted] = new Negotiator({headers: {accept}}).mediaTypes(types);
  return FORMS.find(([, type]) => type === wanted)?.[0] ?? 'html';
}

/** Request headers that select among the answers of a page with both forms. */
const VARY = 'Accept, Accept-Encoding';

/**
 * Returns the headers of a page's answer that name its form and link to the other one, with the relations of
 * https://llmstxt.org. The address of a page serves Markdown only on request: nothing keeps search engines from
 * listing the page.
 * @param {'html' | 'markdown'} form
 * @param {{baseUrl: string, page: string, twin: string}} addresses of the site, which begins and ends with
 *   a slash, of the page, and of its Markdown
 * @returns {Record<string, string>}
 */
export function describeForm(form, {baseUrl, page, twin}) {
  return form === 'html'
    ? {Vary: VARY, Link: `<${twin}>; rel="alternate"; type="text/markdown", ${linkList(baseUrl)}`}
    : {
        Vary: VARY,
        Link: `<${page}>; rel="canonical", ${linkList(baseUrl)}`,
        'Content-Location': twin,
      };
}

/**
 * Returns the headers of the not-found page in either form, which has no address of its own.
 * @param {string} baseUrl
 * @returns {Record<string, string>}
 */
export function describeMissing(baseUrl) {
  return {Vary: VARY, Link: linkList(baseUrl)};
}

/** @param {string} baseUrl */
function linkList(baseUrl) {
  return `<${baseUrl}llms.txt>; rel="describedby"; type="text/plain"`;
}
