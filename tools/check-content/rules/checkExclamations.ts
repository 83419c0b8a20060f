import {searchProse} from '../searchProse';
import type {WordRule} from '../types';

/** Prose has no exclamation marks; output that has one belongs in code. */
export const checkExclamations: WordRule = (text) =>
  searchProse(
    text,
    /!/g,
    () => 'an exclamation mark. End with a full stop; put output and code in backticks.',
  );
