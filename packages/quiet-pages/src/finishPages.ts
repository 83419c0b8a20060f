import {createHash} from 'node:crypto';
import {readFile, rm, writeFile} from 'node:fs/promises';
import path from 'node:path';
import {parse} from 'parse5';
import {escapeHtml} from 'docusaurus-built-pages/escapeHtml';
import {mapPages, type PageStep} from 'docusaurus-built-pages';
import {listElements} from 'docusaurus-built-pages/listElements';
import {splitStyles} from './splitStyles';
import type {Wake} from './wakePage';

/** A tag in the head of a page, with its position in the HTML. */
type Tag = {name: string; attributes: ReadonlyMap<string, string>; start: number; end: number};

const SLEEPING = '<script data-wake';

/**
 * Inlines the styles of the first paint into each page, and gives the script that wakes it the addresses of its
 * scripts. The other styles go to two files, for awake pages and for print.
 */
export const finishPages: PageStep = async ({outDir, baseUrl, pages: all}) => {
  // Pages that Docusaurus has not rendered, such as those of `static`, stay as they are.
  const pages = new Map([...all].filter(([, html]) => html.includes(SLEEPING)));
  const [[name, page] = []] = pages;
  if (name === undefined || page === undefined) {
    throw new Error(
      'No built page can rest. List the theme of docusaurus-quiet-pages, or leave finishPages out.',
    );
  }
  const scripts = listTags(page).filter(isScript).map(readAddress);
  const [sheet, ...others] = listTags(page).filter(isSheet).map(readAddress);
  if (scripts.length === 0 || sheet === undefined || others.length > 0) {
    const count = others.length + Number(sheet !== undefined);
    const remedy =
      others.length > 0
        ? `Import ${others.join(' and ')} in customCss instead of naming it in "stylesheets".`
        : 'docusaurus-quiet-pages does not know this version of Docusaurus: leave its theme and finishPages out of docusaurus.config.ts.';
    throw new Error(
      `${name} has ${scripts.length} scripts and ${count} style sheets where scripts and one style sheet are expected. ${remedy}`,
    );
  }
  const file = path.join(outDir, sheet.slice(baseUrl.length));
  const acts = await Promise.all(
    [...listTags(page).filter(isActs).map(readAddress), ...listStyles(page)].map((address) =>
      readFile(path.join(outDir, address.slice(baseUrl.length)), 'utf8'),
    ),
  );
  const {first, whole, print} = splitStyles(await readFile(file, 'utf8'), pages, acts.join('\n'));
  await rm(file);
  const write = async (name: string, styles: string) => {
    const hash = createHash('sha256').update(styles).digest('hex').slice(0, 8);
    const address = sheet.replace(/[^/]+$/, `${name}.${hash}.css`);
    await writeFile(path.join(outDir, address.slice(baseUrl.length)), styles);
    return address;
  };
  const styles = await write('styles', whole);
  const paper = await write('print', print);
  return mapPages(all, (html, name) => {
    if (!pages.has(name)) return html;
    const wake: Wake = {files: [...scripts, styles], path: toPath(baseUrl, name)};
    const sheets = `<style>${first.get(name) ?? ''}</style><noscript><link rel="stylesheet" href="${styles}"></noscript><link rel="stylesheet" href="${paper}" media="print">`;
    return listTags(html)
      .filter((tag) => isScript(tag) || isSheet(tag))
      .reduceRight(
        (text, tag) =>
          text.slice(0, tag.start) + (isSheet(tag) ? sheets : '') + text.slice(tag.end),
        html,
      )
      .replace(SLEEPING, () => `${SLEEPING}="${escapeHtml(JSON.stringify(wake))}"`);
  });
};

/** Lists the addresses of the styles that acts load, from the attribute `data-styles`. */
function listStyles(html: string): string[] {
  const attributes = listElements(parse(html)).flatMap(({attrs}) => attrs);
  return attributes.filter(({name}) => name === 'data-styles').map(({value}) => value);
}

const isActs = ({attributes}: Tag) => attributes.has('data-acts');
const isScript = (tag: Tag) => tag.name === 'script' && tag.attributes.has('src') && !isActs(tag);
const isSheet = ({name, attributes}: Tag) =>
  name === 'link' && attributes.get('rel') === 'stylesheet';
const readAddress = ({attributes}: Tag) => attributes.get('src') ?? attributes.get('href') ?? '';

function listTags(html: string): Tag[] {
  const document = parse(html.slice(0, html.indexOf('<body')), {sourceCodeLocationInfo: true});
  return listElements(document).flatMap(({nodeName, attrs, sourceCodeLocation: place}) =>
    place
      ? {
          name: nodeName,
          attributes: new Map(attrs.map(({name, value}) => [name, value])),
          start: place.startOffset,
          end: place.endOffset,
        }
      : [],
  );
}

/** Returns the path of a page without a slash at its end; undefined for the not-found page. */
function toPath(baseUrl: string, file: string): string | undefined {
  if (file === '404.html') return undefined;
  return (baseUrl + file.replace(/(?:(?:^|\/)index)?\.html$/, '')).replace(/\/$/, '');
}
