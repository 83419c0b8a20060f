import {delegate} from 'docusaurus-built-pages/pageEvents';
import {readStored, store} from 'docusaurus-built-pages/siteStorage';

const KEY = 'theme';

type Mode = 'light' | 'dark';

const isMode = (value: string | null): value is Mode => value === 'light' || value === 'dark';

/** Applies a colour mode: the reader's choice, or the system's for null. */
function show(choice: Mode | null): void {
  const isDark = matchMedia('(prefers-color-scheme: dark)').matches;
  const {dataset} = document.documentElement;
  dataset.theme = choice ?? (isDark ? 'dark' : 'light');
  dataset.themeChoice = choice ?? 'system';
}

delegate('click', '[data-colours]', () => {
  const mode = document.documentElement.dataset.theme === 'dark' ? 'light' : 'dark';
  show(mode);
  store(KEY, mode);
});

if (typeof window !== 'undefined') {
  matchMedia('(prefers-color-scheme: dark)').addEventListener('change', () => {
    if (document.documentElement.dataset.themeChoice === 'system') show(null);
  });
  window.addEventListener('storage', (event) => {
    if (!event.key?.startsWith(KEY) || readStored(KEY) !== event.newValue) return;
    const {newValue} = event;
    if (newValue === null || isMode(newValue)) show(newValue);
    // The framework would take any value for a mode.
    else event.stopImmediatePropagation();
  });
}
