/** Whether the script is loading or loaded; kept while the document lives, however many dialogs it has. */
let isLoading = false;
/** Suffix of the address: a second attempt needs another one, because a cache may keep the failure. */
let suffix = '';

/**
 * Loads the script that searches in a dialog, with its styles and its index: all at once, in parallel with the page's
 * own scripts. If the script fails to load, the dialog says so, and the next call tries again.
 */
export function loadSearch(dialog: HTMLDialogElement | null): void {
  const alert = dialog?.querySelector<HTMLElement>('[role=alert]');
  if (isLoading || !dialog || !alert) return;
  const {script, styles, index} = dialog.dataset;
  isLoading = alert.hidden = true;
  addToHead('link', {rel: 'preload', as: 'style', href: styles});
  addToHead('link', {rel: 'preload', as: 'fetch', href: index, crossOrigin: ''});
  const onerror = () => {
    suffix += '?';
    isLoading = alert.hidden = false;
  };
  addToHead('script', {src: script + suffix, onerror});
}

/** Appends an element to the head, which starts loading its address. */
export function addToHead(name: string, properties: object): void {
  const element = Object.assign(document.createElement(name), properties);
  // The page has no part in it: see `wakePage.ts`.
  element.dataset.late = '';
  document.head.append(element);
}
