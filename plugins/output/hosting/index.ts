import {appendFile, readFile, rm, writeFile} from 'node:fs/promises';
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
 * Creates the step that writes the files that hosts read, `robots.txt`, GitHub's `CNAME` and rules in `_headers`, below
 * `rootUrl`, the base URL of the site: the build of another language, below its own, adds to them. It also marks the
 * content of each page, so that hosts don't change it, and adds the end tags that simple parsers need.
 */
export function prepareHosting(rootUrl: string): PageStep {
  return async (built) => {
    const {outDir, baseUrl, pages} = built;
    const root = path.resolve(outDir, path.posix.relative(baseUrl, rootUrl));
    const isFirst = baseUrl === rootUrl;
    await (isFirst ? writeRobots : addSitemap)(root, built);
    const rules = [...(isFirst ? [] : await takeRules(built)), ...listLinks(built)];
    await appendFile(path.join(root, '_headers'), rules.join(''));
    return mapPages(pages, (html, file) => keepText(writeEndTags(html), file));
  };
}

/** Writes `robots.txt` and `CNAME`. */
async function writeRobots(root: string, {site, baseUrl}: BuiltSite): Promise<void> {
  const {origin, host} = new URL(site.url);
  const list = `# For AI agents: all pages are listed in ${origin}${baseUrl}llms.txt, as Markdown.\n`;
  const robots = `${list}User-agent: *\nAllow: /\n\n${nameSitemap(site.url, baseUrl)}`;
  await writeFile(path.join(root, 'robots.txt'), robots);
  await writeFile(path.join(root, 'CNAME'), `${host}\n`);
}

/** Adds the sitemap of another language to `robots.txt`. */
async function addSitemap(root: string, {site, baseUrl}: BuiltSite): Promise<void> {
  await appendFile(path.join(root, 'robots.txt'), nameSitemap(site.url, baseUrl));
}

const nameSitemap = (url: string, baseUrl: string) =>
  `Sitemap: ${new URL(url).origin}${baseUrl}sitemap.xml\n`;

/**
 * Returns the rules of another language's copy of `_headers` as rules for its files, and deletes the copy, which no
 * host reads. Rules that begin with `/*` hold for all languages.
 */
async function takeRules({outDir, baseUrl}: BuiltSite): Promise<string[]> {
  const copy = path.join(outDir, '_headers');
  const rules = (await readFile(copy, 'utf8').catch(() => '')).split(/^(?=\/)/m);
  await rm(copy, {force: true});
  return rules.filter((rule) => !rule.startsWith('/*')).map((rule) => baseUrl + rule.slice(1));
}

/**
 * Lists a rule for each page with the links to its Markdown and to the list of all pages, for Netlify and Cloudflare.
 * One rule for all wouldn't work: Netlify puts no part of an address into a header, and of two rules with the same
 * header sends one. Cloudflare reads the first 100 rules of a file: the pages that readers see first come before those
 * of other versions.
 */
function listLinks({docs, baseUrl}: BuiltSite): string[] {
  const [shown, others] = [true, false].map((isLast) =>
    [...docs.values()].filter(({version}) => version.isLast === isLast),
  );
  return [...(shown ?? []), ...(others ?? [])].map((doc) => {
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
