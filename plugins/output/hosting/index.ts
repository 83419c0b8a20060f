import {appendFile, writeFile} from 'node:fs/promises';
import path from 'node:path';
import {encodePath} from '../../../server/addresses.mjs';
import {describeForm} from '../../../server/negotiate.mjs';
import {mapPages, nameMarkdown, type BuiltSite, type PageStep} from 'docusaurus-built-pages';
import {writeEndTags} from './endTags';

/**
 * Marks around a page's content, which Cloudflare then leaves alone. Otherwise its email address obfuscation, on by
 * default, takes `name@1.2.3` for an e-mail address and hides it.
 */
const KEPT = ['<!--email_off-->', '<!--/email_off-->'] as const;

/**
 * Writes the files that hosts read, `robots.txt`, GitHub's `CNAME` and rules in `_headers`. Marks the content of each
 * page, so that hosts don't change it, and adds the end tags that simple parsers need.
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
 * Lists a rule for each page with the links to its Markdown and to the list of all pages, for Netlify and Cloudflare.
 * One rule for all wouldn't work: Netlify puts no part of an address into a header, and of two rules with the same
 * header sends one.
 */
function listLinks({docs, baseUrl}: BuiltSite): string[] {
  return [...docs.values()].map((doc) => {
    const page = new URL(doc.url).pathname;
    const twin = baseUrl + encodePath(nameMarkdown(doc));
    return `${page}\n  Link: ${describeForm('html', {baseUrl, page, twin}).Link}\n`;
  });
}

/** Adds the marks at both ends of a page's body. */
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
