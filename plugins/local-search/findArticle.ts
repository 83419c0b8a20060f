import {parse, type DefaultTreeAdapterTypes as Html} from 'parse5';
import {findElement} from './findElement';

/** The first `article` of an HTML document; `undefined` where there is none. */
export function findArticle(html: string): Html.Element | undefined {
  return findElement(parse(html), ['article']);
}
