import React, {type ReactNode} from 'react';
import {findTerms} from '../../client/findTerms';

type Props = {text: string; terms: readonly string[]};

/** A text with its terms (findTerms) in `<mark>`; whatever it contains is never markup. */
export default function MarkedText({text, terms}: Props): ReactNode {
  const matches = findTerms(text, terms);
  return (
    <>
      {matches.flatMap(({start, end}, index) => [
        text.slice(matches[index - 1]?.end ?? 0, start),
        <mark key={index}>{text.slice(start, end)}</mark>,
      ])}
      {text.slice(matches.at(-1)?.end ?? 0)}
    </>
  );
}
