import type {ClientModule} from '@docusaurus/types';
import {delegate, isComposing, onContentShown} from 'docusaurus-built-pages/pageEvents';
import {findTarget} from 'docusaurus-built-pages/pageLinks';

// Makes the filter work that `placeFilter` renders, whose state is that of its input and its buttons, and opens what is
// closed around an entry that an address names.

type Filter = typeof import('./filterEntries');

/** The filter's code, loaded on demand: few pages have a filter, and few readers use it. */
let filter: Filter | undefined;

async function load(): Promise<Filter> {
  return (filter ??= await import('./filterEntries'));
}

const apply = () => void load().then((loaded) => loaded.apply());
const clear = () => void load().then((loaded) => loaded.clear());

delegate('focusin', '.entry-filter', () => void load());
delegate('input', '.entry-filter input', apply);

delegate('click', '.entry-filter button', (button) => {
  button.setAttribute('aria-pressed', String(button.getAttribute('aria-pressed') === 'false'));
  apply();
});

delegate('keydown', '.entry-filter', (_, event) => {
  if (event.key === 'Escape' && !isComposing(event)) clear();
});

/** Shows the target of a link before Docusaurus scrolls to it. */
export const onRouteUpdate: ClientModule['onRouteUpdate'] = ({location, previousLocation}) => {
  const target = previousLocation && findTarget(location.hash);
  if (target?.closest('[hidden], [data-reduced]')) filter?.clear();
};

/** Applies input from before the page was interactive, or input that the browser restored. */
export const onRouteDidUpdate: ClientModule['onRouteDidUpdate'] = ({
  location,
  previousLocation,
}) => {
  // A reader who has scrolled before the page was awake stays there.
  openAround(location.hash, previousLocation !== null || window.scrollY === 0);
  if (location.pathname === previousLocation?.pathname) return;
  if (document.querySelector<HTMLInputElement>('.entry-filter input')?.value) apply();
};

// Content may come after the framework has reported a move.
onContentShown(() => openAround(window.location.hash));

/**
 * Opens the folds, and what is hidden until it is found, around what a hash names, and shows it: browsers do so only
 * where they navigate themselves.
 */
function openAround(hash: string, canScroll = true): void {
  const target = findTarget(hash);
  const closed = [...document.querySelectorAll('details:not([open]), [hidden="until-found"]')];
  const around = closed.filter((element) => target && element.contains(target));
  for (const element of around) {
    if ('open' in element) element.open = true;
    // What a browser sends where it finds something: what hides the content listens.
    else element.dispatchEvent(new Event('beforematch', {bubbles: true}));
  }
  if (around.length > 0 && canScroll) target?.scrollIntoView();
  if (document.querySelector('details[data-collapsed]')) {
    const place = canScroll || window.scrollY;
    void load().then(({fillFolds}) => fillFolds(place));
  }
}
