import {PROMISES} from '../promises';
import {searchProse} from '../searchProse';
import type {Rule} from '../types';

const NEGATION = /\b(?:no|not|never|nor|neither|none|nothing|nobody|without|cannot)\b|n['’]t\b/i;

/** A page promises nothing that the runtime does not keep; a sentence that denies it is fine. */
export const checkPromises: Rule = (page) =>
  PROMISES.flatMap(({pattern, remedy}) =>
    searchProse(page, pattern, (match, before) =>
      NEGATION.test(before) ? undefined : `“${match}” promises too much. ${remedy}`,
    ),
  );
