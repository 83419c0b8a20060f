import {onContentShown} from 'docusaurus-built-pages/pageEvents';
import {findTarget} from 'docusaurus-built-pages/pageLinks';

/** The result whose page is loading. */
let opening: HTMLAnchorElement | undefined;

/**
 * Moves the focus to the heading of a result once its page is shown, so that keyboard and screen reader go on from
 * there. The link itself does the navigation.
 */
export function focusResult(link: HTMLAnchorElement): void {
  opening = link;
  // On this page, nothing else tells that the reader is there.
  if (link.pathname === window.location.pathname) setTimeout(focusTarget);
}

/** Starts to wait for the pages of results. */
export function watchResults(): void {
  onContentShown(() => {
    if (opening?.pathname !== window.location.pathname) opening = undefined;
    // Once the folds around the place are open.
    setTimeout(focusTarget);
  });
}

function focusTarget(): void {
  const target = findTarget(opening?.hash ?? '');
  opening = undefined;
  if (!target) return;
  target.setAttribute('tabindex', '-1');
  target.addEventListener('blur', () => target.removeAttribute('tabindex'), {once: true});
  // The browser or the framework scrolls to it.
  target.focus({preventScroll: true});
}
