// Replaced: the front matter of pages cannot make one unlisted or a draft, and the theme's notes about
// that are 2 kB of the script of every page.
import type {ReactNode} from 'react';

/** What says that a page is not listed: nothing, because every page is. */
export default function ContentVisibility(): ReactNode {
  return null;
}
