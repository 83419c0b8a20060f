import {createStorageSlot} from '@docusaurus/theme-common';
import type {ClientModule} from '@docusaurus/types';
import {onContentShown, delegate} from '../../plugins/lib/pageEvents';
import {findTarget} from '../../plugins/lib/pageLinks';

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
  if ((target === undefined && !isPress) || altKey || ctrlKey || metaKey) return;
  event.preventDefault();
  if (target === undefined) choose(tab);
  else tabs.at(target)?.focus();
});

// A browser has found words in a panel that is not shown, or an address leads into it.
delegate('beforematch', '[role="tablist"] + div > [hidden]', (frame) => {
  const tabs = [...document.querySelectorAll<HTMLElement>('[role="tab"]')];
  tabs.filter((tab) => findFrame(tab) === frame).forEach(showTab);
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
  if (chosen?.getAttribute('aria-selected') !== 'false') return;
  for (const tab of tabs) {
    const isChosen = tab === chosen;
    tab.setAttribute('aria-selected', String(isChosen));
    tab.tabIndex = isChosen ? 0 : -1;
    const frame = findFrame(tab);
    if (isChosen) frame?.removeAttribute('hidden');
    else frame?.setAttribute('hidden', 'until-found');
  }
}

/** Shows the panel of a tab, and changes no other tabs. */
const showTab = (tab: HTMLElement) => show(tab.parentElement, tab.dataset.value ?? '');

/** What hides the panel of a tab. */
const findFrame = (tab?: Element) =>
  document.getElementById(tab?.getAttribute('aria-controls') ?? '')?.parentElement;

/** Changes the page without moving an element on the screen. */
function keepInPlace(element: Element | null | undefined, change: () => void): void {
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
  const unselected = document.querySelectorAll<HTMLElement>('[role="tab"][aria-selected="false"]');
  // Their panels have words that a browser found while the page slept.
  const found = [...unselected].filter((tab) => findFrame(tab)?.hidden === false);
  // The framework has scrolled to the one, a browser to the other.
  keepInPlace(findTarget(location.hash) ?? findFrame(found[0]), () => {
    showStored();
    found.forEach(showTab);
  });
};

onContentShown(showStored);

if (typeof window !== 'undefined') window.addEventListener('storage', showStored);
