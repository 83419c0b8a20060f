import {RULES} from './rules';
import type {Finding, Page, Pages} from './types';

/** Everything that the rules find on a page, in the order of the file. */
export function checkPage(page: Page, pages: Pages): Finding[] {
  return Object.entries(RULES)
    .flatMap(([kind, rule]) =>
      rule(page, pages).map((problem) => ({file: page.file, kind, ...problem})),
    )
    .sort((a, b) => a.line - b.line || a.column - b.column);
}
