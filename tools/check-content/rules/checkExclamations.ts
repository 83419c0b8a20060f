import {searchProse} from '../searchProse';
import type {Rule} from '../types';

/** Prose has no exclamation marks; output that has one belongs in code. */
export const checkExclamations: Rule = (page) =>
  searchProse(
    page,
    /!/g,
    () => 'an exclamation mark. End with a full stop; put output and code in backticks.',
  );
