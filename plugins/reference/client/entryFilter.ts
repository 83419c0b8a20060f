import type {ClientModule} from '@docusaurus/types';
import {delegate, isComposing} from '../../shared/delegate';
import {findTarget} from '../../shared/pageLinks';
import {filterEntries, isFiltered} from './filterEntries';

// What the filter of a page does: `placeFilter` renders it, and its state is what its input and its
// buttons show.

delegate('input', '.entry-filter input', apply);

delegate('click', '.entry-filter button', (button) => {
  press(button, button.getAttribute('aria-pressed') === 'false');
  apply();
});

delegate('keydown', '.entry-filter', (_, event) => {
  if (event.key === 'Escape' && !isComposing(event)) clear();
});

/** Hides the entries that lack the words or the kinds that the reader wants, and says how many stay. */
function apply(): void {
  const kinds = listButtons().filter((each) => each.getAttribute('aria-pressed') === 'true');
  const shown = filterEntries(
    findInput()?.value ?? '',
    kinds.map(({value}) => value),
  );
  const status = document.querySelector('.entry-filter [role="status"]');
  if (status) {
    const total = `${document.querySelectorAll('[data-kind]').length} entries`;
    status.textContent = shown === undefined ? total : `${shown} of ${total}`;
  }
}

/** Shows all entries again. */
function clear(): void {
  const input = findInput();
  if (input) input.value = '';
  listButtons().forEach((button) => press(button, false));
  apply();
}

const findInput = () => document.querySelector<HTMLInputElement>('.entry-filter input');

const listButtons = () => [...document.querySelectorAll<HTMLButtonElement>('.entry-filter button')];

const press = (button: HTMLElement, isPressed: boolean) =>
  button.setAttribute('aria-pressed', String(isPressed));

/** Shows what an address leads to, before the framework scrolls there. */
export const onRouteUpdate: ClientModule['onRouteUpdate'] = ({location, previousLocation}) => {
  const target = previousLocation && findTarget(location.hash);
  if (target && isFiltered(target)) clear();
};

/** Applies what the reader typed before the page was interactive, or what the browser restored. */
export const onRouteDidUpdate: ClientModule['onRouteDidUpdate'] = ({
  location,
  previousLocation,
}) => {
  if (location.pathname !== previousLocation?.pathname && findInput()?.value) apply();
};
