import {existsSync, readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {parseHtml, type PageElement} from '../../tests/support/builtSite';
import {digest} from '../inputs';

/** Everything that browsers get from a site except the words of its pages, sorted and without duplicates. */
export type SiteDescription = {
  /** Digests of the modules in scripts. */
  modules: string[];
  /** Digests of style sheets, fonts and images. */
  files: string[];
  /** Tags of elements with the names of their classes and attributes: `a.card[class,href]`. */
  elements: string[];
  /** Digests of scripts in pages, and of the parts of their style sheets. */
  inline: string[];
};

/** Matches a script that only contains a page, with its headings and metadata, or the data of a plugin. */
const DATA = /"source":"@site\/docs\/|^.{0,200}\{\w+\.exports=JSON\.parse\('/;

/** Matches the start of a module in a script of the bundler: `4848(e,t,n){`. */
const MODULE = /(?<=[{,])(?=\d+\((?:[\w$](?:,[\w$])*)?\)\{)/;

/** Matches the hash that Docusaurus gives a route in the script of all pages, from its data and its page's. */
const ROUTE_HASH = /(?<=\("\/[^"]*",")[\da-f]{3}(?="\))|(?<="\/[^"]*-)[\da-f]{3}(?=":)/g;

/** Matches a name that the minifier chose. It prefers letters that are frequent, also in hashes. */
const SHORT_NAME = /(?<![\w$.])[a-z$_][\w$]?(?![\w$])/gi;

/**
 * Describes the built site of a repository, in `build/`. Ignores the hashes in names, which change with every word,
 * and the numbers of modules, which change with the repository's folder. Throws if there is no site.
 */
export function describeSite(root: string): SiteDescription {
  const files = listBuiltFiles(root);
  const read = (file: string) => readFileSync(path.join(root, 'build', file));
  const list = (match: RegExp) => files.filter((file) => match.test(file));
  const scripts = list(/\.js$/).map((file) => read(file).toString());
  const hashes = new RegExp(
    list(/^assets\//)
      .flatMap(findHashes)
      .join('|') || '$^',
    'g',
  );
  const describeCode = (text: string) => digest(text.replace(hashes, '*').replace(ROUTE_HASH, '*'));
  const modules = scripts.filter((text) => !DATA.test(text)).flatMap((text) => text.split(MODULE));
  const elements = list(/\.html$/)
    .flatMap((file) => parseHtml(read(file).toString()))
    .filter((element) => ![element, ...element.ancestors].some(isDate));
  return {
    modules: sortOnce(modules.map((text) => describeCode(numberNames(removeNumbers(text))))),
    files: sortOnce(list(/\.(?:css|png|svg|woff2?)$/).map((file) => digest(read(file)))),
    elements: sortOnce(elements.map(describeElement)),
    inline: sortOnce(elements.flatMap(listCode).map(describeCode)),
  };
}

/** Finds the hashes of contents and of the names of modules in a file name. */
function findHashes(file: string): string[] {
  return path.basename(file).match(/[\da-f]{8,}/g) ?? [];
}

/**
 * Removes the numbers of modules and chunks from a module: its own, those that it passes to `require`, its third
 * parameter, and those in lists. Also removes what follows it, because its place depends on its number.
 */
function removeNumbers(text: string): string {
  const [, require = 'e'] = text.match(/^\d+\([\w$],[\w$],([\w$])\)/) ?? [];
  const name = require.replace('$', '\\$');
  const asked = `(?<![\\w$.])${name}\\(|\\.bind\\(${name},|\\b${name}\\.e\\("`;
  const listed = '"@[^"]*",|\\.s=|(?:\\.push\\(|\\(0,)\\[[[",\\d]*"';
  const numbers = new RegExp(`^\\d+(?=\\()|(?<=${asked}|${listed})\\d+|(?<=[{,])\\d+(?=:")`, 'g');
  return text.replace(numbers, '*').replace(/[\s,;)\]}]*$/, '');
}

/** Numbers short names in the order in which they occur. */
function numberNames(text: string): string {
  const names = new Map<string, string>();
  return text.replace(SHORT_NAME, (name) => {
    const number = names.get(name) ?? `_${names.size}`;
    names.set(name, number);
    return number;
  });
}

function listBuiltFiles(root: string): string[] {
  const folder = path.join(root, 'build');
  if (!existsSync(folder)) throw new Error('there is no built site. Run npm run build.');
  return readdirSync(folder, {recursive: true, encoding: 'utf8'});
}

/** Tells whether an element is the date of a page, which a copy without git's history lacks. */
const isDate = ({classes}: PageElement) => classes.includes('theme-last-updated');

function describeElement({name, classes, attributes}: PageElement): string {
  const names = classes
    .filter(Boolean)
    .sort()
    .map((each) => `.${each}`);
  return `${name}${names.join('')}[${Object.keys(attributes).sort().join()}]`;
}

/** Lists the scripts, or the parts of a style sheet, in an element: each page has those that it needs. */
function listCode({name, attributes, text}: PageElement): string[] {
  if (name === 'style') return text.split(/(?<=[{};])/);
  return name === 'script' && !attributes.type?.includes('json') ? [text] : [];
}

const sortOnce = (texts: readonly string[]) => [...new Set(texts)].sort();
