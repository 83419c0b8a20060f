// Replaced: the theme's emoji say nothing and are read aloud.
import type {ReactNode} from 'react';

/** The icon of a card: none. */
export default function DocCardHeadingIcon(): ReactNode {
  return null;
}
