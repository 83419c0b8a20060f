import type {ClientModule} from '@docusaurus/types';
import {onContentShown} from 'docusaurus-built-pages/pageEvents';
import {findTarget, repairHash} from 'docusaurus-built-pages/pageLinks';

/** The path of the page whose content was shown last. */
let shown: string | undefined;
/** A navigation that Docusaurus reported before its content was shown. */
let late: {path: string; hash: string} | undefined;

/**
 * After client-side navigation: opens folds around the target, announces the page in the status that `copyOnPress`
 * adds, and lets the keyboard continue at the target. (Without one, Docusaurus moves the focus to the start.)
 */
export const onRouteDidUpdate: ClientModule['onRouteDidUpdate'] = ({
  location,
  previousLocation,
}) => {
  const {pathname: path, hash} = location;
  if (!previousLocation || path === previousLocation.pathname) return;
  document
    .querySelectorAll('[data-section]:has([aria-current="page"]) > [hidden]')
    // As where a browser finds something: `foldSections.ts` listens.
    .forEach((part) => part.dispatchEvent(new Event('beforematch', {bubbles: true})));
  completeMove(hash);
  late = shown === path ? undefined : {path, hash};
};

onContentShown(() => {
  shown = window.location.pathname;
  if (late?.path === shown) {
    findTarget(late.hash)?.scrollIntoView();
    completeMove(late.hash);
  }
  late = undefined;
});

function completeMove(hash: string): void {
  const status = document.querySelector('body > [role="status"]');
  if (status) status.textContent = document.querySelector('h1')?.textContent ?? '';
  const anchor = findTarget(hash);
  if (!anchor || anchor.hasAttribute('tabindex')) return;
  anchor.setAttribute('tabindex', '-1');
  anchor.focus({preventScroll: true});
  anchor.removeAttribute('tabindex');
}

if (typeof window !== 'undefined') {
  // Before the framework hears of it, which decodes the hash: a malformed one would crash the page.
  window.addEventListener('popstate', () => {
    const {hash} = window.location;
    const repaired = repairHash(hash);
    if (repaired !== hash) window.history.replaceState(window.history.state, '', repaired);
  });
}
