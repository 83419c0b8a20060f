/** For the life of the document, however many dialogs it has. */
let isLoading = false;
/** A second attempt asks for another address, because a cache may keep the failure. */
let suffix = '';

/**
 * Loads the script that searches in a dialog, and asks for the styles and the index that it needs: all at once,
 * beside the page's own scripts. If the script cannot be loaded, the dialog says so, and the next call tries
 * again.
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

/** Adds an element to the head, which loads what it leads to. */
export function addToHead(name: string, properties: object): void {
  const element = Object.assign(document.createElement(name), properties);
  // The page has no part in it: see `wakePage.ts`.
  element.dataset.late = '';
  document.head.append(element);
}
