import {readFile} from 'node:fs/promises';
import path from 'node:path';
import {parse, type DefaultTreeAdapterTypes} from 'parse5';
import {SITE_URL} from '../../siteAddress';
import {listFiles} from '../../server/addresses.mjs';

export {SITE_URL};

/** The folder of the built site, which the tested server serves. */
export const SITE_FOLDER = path.resolve('build');

/** A page of the built site. */
export type BuiltPage = {
  /** Its address; that of a not-found page, which has none, is `/404`, or `/fa/404` in another language. */
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
  /** The elements around it, nearest last. */
  ancestors: readonly PageElement[];
};

/** Returns the file of a page below the build's folder: `a/b.html` for `/a/b`, `fa/index.html` for `/fa/`. */
export function pageFile(route: string): string {
  return route.endsWith('/') ? `${route.slice(1)}index.html` : `${route.slice(1)}.html`;
}

/** Lists the paths of all matching built files below the build's folder, sorted. */
export async function listBuiltFiles(match = /(?:)/): Promise<string[]> {
  const files = await listFiles(SITE_FOLDER);
  if (files.length === 0) throw new Error(`There is no built site in ${SITE_FOLDER}.`);
  return files.filter((file) => match.test(file));
}

/** Reads a built file. */
export function readBuiltFile(file: string): Promise<Buffer> {
  return readFile(path.join(SITE_FOLDER, file));
}

let pages: Promise<readonly BuiltPage[]> | undefined;

/** Returns all pages of the built site with the not-found page, by file. Each worker parses them once. */
export function readBuiltPages(): Promise<readonly BuiltPage[]> {
  return (pages ??= parsePages());
}

async function parsePages(): Promise<BuiltPage[]> {
  return Promise.all(
    (await listBuiltFiles(/\.html$/)).map(async (file) => {
      const html = (await readBuiltFile(file)).toString('utf8');
      const route = `/${file.replace(/(?<![^/])index\.html$|\.html$/, '')}`;
      return {route, file, html, elements: parseHtml(html)};
    }),
  );
}

/** Lists the elements of a page in document order, parsed as browsers do. */
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
