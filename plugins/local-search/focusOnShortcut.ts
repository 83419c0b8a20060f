/**
 * Runs inline in each page, so that a shortcut leads to the search box before the site's scripts are
 * there: Ctrl K, ⌘ K and, outside of fields and unless switched off under `slashKey` of the browser's
 * storage, `/`. Moves to the box and selects its text. Its text is put into the page, so it uses
 * nothing from outside.
 */
export function focusOnShortcut({box, slashKey}: {box: string; slashKey: string}): void {
  const EDITABLE = 'input, textarea, select, [contenteditable]:not([contenteditable="false"])';

  const isSlashOn = () => {
    try {
      return localStorage.getItem(slashKey) !== 'off';
    } catch {
      return true;
    }
  };

  const isShortcut = ({key, ctrlKey, metaKey, altKey, shiftKey, target}: KeyboardEvent) => {
    if (key.toLowerCase() === 'k') {
      return ctrlKey !== metaKey && !altKey && !shiftKey;
    }
    const isTyping = target instanceof Element && target.closest(EDITABLE) !== null;
    return key === '/' && !ctrlKey && !metaKey && !altKey && !isTyping && isSlashOn();
  };

  document.addEventListener('keydown', (event) => {
    const input = isShortcut(event) && document.querySelector<HTMLInputElement>(box);
    if (input) {
      event.preventDefault();
      input.focus();
      input.select();
    }
  });
}
