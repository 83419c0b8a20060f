// Replaced: the theme's emoji say nothing and are read aloud.
import type {ReactNode} from 'react';

/** Renders no icon on cards. */
export default function DocCardHeadingIcon(): ReactNode {
  return null;
}
