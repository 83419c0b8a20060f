import React, {Fragment, type ReactNode} from 'react';
import {splitName} from './splitName';

/** A name of code that may break between its parts, and is copied as it is. */
export default function LongName({name}: {name: string}): ReactNode {
  return splitName(name).map((part, index) => (
    // The parts of a name never change places.
    <Fragment key={index}>
      {index > 0 && <wbr />}
      {part}
    </Fragment>
  ));
}
