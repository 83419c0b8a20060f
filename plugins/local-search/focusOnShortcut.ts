/**
 * Runs inline in each page, so that a shortcut leads to the search box before the site's scripts are
 * there: Ctrl K, ⌘ K and, outside of fields and unless switched off under `slashKey` of the browser's
 * storage, `/`. Moves to the box and presses it, as Enter and the down arrow in it do; a press stays
 * as `data-pressed`. Its text is put into the page, so it uses nothing from outside.
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

  const isPress = ({key, isComposing, repeat}: KeyboardEvent) =>
    (key === 'Enter' || key === 'ArrowDown') && !isComposing && !repeat;

  document.addEventListener('keydown', (event) => {
    const input = document.querySelector<HTMLInputElement>(box);
    if (input && (isShortcut(event) || (event.target === input && isPress(event)))) {
      event.preventDefault();
      input.focus();
      // Not where something covers it that keeps the focus.
      if (document.activeElement === input) input.click();
    }
  });
  document.addEventListener('click', ({target}) => {
    if (target instanceof HTMLInputElement && target.matches(box)) target.dataset.pressed = '';
  });
}
