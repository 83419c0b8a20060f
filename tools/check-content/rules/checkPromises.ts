import {PROMISES} from '../promises';
import {searchProse} from '../searchProse';
import type {WordRule} from '../types';

const NEGATION = /\b(?:no|not|never|nor|neither|none|nothing|nobody|without|cannot)\b|n['’]t\b/i;

/** A text promises nothing that the runtime does not keep; a sentence that denies it is fine. */
export const checkPromises: WordRule = (text) =>
  PROMISES.flatMap(({pattern, remedy}) =>
    searchProse(text, pattern, (match, before) =>
      NEGATION.test(before) ? undefined : `“${match}” promises too much. ${remedy}`,
    ),
  );
