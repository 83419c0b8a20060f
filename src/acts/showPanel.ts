/**
 * Shows the panel of a value in a list of tabs, if it has that value, and hides the others; also while the panels are
 * still loading. Its source is put into pages too, so it uses nothing from outside. Hides first: a browser lays out
 * the page, with what has changed until then, before it hides an element that it can still find words in.
 */
export function showPanel(list: Element | null, value: string | null): void {
  const tabs = [...(list?.children ?? [])] as HTMLElement[];
  const frames = tabs.map(
    (tab) => document.getElementById(tab.getAttribute('aria-controls') ?? '')?.parentElement,
  );
  const chosen = tabs.find((tab) => tab.dataset.value === value);
  if (!chosen) return;
  const shown = frames[tabs.indexOf(chosen)];
  frames
    .filter((frame) => frame !== shown && frame?.getAttribute('hidden') !== 'until-found')
    .forEach((frame) => frame?.setAttribute('hidden', 'until-found'));
  shown?.removeAttribute('hidden');
  tabs.forEach((tab) => {
    tab.setAttribute('aria-selected', String(tab === chosen));
    tab.tabIndex = tab === chosen ? 0 : -1;
  });
}
