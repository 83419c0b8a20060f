import {readFile} from 'node:fs/promises';
import path from 'node:path';
import {parse, type DefaultTreeAdapterTypes} from 'parse5';
import {SITE_URL} from '../../siteAddress';
import {listFiles} from '../../server/addresses.mjs';

export {SITE_URL};

/** The folder of the built site: the same that the tested server serves. */
export const SITE_FOLDER = path.resolve('build');

/** A page of the built site. */
export type BuiltPage = {
  /** Its address; the not-found page, which has none, goes by `/404`. */
  route: string;
  /** Its path below the build's folder. */
  file: string;
  html: string;
  elements: readonly PageElement[];
};

/** An element of a page's HTML. */
export type PageElement = {
  name: string;
  attributes: Readonly<Record<string, string>>;
  classes: readonly string[];
  /** All text in it, with its white space. */
  text: string;
  /** The elements around it, the nearest last. */
  ancestors: readonly PageElement[];
};

/** The file of a page below the build's folder: `/a/b` is `a/b.html`. */
export function pageFile(route: string): string {
  return route === '/' ? 'index.html' : `${route.slice(1)}.html`;
}

/** The paths below the build's folder of all built files that match, sorted. */
export async function listBuiltFiles(match = /(?:)/): Promise<string[]> {
  const files = await listFiles(SITE_FOLDER);
  if (files.length === 0) throw new Error(`There is no built site in ${SITE_FOLDER}.`);
  return files.filter((file) => match.test(file));
}

/** The content of a built file. */
export function readBuiltFile(file: string): Promise<Buffer> {
  return readFile(path.join(SITE_FOLDER, file));
}

let pages: Promise<readonly BuiltPage[]> | undefined;

/** All pages of the built site with the not-found page, sorted by file. They are parsed once per worker. */
export function readBuiltPages(): Promise<readonly BuiltPage[]> {
  return (pages ??= parsePages());
}

async function parsePages(): Promise<BuiltPage[]> {
  return Promise.all(
    (await listBuiltFiles(/\.html$/)).map(async (file) => {
      const html = (await readBuiltFile(file)).toString('utf8');
      const route = `/${file.replace(/^index\.html$|\.html$/, '')}`;
      return {route, file, html, elements: parseHtml(html)};
    }),
  );
}

/** The elements of a page in the order of its HTML, read as a browser reads it. */
export function parseHtml(html: string): PageElement[] {
  const elements: PageElement[] = [];
  const visit = (node: DefaultTreeAdapterTypes.Node, ancestors: readonly PageElement[]): string => {
    if (node.nodeName === '#text') return (node as DefaultTreeAdapterTypes.TextNode).value;
    if (!('childNodes' in node)) return '';
    if (!('attrs' in node)) return node.childNodes.map((child) => visit(child, ancestors)).join('');
    const attributes = Object.fromEntries(node.attrs.map(({name, value}) => [name, value]));
    const classes = (attributes.class ?? '').split(/\s+/);
    const element: PageElement = {name: node.tagName, attributes, classes, text: '', ancestors};
    elements.push(element);
    const around = [...ancestors, element];
    element.text = node.childNodes.map((child) => visit(child, around)).join('');
    return element.text;
  };
  visit(parse(html), []);
  return elements;
}
