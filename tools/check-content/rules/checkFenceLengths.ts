import {isFreeLanguage} from '../isFreeLanguage';
import type {Rule} from '../types';

const MOST = 10;

/** Longer code lives in `examples/`, where it is built and run; a page shows it with `file=`. */
export const checkFenceLengths: Rule = ({fences}) =>
  fences.flatMap(({line, column, language, settings, code}) => {
    const {length} = code.split('\n');
    if (isFreeLanguage(language) || 'file' in settings || length <= MOST) {
      return [];
    }
    const message = `${length} lines of ${language}, ${MOST} at most. Move the code to examples/ and show it with file=, or split it.`;
    return [{line, column, message}];
  });
