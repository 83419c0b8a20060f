import type {ClientModule} from '@docusaurus/types';
import {onContentShown} from 'docusaurus-built-pages/pageEvents';
import {findTarget, repairHash} from 'docusaurus-built-pages/pageLinks';

/** The path of the page whose content was shown last. */
let shown: string | undefined;
/** A navigation that Docusaurus reported before its content was shown. */
let late: {path: string; hash: string} | undefined;

/**
 * After client-side navigation: opens folds around the target, announces the page, and lets the keyboard continue at
 * the target. (Without one, Docusaurus moves the focus to the start.)
 */
export const onRouteDidUpdate: ClientModule['onRouteDidUpdate'] = ({
  location,
  previousLocation,
}) => {
  // A reader who has scrolled before the page was awake stays there.
  openAround(location.hash, previousLocation !== null || window.scrollY === 0);
  const {pathname: path, hash} = location;
  if (!previousLocation || path === previousLocation.pathname) return;
  document.querySelectorAll('[data-section]:has([aria-current="page"]) > [hidden]').forEach(open);
  completeMove(hash);
  late = shown === path ? undefined : {path, hash};
};

onContentShown(() => {
  shown = window.location.pathname;
  if (late?.path === shown) {
    openAround(late.hash, false);
    findTarget(late.hash)?.scrollIntoView();
    completeMove(late.hash);
  }
  late = undefined;
});

/**
 * Opens the folds and the tab panel around the target of a hash, and shows it, as browsers do only when they navigate
 * themselves.
 */
function openAround(hash: string, canScroll: boolean): void {
  const target = findTarget(hash);
  const closed = [...document.querySelectorAll('details:not([open]), [hidden="until-found"]')];
  const around = closed.filter((element) => target && element.contains(target));
  for (const element of around) {
    if (element instanceof HTMLDetailsElement) element.open = true;
    else open(element);
  }
  if (around.length > 0 && canScroll) target?.scrollIntoView();
}

/** Dispatches the event of a browser that finds hidden content; `chooseTabs.ts` and `foldSections.ts` listen. */
function open(element: Element): void {
  element.dispatchEvent(new Event('beforematch', {bubbles: true}));
}

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
