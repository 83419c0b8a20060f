/**
 * Shows the panel of a value in a list of tabs, if it has that value, and hides the others; also while the panels are
 * still loading. Its source is put into pages too, so it uses nothing from outside.
 */
export function showPanel(list: Element | null, value: string | null): void {
  const tabs = [...(list?.children ?? [])] as HTMLElement[];
  const frames = tabs.map(
    (tab) => document.getElementById(tab.getAttribute('aria-controls') ?? '')?.parentElement,
  );
  const chosen = tabs.find((tab) => tab.dataset.value === value);
  if (!chosen) return;
  tabs.forEach((tab, index) => {
    tab.setAttribute('aria-selected', String(tab === chosen));
    tab.tabIndex = tab === chosen ? 0 : -1;
    if (tab === chosen) frames[index]?.removeAttribute('hidden');
    else frames[index]?.setAttribute('hidden', 'until-found');
  });
}
