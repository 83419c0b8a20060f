import Negotiator from 'negotiator';

/** The forms of a page, in the order in which the site prefers them: that of the Markdown is RFC 7763's. */
const FORMS = /** @type {const} */ ([
  ['html', 'text/html; charset=utf-8'],
  ['markdown', 'text/markdown; charset=utf-8; variant=GFM'],
]);

/**
 * Chooses the form of a page by the `Accept` header of a request, as RFC 9110 weighs it: of forms that are
 * wanted alike, the one that is named more exactly, and then the one that is named first. Whoever wants
 * neither gets HTML: no request for a page is answered with 406.
 * @param {string | undefined} accept
 * @returns {'html' | 'markdown'}
 */
export function chooseForm(accept) {
  const types = FORMS.map(([, type]) => type);
  const [wanted] = new Negotiator({headers: {accept}}).mediaTypes(types);
  return FORMS.find(([, type]) => type === wanted)?.[0] ?? 'html';
}

/** What the answers of a page that has both forms depend on. */
const VARY = 'Accept, Accept-Encoding';

/**
 * The headers by which the answer at a page's address says which form it is and where the other one is. The
 * relations are those of https://llmstxt.org. The Markdown is for whoever asks for it: nothing keeps search
 * engines from listing the page at this address.
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
 * The headers of the not-found page in either form, which has no address of its own.
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
