// Replaced: the front matter of pages cannot make one unlisted or a draft, and the theme's notes about
// that are 2 kB of the script of every page.
import type {ReactNode} from 'react';

/** Renders nothing in place of the theme's notice for unlisted pages: every page is listed. */
export default function ContentVisibility(): ReactNode {
  return null;
}
