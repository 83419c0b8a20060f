import type {ClientModule} from '@docusaurus/types';

/**
 * Opens the folds around what an address names, and shows it: a link, a result of the search or the
 * address itself may lead into a closed fold. Browsers do so only where they navigate themselves.
 */
export const onRouteDidUpdate: ClientModule['onRouteDidUpdate'] = ({
  location,
  previousLocation,
}) => {
  const target = document.getElementById(location.hash.slice(1));
  const closed = target ? [...document.querySelectorAll('details:not([open])')] : [];
  const around = closed.filter((fold) => fold.contains(target));
  around.forEach((fold) => fold.setAttribute('open', ''));
  // A reader who has scrolled before the page was awake stays there.
  if (around.length > 0 && (previousLocation || window.scrollY === 0)) {
    target?.scrollIntoView();
  }
};
