import type {ClientModule} from '@docusaurus/types';
import {findTarget} from '../../plugins/lib/pageLinks';

/**
 * Opens the folds and the panel of tabs around what an address names, and shows it: a link, a result of
 * the search or the address itself may lead into a closed one. Browsers do so only where they navigate
 * themselves.
 */
export const onRouteDidUpdate: ClientModule['onRouteDidUpdate'] = ({
  location,
  previousLocation,
}) => {
  const target = findTarget(location.hash);
  const closed = [...document.querySelectorAll('details:not([open]), [hidden="until-found"]')];
  const around = closed.filter((element) => target && element.contains(target));
  for (const element of around) {
    if (element instanceof HTMLDetailsElement) element.open = true;
    // What a browser sends where it finds something: `chooseTabs.ts` listens.
    else element.dispatchEvent(new Event('beforematch', {bubbles: true}));
  }
  // A reader who has scrolled before the page was awake stays there.
  if (around.length > 0 && (previousLocation || window.scrollY === 0)) {
    target?.scrollIntoView();
  }
};
