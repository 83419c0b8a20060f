import {findEnd} from './describeResults';
import type {Entry, Page} from './types';

/** A page with all its fields; the page itself is its first entry. */
export type IndexedPage = Required<Omit<Page, 'entries' | 'summary' | 'text'>> & {
  entries: readonly IndexedEntry[];
};

/** An entry with all its fields; `anchor` is empty for a page itself. */
export type IndexedEntry = Required<Entry>;

/** Fills in the optional fields of pages and entries. Throws one error that lists every invalid one. */
export function completePages(pages: readonly Page[]): IndexedPage[] {
  const urls = new Set<string>();
  const problems = pages.flatMap(({url, keywords = [], entries = []}) => [
    ...(urls.size === urls.add(url).size ? [`${url}: two pages have this url. Join them.`] : []),
    ...keywords
      .filter((keyword) => keyword.includes(', '))
      .map((keyword) => `${url}: the keyword "${keyword}" has a comma. Make it two.`),
    ...entries
      .filter(({anchor}) => !anchor)
      .map(({name}) => `${url}: the entry "${name}" has no anchor. Give it the id of its element.`),
  ]);
  if (problems.length > 0) throw new Error(problems.join('\n'));
  return pages.map(({url, title, alias = '', keywords = [], entries = [], ...page}) => ({
    ...{url, title, alias, keywords},
    entries: [{...page, anchor: '', name: title, kind: 'page'}, ...entries].map(completeEntry),
  }));
}

function completeEntry({anchor, name, ...entry}: Entry): IndexedEntry {
  const {family = 'page', kind = 'section', trail = [], text = ''} = entry;
  const {summary = cutSummary(text)} = entry;
  return {anchor, family, kind, name: tidy(name), trail: trail.map(tidy), summary, text};
}

/** Collapses white space, because names are cells of a table: see `NamesFile`. */
function tidy(name: string): string {
  return name.replace(/\s+/g, ' ').trim();
}

const SUMMARY_LENGTH = 100;

/** Returns the first sentence of a section, or its start, cut between two words. */
function cutSummary(text: string): string {
  const sentence = /^.{20,}?[.:!?](?= )/.exec(text)?.[0] ?? text;
  const end = findEnd(sentence, 0, SUMMARY_LENGTH);
  return end === sentence.length ? sentence : `${sentence.slice(0, end)} …`;
}
