import {
  defaultTreeAdapter as tree,
  html,
  parseFragment,
  type DefaultTreeAdapterTypes,
} from 'parse5';

/** The text of a page; nothing else needs to be understood by a simple parser. */
const ARTICLE = /<article[\s>].*<\/article>/s;

/**
 * Elements whose end tags simple parsers don't miss, because the next element of their kind or the end of
 * the one around them ends them; and those that never have one. Of paragraphs, they know the former only.
 */
const UNMISSED = new Set(
  'li td th area base br col embed hr img input link meta source track wbr'.split(' '),
);

/**
 * Writes the end tags in the text of a page that HTML may leave out, and the minifier does. Browsers need
 * none, but parsers that follow the standard loosely, as tools for language models use them, take the rest of
 * the page for the content of a paragraph and then drop both.
 */
export function writeEndTags(page: string): string {
  return page.replace(ARTICLE, (article) => {
    const ends = listMissing(parseFragment(article, {sourceCodeLocationInfo: true}));
    const pieces = ends.map(({at, tag}, index) => {
      return `${article.slice(ends[index - 1]?.at ?? 0, at)}</${tag}>`;
    });
    return pieces.join('') + article.slice(ends.at(-1)?.at ?? 0);
  });
}

/** Lists the offsets at which elements end without a tag, in order; of two at one place, the inner one first. */
function listMissing(node: DefaultTreeAdapterTypes.Node): {at: number; tag: string}[] {
  const inner = 'childNodes' in node ? node.childNodes.flatMap(listMissing) : [];
  if (!tree.isElementNode(node) || node.namespaceURI !== html.NS.HTML) return inner;
  const place = node.sourceCodeLocation;
  const isMissing = place?.startTag && !place.endTag && !UNMISSED.has(node.tagName);
  const isBeforeNext = node.tagName === 'p' && isFollowed(node);
  return isMissing && !isBeforeNext ? [...inner, {at: place.endOffset, tag: node.tagName}] : inner;
}

/** Whether another paragraph follows an element at once. */
function isFollowed({parentNode, sourceCodeLocation}: DefaultTreeAdapterTypes.Element): boolean {
  const siblings = parentNode?.childNodes ?? [];
  return siblings.some(
    (each) =>
      each.nodeName === 'p' &&
      each.sourceCodeLocation?.startOffset === sourceCodeLocation?.endOffset,
  );
}
