import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import type {ClientModule} from '@docusaurus/types';

/** On the root of a page whose styles let the browser skip what is far from view. `wakePage` sets it first. */
const MARK = 'data-skip-unseen';

let isWayBack = false;
if (ExecutionEnvironment.canUseDOM) {
  // Before the framework hears of it.
  window.addEventListener('popstate', () => (isWayBack = true), {capture: true});
}

/** Lets no part of a page be skipped before the framework or the browser scrolls by the heights of all. */
export const onRouteUpdate: ClientModule['onRouteUpdate'] = ({location, previousLocation}) => {
  if (!previousLocation) return;
  const root = document.documentElement;
  if (location.hash || isWayBack) root.removeAttribute(MARK);
  else if (location.pathname !== previousLocation.pathname) root.setAttribute(MARK, '');
  isWayBack = false;
};
