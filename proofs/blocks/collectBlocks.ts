import {includeCode} from '../../plugins/content/code-include/index';
import type {Finding} from '../../check/lib/findings';
import type {Page} from '../../check/lib/pages/types';
import type {Block} from './types';

/** Lists every code block of the pages in order, with the code that `file=` includes from the repository at `root`. */
export function collectBlocks(
  pages: Iterable<Page>,
  root: string,
): {blocks: Block[]; findings: Finding[]} {
  const blocks: Block[] = [];
  const findings: Finding[] = [];
  for (const {file, fences} of pages) {
    for (const {line, column, language, settings, code} of fences) {
      const block = {file, line, column, language, settings};
      const {file: value} = settings;
      if (typeof value !== 'string') {
        blocks.push({...block, code});
        continue;
      }
      try {
        blocks.push({...block, code: includeCode(value, root), shows: value.replace(/#.*/, '')});
      } catch (error) {
        const message = (error as Error).message;
        findings.push({file, line, column, kind: 'include', message});
      }
    }
  }
  return {blocks, findings};
}
