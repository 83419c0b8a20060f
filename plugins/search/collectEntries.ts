import {addTo} from '../lib/addTo';
import type {ReferenceSymbol} from '../lib/catalogue/types';
import {tidy} from './collectSections';
import type {IndexedEntry, IndexedPage, PageSource, Section} from './types';

/**
 * All that can be found: each page with its sections and the symbols on it. A symbol takes the place
 * of the section with its anchor; one in the middle of a section comes after the page's others.
 * `sections` are those of `pages`, in any order.
 */
export function collectEntries(
  pages: readonly PageSource[],
  sections: readonly Section[],
  symbols: readonly ReferenceSymbol[],
  cutPrefix = '',
): IndexedPage[] {
  const sectionsOf = new Map<string, Section[]>();
  sections.forEach((section) => addTo(sectionsOf, section.url.replace(/#.*/, ''), section));
  const symbolsOf = new Map<string, ReferenceSymbol[]>();
  symbols.forEach((symbol) => addTo(symbolsOf, symbol.page, symbol));
  return pages.map(({path: url, alias = '', description = '', keywords = []}) => {
    const [self, ...rest] = sectionsOf.get(url) ?? [];
    const title = self?.title ?? '';
    const page = {anchor: '', family: 'page', kind: 'page', name: title, trail: []} as const;
    const symbolsByAnchor = new Map((symbolsOf.get(url) ?? []).map((one) => [one.anchor, one]));
    const entries = rest.map((section) => {
      const anchor = decodeURIComponent(section.url.slice(url.length + 1));
      const symbol = symbolsByAnchor.get(anchor);
      symbolsByAnchor.delete(anchor);
      return symbol
        ? describeSymbol(symbol, section.text, cutPrefix)
        : describeSection(section, anchor);
    });
    const others = [...symbolsByAnchor.values()].map((symbol) =>
      describeSymbol(symbol, '', cutPrefix),
    );
    const first = {...page, summary: description, text: self?.text ?? ''};
    return {
      url,
      title,
      alias: alias === title ? '' : alias,
      keywords,
      entries: [first, ...entries, ...others],
    };
  });
}

function describeSection({trail, text}: Section, anchor: string): IndexedEntry {
  const [name = '', ...above] = [...trail].reverse();
  const summary = cutSummary(text);
  return {anchor, family: 'page', kind: 'section', name, trail: above.reverse(), summary, text};
}

function describeSymbol(
  {anchor, reference, kind, name, summary}: ReferenceSymbol,
  text: string,
  cutPrefix: string,
): IndexedEntry {
  const shown = name.startsWith(cutPrefix) ? name.slice(cutPrefix.length) : name;
  // Without the marks of inline code.
  const line = tidy(summary.replace(/`/g, ''));
  return {anchor, family: reference, kind, name: shown, trail: [], summary: line, text};
}

const SUMMARY_LENGTH = 100;

/** The first sentence of a text, or its start, cut between two words. */
function cutSummary(text: string): string {
  const sentence = /^.{20,}?[.:!?](?= )/.exec(text)?.[0] ?? text;
  return sentence.length <= SUMMARY_LENGTH
    ? sentence
    : `${sentence.slice(0, sentence.lastIndexOf(' ', SUMMARY_LENGTH))} …`;
}
