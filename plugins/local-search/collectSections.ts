import {splitSections} from './splitSections';
import type {PageSource, Section} from './types';

/**
 * The sections of all pages. Throws one error that lists every page which cannot be indexed as
 * `file (path): what is wrong. What to do.`
 */
export function collectSections(
  pages: readonly PageSource[],
  ignoreClasses: readonly string[],
): Section[] {
  const results = pages.map((page) => ({page, ...splitSections(page, ignoreClasses)}));
  const lines = results.flatMap(({page, problems}) =>
    problems.map((problem) => `${page.file} (${page.path}): ${problem}`),
  );
  if (lines.length > 0) {
    throw new Error(`The search cannot index these pages.\n${lines.join('\n')}`);
  }
  return results.flatMap(({sections}) => sections);
}
