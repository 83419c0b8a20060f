import {RULES, WORD_RULES} from './rules';
import type {Finding, Page, Pages, Problem, Text} from './types';

/** Everything that the rules find on a page, in the order of the file. */
export function checkPage(page: Page, pages: Pages): Finding[] {
  return applyRules(page.file, RULES, (rule) => rule(page, pages));
}

/** The same for a text that is no page: it has words only. */
export function checkText(text: Text): Finding[] {
  return applyRules(text.file, WORD_RULES, (rule) => rule(text));
}

function applyRules<R>(
  file: string,
  rules: Readonly<Record<string, R>>,
  apply: (rule: R) => Problem[],
): Finding[] {
  return Object.entries(rules)
    .flatMap(([kind, rule]) => apply(rule).map((problem) => ({file, kind, ...problem})))
    .sort((a, b) => a.line - b.line || a.column - b.column);
}
