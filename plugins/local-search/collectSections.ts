import type {DefaultTreeAdapterTypes as Html} from 'parse5';
import type {PageSource, Section} from './types';
import {findArticle, readAttribute, walkText} from './walkArticle';

type Draft = {level: number; id: string; heading: string; text: string};

/**
 * The sections of all pages. Throws one error that lists every page which cannot be indexed as
 * `file (path): what is wrong. What to do.`
 */
export function collectSections(pages: readonly PageSource[]): Section[] {
  const results = pages.map((page) => ({page, ...splitSections(page)}));
  const lines = results.flatMap(({page, problems}) =>
    problems.map((problem) => `${page.file} (${page.path}): ${problem}`),
  );
  if (lines.length > 0) {
    throw new Error(`The search cannot index these pages.\n${lines.join('\n')}`);
  }
  return results.flatMap(({sections}) => sections);
}

/**
 * Splits the text of a built page at its headings of level 1 to 5, in their order. A page with a problem
 * has no sections.
 */
export function splitSections({path, html}: Pick<PageSource, 'path' | 'html'>): {
  sections: Section[];
  problems: string[];
} {
  const article = findArticle(html);
  if (!article) {
    return {sections: [], problems: ['there is no <article>. Render the page in an <article>.']};
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

function checkDrafts([page, ...rest]: readonly Draft[]): string[] {
  if (page?.level !== 1) {
    return ['the article does not start with an h1. Give the page a title in its front matter.'];
  }
  const ids = new Set<string>();
  return rest.flatMap(({level, heading, id}) => {
    const isRepeated = ids.has(id);
    ids.add(id);
    if (id === '') {
      return [
        `the h${level} "${heading}" has no id. Write it as a Markdown heading that ends in ` +
          '{/* #its-id */}, or give the element an id.',
      ];
    }
    return isRepeated
      ? [`the h${level} "${heading}" has the id ${id} of another heading. Give it its own.`]
      : [];
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
