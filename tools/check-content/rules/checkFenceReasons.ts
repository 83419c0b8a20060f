import {isFreeLanguage} from '../isFreeLanguage';
import type {Rule} from '../types';

/** Code that nothing parses, builds or runs says why. */
export const checkFenceReasons: Rule = ({fences}) =>
  fences
    .filter(
      ({language, settings}) =>
        language !== '' &&
        !isFreeLanguage(language) &&
        !('file' in settings) &&
        !('no-check' in settings),
    )
    .map(({line, column, language}) => ({
      line,
      column,
      message: `nothing checks this ${language} block. Show code from a file with file=, or give the reason: no-check="…".`,
    }));
