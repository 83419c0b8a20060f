import {appendFile, writeFile} from 'node:fs/promises';
import path from 'node:path';
import {encodePath} from '../../../server/addresses.mjs';
import {describeForm} from '../../../server/negotiate.mjs';
import {mapPages, nameMarkdown, type BuiltSite, type PageStep} from 'docusaurus-built-pages';
import {writeEndTags} from './endTags';

/**
 * Around what a page shows: Cloudflare leaves the text between alone. Elsewhere it takes `name@1.2.3` for an
 * e-mail address and hides it, as its email address obfuscation does by default.
 */
const KEPT = ['<!--email_off-->', '<!--/email_off-->'] as const;

/**
 * Writes what hosts read of the site's addresses, `robots.txt`, GitHub's `CNAME` and rules in `_headers`, and
 * marks the text of each page as one that hosts leave alone. Writes the end tags in it that simple parsers need.
 */
export const prepareHosting: PageStep = async (built) => {
  const {outDir, baseUrl, site, pages} = built;
  const {origin, host} = new URL(site.url);
  const list = `# For AI agents: all pages are listed in ${origin}${baseUrl}llms.txt, as Markdown.\n`;
  const robots = `${list}User-agent: *\nAllow: /\n\nSitemap: ${origin}${baseUrl}sitemap.xml\n`;
  await writeFile(path.join(outDir, 'robots.txt'), robots);
  await writeFile(path.join(outDir, 'CNAME'), `${host}\n`);
  await appendFile(path.join(outDir, '_headers'), listLinks(built).join(''));
  return mapPages(pages, (html, file) => keepText(writeEndTags(html), file));
};

/**
 * Lists a rule for each page, by which Netlify and Cloudflare name its Markdown and the list of all pages. Not
 * one for all of them: Netlify puts no part of an address into a header, and of two rules with the same header
 * sends one.
 */
function listLinks({docs, baseUrl}: BuiltSite): string[] {
  return [...docs.values()].map((doc) => {
    const page = new URL(doc.url).pathname;
    const twin = baseUrl + encodePath(nameMarkdown(doc));
    return `${page}\n  Link: ${describeForm('html', {baseUrl, page, twin}).Link}\n`;
  });
}

/** Puts the marks at both ends of a page's body. */
function keepText(html: string, file: string): string {
  const [begin, end] = KEPT;
  const kept = html
    .replace(/<body[^>]*>/, `$&${begin}`)
    .replace(/<\/body>(?!.*<\/body>)/s, `${end}$&`);
  if (kept.length !== html.length + begin.length + end.length) {
    throw new Error(`${file}: no <body> with an end tag to keep hosts from changing its text.`);
  }
  return kept;
}
