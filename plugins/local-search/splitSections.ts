import {defaultTreeAdapter as tree, type DefaultTreeAdapterTypes as Html} from 'parse5';
import {findArticle} from './findArticle';
import {isIgnored, readAttribute} from './isIgnored';
import {readText} from './readText';
import type {PageSource, Section} from './types';

/** The sections of a page in the order of the text, and what keeps it out of the index. */
export type PageSections = {sections: Section[]; problems: string[]};

type Draft = {level: number; id: string | undefined; heading: string; text: string};

const HEADING = /^h([1-3])$/;

/** Splits the text of a built page at its headings of level 1 to 3. */
export function splitSections(
  {path, html}: Pick<PageSource, 'path' | 'html'>,
  ignoreClasses: readonly string[],
): PageSections {
  const article = findArticle(html);
  if (!article) {
    return {sections: [], problems: ['no <article>. Keep the <article> in the layout of docs.']};
  }
  const drafts = readDrafts(article, (element) => isIgnored(element, ignoreClasses));
  const problems = checkDrafts(drafts);
  return problems.length > 0 ? {sections: [], problems} : {sections: finish(drafts, path), problems};
}

type Ignore = (element: Html.Element) => boolean;

/** Text before the first heading belongs to no section and is left out. */
function readDrafts(article: Html.Element, ignore: Ignore): Draft[] {
  const drafts: Draft[] = [];
  const read = (node: Html.ChildNode): void => {
    if (tree.isElementNode(node) && ignore(node)) {
      return;
    }
    const level = tree.isElementNode(node) && HEADING.exec(node.tagName)?.[1];
    if (level) {
      const id = readAttribute(node as Html.Element, 'id');
      const heading = readText(node, ignore);
      drafts.push({level: Number(level), id, heading, text: ''});
      return;
    }
    const draft = drafts.at(-1);
    if (containsHeading(node)) {
    }
  };
  article.childNodes.forEach(read);
  return drafts;
}
