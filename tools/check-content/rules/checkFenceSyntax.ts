import {readSyntaxError} from '../readSyntaxError';
import type {Rule} from '../types';

/** Blocks are valid in their language, unless the failure is their point. */
export const checkFenceSyntax: Rule = ({fences}) =>
  fences.flatMap(({line, column, language, settings, code}) => {
    const isExempt = 'file' in settings || 'expect-error' in settings;
    const problem = isExempt ? undefined : readSyntaxError(language, code);
    const message = `this ${language} block is not valid: ${problem?.message}. Correct it, or use text.`;
    // The code starts in the line behind the fence.
    return problem
      ? [{line: line + problem.line, column: column + problem.column - 1, message}]
      : [];
  });
