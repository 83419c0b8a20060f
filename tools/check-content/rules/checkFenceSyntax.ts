import {readSyntaxError} from '../readSyntaxError';
import type {Rule} from '../types';

/** Blocks are valid in their language, unless the failure is their point. */
export const checkFenceSyntax: Rule = ({fences}) =>
  fences.flatMap(({line, column, language, settings, code}) => {
    const isExempt = 'file' in settings || 'expect-error' in settings;
    const reason = isExempt ? undefined : readSyntaxError(language, code);
    const message = `this ${language} block is not valid: ${reason}. Correct it, or use text.`;
    return reason === undefined ? [] : [{line, column, message}];
  });
