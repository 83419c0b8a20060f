import {defaultTreeAdapter as tree, type DefaultTreeAdapterTypes as Html} from 'parse5';
import {findElement} from './findArticle';

const IGNORED_TAGS = new Set(['button', 'footer', 'nav', 'script', 'style', 'svg', 'template']);
const HEADING_TAGS = ['h1', 'h2', 'h3', 'h4', 'h5', 'h6'];

/**
 * Whether an element of an article is no text of its page: navigation, controls, drawings, what
 * has an ignored class, and cards, which are links to other pages that repeat their titles.
 */
export function isIgnored(element: Html.Element, ignoreClasses: readonly string[]): boolean {
  const classes = readAttribute(element, 'class')?.split(/\s+/) ?? [];
  return (
    IGNORED_TAGS.has(element.tagName) ||
    readAttribute(element, 'aria-hidden') === 'true' ||
    classes.some((name) => ignoreClasses.includes(name)) ||
    isCard(element)
  );
}

/** The value of an attribute; `undefined` where the element has none of that name. */
export function readAttribute(element: Html.Element, name: string): string | undefined {
  return tree.getAttrList(element).find((attribute) => attribute.name === name)?.value;
}

function isCard(element: Html.Element): boolean {
  return element.tagName === 'a' && HEADING_TAGS.some((name) => findElement(element, name));
}
