import {parse, defaultTreeAdapter as tree, type DefaultTreeAdapterTypes as Html} from 'parse5';
import {CONTENT_CLASSES} from '../lib/contentClasses';

const HEADINGS = ['h1', 'h2', 'h3', 'h4', 'h5', 'h6'];
const SECTION_HEADINGS = HEADINGS.slice(0, 5);
const IGNORED_TAGS = ['button', 'footer', 'nav', 'noscript', 'script', 'style', 'svg', 'template'];
/** Classes of elements that are left out: what a page repeats, or what only a screen reader says. */
const IGNORED_CLASSES: readonly string[] = [
  ...Object.values(CONTENT_CLASSES),
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

/** The first `article` of an HTML document; `undefined` where there is none. */
export function findArticle(html: string): Html.Element | undefined {
  return findElement(parse(html), ['article']);
}

/**
 * The text below a node in its order: strings, and each heading of level 1 to 5 as its element,
 * whose text is not repeated. Leaves out navigation, controls, drawings, elements with an ignored
 * class, and cards, which are links to other pages that repeat their titles.
 */
export function* walkText(node: Html.ParentNode): Generator<string | Html.Element> {
  for (const child of node.childNodes) {
    if (tree.isTextNode(child)) {
      yield child.value;
    } else if (tree.isElementNode(child) && !isIgnored(child)) {
      const space = INLINE.has(child.tagName) ? '' : ' ';
      yield space;
      if (SECTION_HEADINGS.includes(child.tagName)) {
        yield child;
      } else {
        yield* walkText(child);
      }
      yield space;
    }
  }
}

/** The value of an attribute; `undefined` where the element has no such attribute. */
export function readAttribute({attrs}: Html.Element, name: string): string | undefined {
  return attrs.find((attribute) => attribute.name === name)?.value;
}

function isIgnored(element: Html.Element): boolean {
  const classes = readAttribute(element, 'class')?.split(/\s+/) ?? [];
  return (
    IGNORED_TAGS.includes(element.tagName) ||
    readAttribute(element, 'aria-hidden') === 'true' ||
    classes.some((name) => IGNORED_CLASSES.includes(name)) ||
    isCard(element)
  );
}

function isCard(element: Html.Element): boolean {
  return element.tagName === 'a' && findElement(element, HEADINGS) !== undefined;
}

/** The first element below a node that has one of the names, in the order of the text. */
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
