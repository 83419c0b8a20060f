import {locate} from './locate';
import type {Problem, Text} from './types';

/** A problem at each match in the prose; `describe` gets the match and the sentence before it. */
export function searchProse(
  {source, prose}: Text,
  pattern: RegExp,
  describe: (match: string, before: string) => string | undefined,
): Problem[] {
  return prose.flatMap(({text, offset}) =>
    [...text.matchAll(pattern)].flatMap(({0: match, index}) => {
      const before =
        text
          .slice(0, index)
          .split(/[.!?]\s/)
          .at(-1) ?? '';
      const message = describe(match.replace(/\s+/g, ' '), before);
      return message ? [{...locate(source, offset + index), message}] : [];
    }),
  );
}
