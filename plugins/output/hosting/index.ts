import {writeFile} from 'node:fs/promises';
import path from 'node:path';
import {mapPages, type PageStep} from '../../lib/builtSite';
import {writeEndTags} from './endTags';

/**
 * Around what a page shows: Cloudflare leaves the text between alone. Elsewhere it takes `name@1.2.3` for an
 * e-mail address and hides it, as its email address obfuscation does by default.
 */
const KEPT = ['<!--email_off-->', '<!--/email_off-->'] as const;

/**
 * Writes what hosts read of the site's address, `robots.txt` and GitHub's `CNAME`, and marks the text of each
 * page as one that hosts leave alone. Writes the end tags in it that simple parsers need.
 */
export const prepareHosting: PageStep = async ({outDir, baseUrl, site, pages}) => {
  const {origin, host} = new URL(site.url);
  const list = `# For AI agents: all pages are listed in ${origin}${baseUrl}llms.txt, as Markdown.\n`;
  const robots = `${list}User-agent: *\nAllow: /\n\nSitemap: ${origin}${baseUrl}sitemap.xml\n`;
  await writeFile(path.join(outDir, 'robots.txt'), robots);
  await writeFile(path.join(outDir, 'CNAME'), `${host}\n`);
  return mapPages(pages, (html, file) => keepText(writeEndTags(html), file));
};

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
