import {delegate, onContentShown, onParsed} from 'docusaurus-built-pages/pageEvents';
import {findTarget} from 'docusaurus-built-pages/pageLinks';
import {readStored, store} from 'docusaurus-built-pages/siteStorage';
import {showPanel} from './showPanel';

delegate('click', '[role="tab"]', choose);

delegate('keydown', '[role="tab"]', (tab, event) => {
  const {key, altKey, ctrlKey, metaKey} = event;
  const tabs = [...(tab.parentElement?.children ?? [])] as HTMLElement[];
  const at = tabs.indexOf(tab);
  const targets: Partial<Record<string, number>> = {
    ArrowRight: (at + 1) % tabs.length,
    ArrowLeft: at - 1,
    Home: 0,
    End: -1,
  };
  const target = targets[key];
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

/** Shows the panel of a tab, and those of the same name in all tabs of its group, and stores the choice. */
function choose(tab: HTMLElement): void {
  const {group} = tab.parentElement?.dataset ?? {};
  const value = tab.dataset.value ?? '';
  keepInPlace(tab, () => {
    const others = listGroups().filter(({dataset}) => dataset.group === group);
    new Set([tab.parentElement, ...others]).forEach((list) => showPanel(list, value));
  });
  if (group !== undefined) store(toKey(group), value);
}

/** Shows the panels that the reader chose earlier, or in another window. */
function showStored(): void {
  listGroups().forEach((list) => showPanel(list, readStored(toKey(list.dataset.group ?? ''))));
}

/** Shows the panel of a tab, and changes no other tabs. */
const showTab = (tab: HTMLElement) => showPanel(tab.parentElement, tab.dataset.value ?? '');

/** Finds the element that hides the panel of a tab. */
const findFrame = (tab?: Element) =>
  document.getElementById(tab?.getAttribute('aria-controls') ?? '')?.parentElement;

/** Runs a change of the page, and keeps an element in its place on the screen. */
function keepInPlace(element: Element | null | undefined, change: () => void): void {
  const readTop = () => element?.getBoundingClientRect().top ?? 0;
  const before = readTop();
  change();
  const distance = readTop() - before;
  if (distance !== 0) window.scrollBy(0, distance);
}

const listGroups = () => [
  ...document.querySelectorAll<HTMLElement>('[role="tablist"][data-group]'),
];

/** Returns the storage key of a group's choice, the same as the theme's. */
const toKey = (group: string) => `docusaurus.tab.${group}`;

onParsed(() => {
  const unselected = document.querySelectorAll<HTMLElement>('[role="tab"][aria-selected="false"]');
  // Their panels have words that a browser found before this script was there.
  const found = [...unselected].filter((tab) => findFrame(tab)?.hidden === false);
  // The browser has scrolled to the one or the other.
  keepInPlace(findTarget(location.hash) ?? findFrame(found[0]), () => {
    showStored();
    found.forEach(showTab);
  });
  addEventListener('storage', showStored);
});

onContentShown(showStored);
