import {createHash} from 'node:crypto';
import {readFile, rm, writeFile} from 'node:fs/promises';
import path from 'node:path';
import {mapPages, type BuiltSite, type PageStep} from '../shared/builtSite';
import {readIntegrity} from '../shared/readIntegrity';
import {listPageScripts, type ChunkFiles} from './listPageScripts';
import {splitStyles} from './splitStyles';
import {wakePage, type LateFile, type Wake} from './wakePage';

/** What the framework's template writes for the scripts and style sheets of a page. */
const SCRIPT = /<script src="?([^\s">]+)"? defer(?:="")?><\/script>/g;
const SHEET = /<link rel="?stylesheet"? href="?([^\s">]+)"?\s*\/?>/g;

/**
 * Puts the styles that pages are first painted with into each page, and the script that wakes it in
 * place of its scripts. What styles remain go to two files, for awake pages and for paper.
 */
export const finishPages: PageStep = async (site) => {
  const {outDir, baseUrl, pages} = site;
  const [page = ''] = pages.values();
  const scripts = [...page.matchAll(SCRIPT)].map(([, address = '']) => address);
  const [sheet, ...others] = [...page.matchAll(SHEET)].map(([, address = '']) => address);
  if (scripts.length === 0 || sheet === undefined || others.length > 0) {
    throw new Error(
      `A built page has ${scripts.length} scripts and ${others.length + Number(sheet !== undefined)} style sheets where scripts and one style sheet are expected. Adapt plugins/quiet-pages/finishPages.ts to this version of Docusaurus, or switch quiet pages off in docusaurus.config.ts.`,
    );
  }
  const file = path.join(outDir, sheet.slice(baseUrl.length));
  const {first, all, print} = splitStyles(await readFile(file, 'utf8'), pages);
  await rm(file);
  const write = async (name: string, styles: string) => {
    const hash = createHash('sha256').update(styles).digest('hex').slice(0, 8);
    const address = sheet.replace(/[^/]+$/, `${name}.${hash}.css`);
    await writeFile(path.join(outDir, address.slice(baseUrl.length)), styles);
    return address;
  };
  const styles = await write('styles', all);
  const own = await readPageScripts(site);
  // Each file once: pages have some in common.
  const late = new Map<string, LateFile>();
  for (const address of new Set([...scripts, styles, ...[...own.values()].flat()])) {
    late.set(address, [address, await readIntegrity(site, address)]);
  }
  const allSheet = `<noscript><link rel="stylesheet" href="${styles}"></noscript>`;
  const printSheet = `<link rel="stylesheet" href="${await write('print', print)}" media="print">`;
  return mapPages(pages, (html, name) => {
    // Its own before the main ones, which then wait for nothing.
    const wake = renderWake({
      scripts: [...(own.get(name) ?? []), ...scripts].map((address) => late.get(address)!),
      styles: late.get(styles)!,
    });
    return html
      .replace(SCRIPT, '')
      .replace(SHEET, () => `<style>${first.get(name) ?? ''}</style>${allSheet}${printSheet}`)
      .replace('</head>', () => `${wake}</head>`);
  });
};

/** The addresses of what each page loads besides the main scripts, by the page's file. */
async function readPageScripts({
  generatedFilesDir,
  baseUrl,
  pages,
}: BuiltSite): Promise<Map<string, string[]>> {
  const read = async (name: string): Promise<unknown> =>
    JSON.parse(await readFile(path.join(generatedFilesDir, name), 'utf8'));
  const chunks = {
    routes: await read('routesChunkNames.json'),
    manifest: await read('client-manifest.json'),
  } as ChunkFiles;
  return listPageScripts(pages.keys(), {...chunks, baseUrl});
}

function renderWake(wake: Wake): string {
  const script = wakePage.toString().replace(/^\s*(?:\/\/.*)?\n?/gm, '');
  return `<script>(${script})(${JSON.stringify(wake)})</script>`;
}
