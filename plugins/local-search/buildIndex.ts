import MiniSearch from 'minisearch';
import {ENGINE_OPTIONS} from './engineOptions';
import type {IndexedSection, Section} from './types';

/** How many characters of a section's text the index keeps at most, to show them in a result. */
const EXCERPT_LENGTH = 1000;

/** The index of all sections as JSON: the same sections in the same order make the same bytes. */
export function buildIndex(sections: readonly Section[]): string {
  const engine = new MiniSearch<IndexedSection>(ENGINE_OPTIONS);
  engine.addAll(
    sections.map(({url, title, trail, text}, id) => ({
      id,
      url,
      title,
      trail,
      // The title is the heading of a page's first section: there it counts twice.
      heading: trail.at(-1) ?? title,
      // The headings above are found too, but weigh no more than text.
      text: [...trail.slice(0, -1), text].join(' '),
      excerpt: cutExcerpt(text),
    })),
  );
  return JSON.stringify(engine);
}

/** The start of a text, cut between two words. */
function cutExcerpt(text: string): string {
  return text.length <= EXCERPT_LENGTH
    ? text
    : text.slice(0, text.lastIndexOf(' ', EXCERPT_LENGTH) + 1).trimEnd();
}
