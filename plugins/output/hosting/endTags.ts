import {
  defaultTreeAdapter as tree,
  html,
  parseFragment,
  type DefaultTreeAdapterTypes,
} from 'parse5';

/** Matches the content of a page; simple parsers don't need the rest. */
const ARTICLE = /<article[\s>].*<\/article>/s;

/**
 * Elements whose missing end tags simple parsers tolerate, because the next element of their kind or the end of their
 * parent closes them, and elements that never have one. Paragraphs are tolerated only in the first case.
 */
const UNMISSED = new Set(
  'li td th area base br col embed hr img input link meta source track wbr'.split(' '),
);

/**
 * Adds the optional end tags in the content of a page, which the minifier removes. Browsers don't need them, but
 * lenient parsers, which tools for language models use, take the rest of the page for the content of a paragraph, and
 * then drop both.
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

/** Lists the offsets at which elements end without a tag, in order; at one offset, the inner element comes first. */
function listMissing(node: DefaultTreeAdapterTypes.Node): {at: number; tag: string}[] {
  const inner = 'childNodes' in node ? node.childNodes.flatMap(listMissing) : [];
  if (!tree.isElementNode(node) || node.namespaceURI !== html.NS.HTML) return inner;
  const place = node.sourceCodeLocation;
  const isMissing = place?.startTag && !place.endTag && !UNMISSED.has(node.tagName);
  const isBeforeNext = node.tagName === 'p' && isFollowed(node);
  return isMissing && !isBeforeNext ? [...inner, {at: place.endOffset, tag: node.tagName}] : inner;
}

/** Tells whether a paragraph directly follows an element. */
function isFollowed({parentNode, sourceCodeLocation}: DefaultTreeAdapterTypes.Element): boolean {
  const siblings = parentNode?.childNodes ?? [];
  return siblings.some(
    (each) =>
      each.nodeName === 'p' &&
      each.sourceCodeLocation?.startOffset === sourceCodeLocation?.endOffset,
  );
}
