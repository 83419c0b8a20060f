import React, {type ReactNode} from 'react';
import type {Piece} from '../../types';

/** A text whose matches stand in `<mark>`; everything in it is text, never markup. */
export default function MarkedText({pieces}: {pieces: readonly Piece[]}): ReactNode {
  return pieces.map(({text, isMatch}, index) =>
    isMatch ? <mark key={index}>{text}</mark> : <React.Fragment key={index}>{text}</React.Fragment>,
  );
}
