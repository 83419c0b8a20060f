import React, {Fragment, type ReactNode} from 'react';

/** Shorter names stay whole: they fit everywhere, and are harder to read with a break. */
const SHORT = 12;

/** Matches a letter or digit with the mark after which a line may break, or one at which it may. */
const MARK = /[a-z\d][/:_](?=[a-z{])|[a-z\d](?=@|\.[a-z])/gi;
const CAPITAL = /[a-z](?=[A-Z])/g;

/** Renders a name of code that may break between its parts, and is copied unchanged. */
export default function LongName({name}: {name: string}): ReactNode {
  return splitName(name).map((part, index) => (
    // The parts of a name never change their order.
    <Fragment key={index}>
      {index > 0 && <wbr />}
      {part}
    </Fragment>
  ));
}

/**
 * Splits a long name of code where its line may break: after `/`, `:` and `_`, before `.` and `@`; without any of
 * these, before capitals. Joined, the parts are the name again.
 */
export function splitName(text: string): string[] {
  return text.replace(/\S+/g, (name) => (name.length > SHORT ? breakName(name) : name)).split('\n');
}

function breakName(name: string): string {
  const broken = name.replace(MARK, '$&\n');
  return broken === name ? name.replace(CAPITAL, '$&\n') : broken;
}
