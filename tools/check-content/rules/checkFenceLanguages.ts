import {LANGUAGES} from '../../../plugins/code-highlight/languages';
import type {Rule} from '../types';

const KNOWN = [...Object.keys(LANGUAGES), 'dot'].sort();

/** Every fence names a language that the site can show. */
export const checkFenceLanguages: Rule = ({fences}) =>
  fences
    .filter(({language}) => !KNOWN.includes(language))
    .map(({line, column, language}) => {
      const problem = language
        ? `the language “${language}” is unknown`
        : 'a fence has no language';
      return {line, column, message: `${problem}. Use one of ${KNOWN.join(', ')}.`};
    });
