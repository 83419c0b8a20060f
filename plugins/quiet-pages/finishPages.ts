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
  const readLate = async (address: string): Promise<LateFile> => [
    address,
    await readIntegrity({outDir, baseUrl}, address),
  ];
  const main = await Promise.all(scripts.map(readLate));
  const wake = {scripts: main, styles: await readLate(styles)};
  const own = await readOwnScripts(site, readLate);
  const allSheet = `<noscript><link rel="stylesheet" href="${styles}"></noscript>`;
  const printSheet = `<link rel="stylesheet" href="${await write('print', print)}" media="print">`;
  return mapPages(pages, (html, name) => {
    // Before the main ones, which then wait for nothing.
    const scripts = [...(own.get(name) ?? []), ...main];
    return html
      .replace(SCRIPT, '')
      .replace(SHEET, () => `<style>${first.get(name) ?? ''}</style>${allSheet}${printSheet}`)
      .replace('</head>', () => `${renderWake({...wake, scripts})}</head>`);
  });
};

/** What each page loads besides the main scripts, by the page's file. */
async function readOwnScripts(
  {generatedFilesDir, baseUrl, pages}: BuiltSite,
  readLate: (address: string) => Promise<LateFile>,
): Promise<Map<string, LateFile[]>> {
  const read = async (name: string): Promise<unknown> =>
    JSON.parse(await readFile(path.join(generatedFilesDir, name), 'utf8'));
  const chunks = {
    routes: await read('routesChunkNames.json'),
    manifest: await read('client-manifest.json'),
  } as ChunkFiles;
  const own = [...pages.keys()].map(async (file) => {
    const scripts = listPageScripts(file, {...chunks, baseUrl});
    return [file, await Promise.all(scripts.map(readLate))] as const;
  });
  return new Map(await Promise.all(own));
}

function renderWake(wake: Wake): string {
  const script = wakePage.toString().replace(/^\s*(?:\/\/.*)?\n?/gm, '');
  return `<script>(${script})(${JSON.stringify(wake)})</script>`;
}
