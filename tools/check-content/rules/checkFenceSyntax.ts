import {locateInFence} from '../locateInFence';
import {readSyntaxError} from '../readSyntaxError';
import type {Rule} from '../types';

/** Blocks are valid in their language, unless the failure is their point. */
export const checkFenceSyntax: Rule = ({fences}) =>
  fences.flatMap((fence) => {
    const {language, settings, code} = fence;
    const isExempt = 'file' in settings || 'expect-error' in settings;
    const problem = isExempt ? undefined : readSyntaxError(language, code);
    const message = `this ${language} block is not valid: ${problem?.message}. Correct it, or use text.`;
    return problem ? [{...locateInFence(fence, problem), message}] : [];
  });
