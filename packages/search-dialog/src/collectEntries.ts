import {parse, defaultTreeAdapter as tree, type DefaultTreeAdapterTypes as Html} from 'parse5';
import type {Entry, Page} from 'section-search';
import {addTo} from 'docusaurus-built-pages/addTo';
import {escapePattern} from 'docusaurus-built-pages/escapePattern';
import {formatProblem, locateInPage, matchId} from 'docusaurus-built-pages/location';
import type {PageSource, SearchSymbol, Section} from './types';

/**
 * Returns all pages, each with its sections and symbols as entries. A symbol replaces the section with its anchor;
 * one inside a section comes after the page's other entries. `sections` are those of `pages`, in any order.
 */
export function collectEntries(
  pages: readonly PageSource[],
  sections: readonly Section[],
  symbols: readonly SearchSymbol[],
  cutPrefix = '',
): Page[] {
  const sectionsOf = new Map<string, Section[]>();
  sections.forEach((section) => addTo(sectionsOf, section.url.replace(/#.*/, ''), section));
  const symbolsOf = new Map<string, SearchSymbol[]>();
  symbols.forEach((symbol) => addTo(symbolsOf, cutSlash(symbol.page), symbol));
  return pages.map(({path: url, alias = '', description = '', keywords = []}) => {
    const [self, ...rest] = sectionsOf.get(url) ?? [];
    const title = self?.title ?? '';
    const symbolsByAnchor = new Map(
      (symbolsOf.get(cutSlash(url)) ?? []).map((one) => [one.anchor, one]),
    );
    const entries = rest.map((section) => {
      const anchor = decodeURIComponent(section.url.slice(url.length + 1));
      const symbol = symbolsByAnchor.get(anchor);
      symbolsByAnchor.delete(anchor);
      return symbol
        ? describeSymbol(symbol, section.text, cutPrefix)
        : describeSection(section, anchor);
    });
    const others = [...symbolsByAnchor.values()].map((symbol) =>
      describeSymbol(symbol, '', cutPrefix),
    );
    return {
      ...{url, title, keywords, text: self?.text},
      alias: alias === title ? '' : alias,
      summary: description,
      entries: [...entries, ...others],
    };
  });
}

/** Removes the trailing slash from a path, which only some spellings have. */
const cutSlash = (path: string) => path.replace(/(.)\/$/, '$1');

function describeSection({trail, text}: Section, anchor: string): Entry {
  const [name = '', ...above] = [...trail].reverse();
  return {anchor, name, trail: above.reverse(), text};
}

function describeSymbol(
  {anchor, reference, kind, name, summary}: SearchSymbol,
  text: string,
  cutPrefix: string,
): Entry {
  const shown = name.startsWith(cutPrefix) ? name.slice(cutPrefix.length) : name;
  // Without the marks of inline code.
  const line = tidy(summary.replace(/`/g, ''));
  return {anchor, family: reference, kind, name: shown, summary: line, text};
}

const HEADINGS = ['h1', 'h2', 'h3', 'h4', 'h5', 'h6'];
const SECTION_HEADINGS = HEADINGS.slice(0, 5);
const IGNORED_TAGS = ['button', 'footer', 'nav', 'noscript', 'script', 'style', 'svg', 'template'];
/** Classes of the classic theme's elements that pages repeat, or that only a screen reader announces. */
const IGNORED_CLASSES: readonly string[] = [
  'hash-link',
  'sr-only',
  'theme-doc-toc-mobile',
  'theme-doc-version-badge',
];
// The words on both sides of any other element are apart, with or without a space in the HTML.
const INLINE = new Set(
  (
    'a abbr b bdi bdo cite code data del dfn em i ins kbd mark q ruby s samp small span strong ' +
    'sub sup time u var wbr'
  ).split(' '),
);

type Draft = {level: number; id: string; heading: string; text: string};

/** Reason why a page cannot be indexed, with patterns that locate it in the source. */
type PageProblem = {message: string; patterns: RegExp[]};

/**
 * Returns the sections of all pages. Throws one error that locates every problem in the sources, which `readSource`
 * returns by the page's file. Sections leave out elements with one of the classes `leftOut`.
 */
export function collectSections(
  pages: readonly PageSource[],
  readSource: (file: string) => string = () => '',
  leftOut: readonly string[] = [],
): Section[] {
  const results = pages.map((page) => ({file: page.file, ...splitSections(page, leftOut)}));
  const lines = results.flatMap(({file, problems}) =>
    problems.map(({message, patterns}) =>
      formatProblem({file, ...locateInPage(readSource(file), patterns), message}),
    ),
  );
  if (lines.length > 0) {
    throw new Error(lines.join('\n'));
  }
  return results.flatMap(({sections}) => sections);
}

/**
 * Splits the content of a built page at its headings of level 1 to 5, in order. A page with a problem has no
 * sections.
 */
export function splitSections(
  {path, html}: Pick<PageSource, 'path' | 'html'>,
  leftOut: readonly string[] = [],
): {sections: Section[]; problems: PageProblem[]} {
  const article = findArticle(html);
  if (!article) {
    const message = 'there is no <article>. Render the page in an <article>.';
    return {sections: [], problems: [{message, patterns: []}]};
  }
  const drafts = listDrafts(article, new Set([...IGNORED_CLASSES, ...leftOut]));
  const problems = checkDrafts(drafts);
  return {sections: problems.length > 0 ? [] : finishSections(drafts, path), problems};
}

/** Lists the sections of an article; leaves out anything before the first heading. */
function listDrafts(article: Html.Element, ignored: ReadonlySet<string>): Draft[] {
  const drafts: Draft[] = [];
  for (const item of walkText(article, ignored)) {
    const draft = drafts.at(-1);
    if (!isText(item)) {
      const heading = tidy([...walkText(item, ignored)].filter(isText).join(''));
      const level = Number(item.tagName.slice(1));
      drafts.push({level, id: readAttribute(item, 'id') ?? '', heading, text: ''});
    } else if (draft) {
      draft.text += item;
    }
  }
  return drafts;
}

function isText(item: string | Html.Element): item is string {
  return typeof item === 'string';
}

function checkDrafts([page, ...rest]: readonly Draft[]): PageProblem[] {
  if (page?.level !== 1) {
    const remedy = 'Give the page a title in its front matter';
    return [{message: `the article does not start with an h1. ${remedy}.`, patterns: []}];
  }
  const ids: string[] = [];
  return rest.flatMap(({level, heading, id}) => {
    ids.push(id);
    const same = ids.filter((each) => each === id);
    if (id === '') {
      const remedy =
        'Write it as a Markdown heading that ends in {/* #its-id */}, or give the element an id';
      const tag = new RegExp(`<h${level}>\\s*${escapePattern(heading)}`);
      return [{message: `the h${level} "${heading}" has no id. ${remedy}.`, patterns: [tag]}];
    }
    if (same.length === 1) return [];
    const message = `the h${level} "${heading}" has the id ${id} of another heading. Give it its own.`;
    return [{message, patterns: same.map(matchId)}];
  });
}

/** Adds to each section its address, the page's title and the headings above it. */
function finishSections(drafts: readonly Draft[], path: string): Section[] {
  const title = drafts[0]?.heading ?? '';
  let above: Draft[] = [];
  return drafts.map((draft, index) => {
    above = index === 0 ? [] : [...above.filter(({level}) => level < draft.level), draft];
    const url = index === 0 ? path : `${path}#${encodeURIComponent(draft.id)}`;
    return {url, title, trail: above.map(({heading}) => heading), text: tidy(draft.text)};
  });
}

/** Collapses white space to single spaces, and removes the marks that allow a line break. */
function tidy(text: string): string {
  return text
    .replace(/[\u00ad\u200b\u2060\ufeff]/g, '')
    .replace(/\s+/g, ' ')
    .trim();
}

/** Finds the first `article` of an HTML document; undefined if there is none. */
function findArticle(html: string): Html.Element | undefined {
  return findElement(parse(html), ['article']);
}

/**
 * Yields the text below a node in order: strings, and each heading of level 1 to 5 as its element, without its text.
 * Leaves out navigation, controls, drawings, elements with an ignored class, and cards, which are links to other
 * pages that repeat their titles.
 */
function* walkText(
  node: Html.ParentNode,
  ignored: ReadonlySet<string>,
): Generator<string | Html.Element> {
  for (const child of node.childNodes) {
    if (tree.isTextNode(child)) {
      yield child.value;
    } else if (tree.isElementNode(child) && !isIgnored(child, ignored)) {
      const space = INLINE.has(child.tagName) ? '' : ' ';
      yield space;
      if (SECTION_HEADINGS.includes(child.tagName)) {
        yield child;
      } else {
        yield* walkText(child, ignored);
      }
      yield space;
    }
  }
}

/** Returns the value of an attribute; undefined if the element lacks it. */
function readAttribute({attrs}: Html.Element, name: string): string | undefined {
  return attrs.find((attribute) => attribute.name === name)?.value;
}

function isIgnored(element: Html.Element, ignored: ReadonlySet<string>): boolean {
  const classes = readAttribute(element, 'class')?.split(/\s+/) ?? [];
  return (
    IGNORED_TAGS.includes(element.tagName) ||
    readAttribute(element, 'aria-hidden') === 'true' ||
    classes.some((name) => ignored.has(name)) ||
    isCard(element)
  );
}

function isCard(element: Html.Element): boolean {
  return element.tagName === 'a' && findElement(element, HEADINGS) !== undefined;
}

/** Finds the first element below a node that has one of the names, in document order. */
function findElement(node: Html.ParentNode, names: readonly string[]): Html.Element | undefined {
  for (const child of node.childNodes) {
    if (tree.isElementNode(child)) {
      const found = names.includes(child.tagName) ? child : findElement(child, names);
      if (found) {
        return found;
      }
    }
  }
  return undefined;
}
