import type {ClientModule} from '@docusaurus/types';
import {delegate, isComposing} from 'docusaurus-built-pages/pageEvents';
import {findTarget} from 'docusaurus-built-pages/pageLinks';

// Makes the filter work that `placeFilter` renders. Its state is that of its input and its buttons.

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
  if (location.pathname === previousLocation?.pathname) return;
  if (document.querySelector<HTMLInputElement>('.entry-filter input')?.value) apply();
};
