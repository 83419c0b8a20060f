import type {DefaultTreeAdapterTypes as Html} from 'parse5';
import {escapePattern} from '../lib/escapePattern';
import {formatProblem, locateInPage, matchId} from '../lib/location';
import type {PageSource, Section} from './types';
import {findArticle, readAttribute, walkText} from './walkArticle';

type Draft = {level: number; id: string; heading: string; text: string};

/** Why a page cannot be indexed, and what leads to the place in its source. */
type PageProblem = {message: string; patterns: RegExp[]};

/**
 * The sections of all pages. Throws one error that lists every problem of a page which cannot be indexed
 * with its place in the source, which `readSource` returns by the page's file.
 */
export function collectSections(
  pages: readonly PageSource[],
  readSource: (file: string) => string = () => '',
): Section[] {
  const results = pages.map((page) => ({file: page.file, ...splitSections(page)}));
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
 * Splits the text of a built page at its headings of level 1 to 5, in their order. A page with a problem
 * has no sections.
 */
export function splitSections({path, html}: Pick<PageSource, 'path' | 'html'>): {
  sections: Section[];
  problems: PageProblem[];
} {
  const article = findArticle(html);
  if (!article) {
    const message = 'there is no <article>. Render the page in an <article>.';
    return {sections: [], problems: [{message, patterns: []}]};
  }
  const drafts = readDrafts(article);
  const problems = checkDrafts(drafts);
  return {sections: problems.length > 0 ? [] : finishSections(drafts, path), problems};
}

/** Text before the first heading belongs to no section and is left out. */
function readDrafts(article: Html.Element): Draft[] {
  const drafts: Draft[] = [];
  for (const item of walkText(article)) {
    const draft = drafts.at(-1);
    if (!isText(item)) {
      const heading = tidy([...walkText(item)].filter(isText).join(''));
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

/** Adds to each draft its address, the page's title and the headings above it. */
function finishSections(drafts: readonly Draft[], path: string): Section[] {
  const title = drafts[0]?.heading ?? '';
  let above: Draft[] = [];
  return drafts.map((draft, index) => {
    above = index === 0 ? [] : [...above.filter(({level}) => level < draft.level), draft];
    const url = index === 0 ? path : `${path}#${encodeURIComponent(draft.id)}`;
    return {url, title, trail: above.map(({heading}) => heading), text: tidy(draft.text)};
  });
}

/** One line: every run of white space is one space. */
export function tidy(text: string): string {
  return text.replace(/\s+/g, ' ').trim();
}
