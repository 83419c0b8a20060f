import {existsSync} from 'node:fs';
import path from 'node:path';

/** Whether the docs have versions: a badge on each page says which one it is of. */
const hasVersions = existsSync(path.join(__dirname, 'versions.json'));

/**
 * Class names and elements of the theme that this site does not use; the build removes their rules. The proof
 * `frame/unused-styles` fails if a page has one of them.
 */
export const UNUSED_STYLES: readonly (string | RegExp)[] = [
  // Tags of pages and lists of posts: the front matter and the site have none.
  /^tags?_/,
  /^tag(?:Regular|WithCount)_/,
  'pagination',
  ...(hasVersions ? [] : [/^badge/]),
  // A sidebar that readers can hide: `hideable` is false.
  /^(?:collapseSidebar|expand)Button/,
  /^(?:sidebar|docSidebarContainer)Hidden_/,
  /^(?:docMainContainer|docItemWrapper)Enhanced_/,
  // Items of raw HTML in the sidebar, and other looks of the navbar and the footer.
  /^menuHtmlItem_/,
  /^navbar--(?:dark|primary)$/,
  /^darkNavbarColorModeToggle_/,
  /^footer(?:--dark|__logo|__link-separator)$/,
  /^footerLogoLink_/,
  /^button--(?:outline|secondary|active)$/,
  // Notes other than `note` and `warning`; lists of tasks.
  /^alert--(?:success|info|danger)$/,
  /^containsTaskList_/,
  // Elements that no page is written with.
  'h6',
  'hr',
  'iframe',
];
