import React, {Fragment, type ReactNode} from 'react';

/** Shorter names fit everywhere; a break would only make them harder to read. */
const SHORT = 12;

/** A letter or figure with the mark that a line may end after, or one that it may end at. */
const MARK = /[a-z\d][/:_](?=[a-z{])|[a-z\d](?=@|\.[a-z])/gi;
const CAPITAL = /[a-z](?=[A-Z])/g;

/** A name of code that may break between its parts, and is copied as it is. */
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
 * Returns the parts that long names of code break into where a line is too short for them: after `/`, `:`
 * and `_`, before `.` and `@`; before a capital where there is none of these. Joined, they are the
 * text again.
 */
export function splitName(text: string): string[] {
  return text.replace(/\S+/g, (name) => (name.length > SHORT ? breakName(name) : name)).split('\n');
}

function breakName(name: string): string {
  const broken = name.replace(MARK, '$&\n');
  return broken === name ? name.replace(CAPITAL, '$&\n') : broken;
}
