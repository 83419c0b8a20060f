import {defaultTreeAdapter as tree, type DefaultTreeAdapterTypes as Html} from 'parse5';

const SECTION_HEADINGS = ['h1', 'h2', 'h3', 'h4'];
// The words on both sides of any other element are apart, with or without a space in the HTML.
const INLINE = new Set(
  (
    'a abbr b bdi bdo cite code data del dfn em i ins kbd mark q ruby s samp small span strong ' +
    'sub sup time u var wbr'
  ).split(' '),
);

/**
 * The text below a node in its order: strings, and each heading that opens a section as its
 * element, whose text is not repeated. Leaves out the elements for which `ignore` is true.
 */
export function* walkText(
  node: Html.ParentNode,
  ignore: (element: Html.Element) => boolean,
): Generator<string | Html.Element> {
  for (const child of node.childNodes) {
    if (tree.isTextNode(child)) {
      yield child.value;
    } else if (tree.isElementNode(child) && !ignore(child)) {
      const space = INLINE.has(child.tagName) ? '' : ' ';
      yield space;
      if (SECTION_HEADINGS.includes(child.tagName)) {
        yield child;
      } else {
        yield* walkText(child, ignore);
      }
      yield space;
    }
  }
}
