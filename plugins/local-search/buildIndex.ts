import MiniSearch from 'minisearch';
import {ENGINE_OPTIONS} from './engineOptions';
import type {IndexedSection, Section} from './types';

/**
 * The index of all sections as JSON: the same sections in the same order give the same bytes.
 * Of each section's text it keeps `excerptLength` characters at most.
 */
export function buildIndex(
  sections: readonly Section[],
  {excerptLength}: {excerptLength: number},
): string {
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
      excerpt: cutExcerpt(text, excerptLength),
    })),
  );
  return JSON.stringify(engine);
}

/** The start of a text, cut between two words. */
function cutExcerpt(text: string, length: number): string {
  return text.length <= length ? text : text.slice(0, text.lastIndexOf(' ', length) + 1).trimEnd();
}
