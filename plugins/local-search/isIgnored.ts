import type {DefaultTreeAdapterTypes as Html} from 'parse5';
import {findElement} from './findElement';
import {readAttribute} from './readAttribute';

const IGNORED_TAGS = ['button', 'footer', 'nav', 'noscript', 'script', 'style', 'svg', 'template'];
const HEADING_TAGS = ['h1', 'h2', 'h3', 'h4', 'h5', 'h6'];

/**
 * Whether an element of an article is no text of its page: navigation, controls, drawings, what
 * has an ignored class, and cards, which are links to other pages that repeat their titles.
 */
export function isIgnored(element: Html.Element, ignoreClasses: readonly string[]): boolean {
  const classes = readAttribute(element, 'class')?.split(/\s+/) ?? [];
  return (
    IGNORED_TAGS.includes(element.tagName) ||
    readAttribute(element, 'aria-hidden') === 'true' ||
    classes.some((name) => ignoreClasses.includes(name)) ||
    isCard(element)
  );
}

function isCard(element: Html.Element): boolean {
  return element.tagName === 'a' && findElement(element, HEADING_TAGS) !== undefined;
}
