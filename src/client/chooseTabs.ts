import {createStorageSlot} from '@docusaurus/theme-common';
import type {ClientModule} from '@docusaurus/types';
import {delegate} from '../../plugins/shared/delegate';

delegate('click', '[role="tab"]', choose);

delegate('keydown', '[role="tab"]', (tab, event) => {
  const {key, altKey, ctrlKey, metaKey} = event;
  const tabs = listTabs(tab.parentElement);
  const at = tabs.indexOf(tab);
  const targets = new Map([
    ['ArrowRight', (at + 1) % tabs.length],
    ['ArrowLeft', at - 1],
    ['Home', 0],
    ['End', -1],
  ]);
  const target = targets.get(key);
  const isPress = key === 'Enter' || key === ' ';
  if ((target === undefined && !isPress) || altKey || ctrlKey || metaKey) {
    return;
  }
  event.preventDefault();
  if (target === undefined) choose(tab);
  else tabs.at(target)?.focus();
});

/** Shows the panel of a tab, and those of the same name in all tabs of its group, for good. */
function choose(tab: HTMLElement): void {
  const {group} = tab.parentElement?.dataset ?? {};
  const value = tab.dataset.value ?? '';
  keepInPlace(tab, () => {
    const others = listGroups().filter(({dataset}) => dataset.group === group);
    [tab.parentElement, ...others].forEach((list) => show(list, value));
  });
  if (group !== undefined) openSlot(group).set(value);
}

/** Shows the panels that the reader chose earlier, or in another window. */
function showStored(): void {
  for (const list of listGroups()) {
    const value = openSlot(list.dataset.group ?? '').get();
    if (value !== null) show(list, value);
  }
}

/** Shows the panel of a value, where the tabs have it. */
function show(list: Element | null, value: string): void {
  const tabs = listTabs(list);
  const chosen = tabs.find((tab) => tab.dataset.value === value);
  if (chosen?.getAttribute('aria-selected') !== 'false') {
    return;
  }
  for (const tab of tabs) {
    const isChosen = tab === chosen;
    tab.setAttribute('aria-selected', String(isChosen));
    tab.tabIndex = isChosen ? 0 : -1;
    const panel = document.getElementById(tab.getAttribute('aria-controls') ?? '');
    panel?.toggleAttribute('hidden', !isChosen);
  }
}

/** Changes the page without moving an element on the screen. */
function keepInPlace(element: Element | null, change: () => void): void {
  const readTop = () => element?.getBoundingClientRect().top ?? 0;
  const before = readTop();
  change();
  const distance = readTop() - before;
  if (distance !== 0) window.scrollBy(0, distance);
}

const listTabs = (list: Element | null) => [...(list?.children ?? [])] as HTMLElement[];

const listGroups = () => [
  ...document.querySelectorAll<HTMLElement>('[role="tablist"][data-group]'),
];

/** Where the choice of a group is stored, under the theme's key. */
const openSlot = (group: string) => createStorageSlot(`docusaurus.tab.${group}`);

export const onRouteDidUpdate: ClientModule['onRouteDidUpdate'] = ({location}) => {
  const target = document.getElementById(location.hash.slice(1));
  // The framework has scrolled to it.
  keepInPlace(target, showStored);
};

if (typeof window !== 'undefined') {
  window.addEventListener('storage', showStored);
}
