import type {ClientModule} from '@docusaurus/types';
import {repairHash} from '../../plugins/lib/pageLinks';

/**
 * What a new document would do, after a move within the site: says which page is shown, and lets the
 * keyboard go on from the anchor. (Without one, the framework moves the focus to the start.)
 */
export const onRouteDidUpdate: ClientModule['onRouteDidUpdate'] = ({
  location,
  previousLocation,
}) => {
  if (!previousLocation || location.pathname === previousLocation.pathname) return;
  const status = document.querySelector('body > [role="status"]');
  if (status) status.textContent = document.querySelector('h1')?.textContent ?? '';
  const anchor = document.getElementById(decodeURIComponent(location.hash.slice(1)));
  if (!anchor || anchor.hasAttribute('tabindex')) return;
  anchor.setAttribute('tabindex', '-1');
  anchor.focus({preventScroll: true});
  anchor.removeAttribute('tabindex');
};

if (typeof window !== 'undefined') {
  // Before the framework hears of it, which decodes the hash: a malformed one would crash the page.
  window.addEventListener('popstate', () => {
    const {hash} = window.location;
    const repaired = repairHash(hash);
    if (repaired !== hash) window.history.replaceState(window.history.state, '', repaired);
  });
}
