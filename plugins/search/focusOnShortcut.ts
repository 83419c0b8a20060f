/** What matches the platform of a device whose shortcuts have ⌘ where others have Ctrl. */
export const APPLE = /mac|iphone|ipad/i;

/** Where the browser keeps that the reader has switched the shortcut `/` off. */
export const SLASH_KEY = 'search-slash';

type ShortcutSettings = {box: string; slashKey: string; apple: string};

/**
 * Runs inline in each page, so that a shortcut leads to the search box before the site's scripts are
 * there: Ctrl K, on the devices that `apple` matches ⌘ K, and, outside of fields and unless switched off
 * under `slashKey` of the browser's storage, `/`. Moves to the box and presses it, as Enter and the down
 * arrow in it do; a press stays as `data-pressed`. Its text is put into the page, so it uses nothing from
 * outside.
 */
export function focusOnShortcut({box, slashKey, apple}: ShortcutSettings): void {
  const EDITABLE = 'input, textarea, select, [contenteditable]:not([contenteditable="false"])';

  const isSlashOn = () => {
    try {
      return localStorage.getItem(slashKey) !== 'off';
    } catch {
      return true;
    }
  };

  // In a field of a Mac, Ctrl K deletes to the end of the line.
  const [command, other] = new RegExp(apple, 'i').test(navigator.platform)
    ? (['metaKey', 'ctrlKey'] as const)
    : (['ctrlKey', 'metaKey'] as const);

  const isShortcut = (event: KeyboardEvent) => {
    const {key, code, altKey, shiftKey, target} = event;
    if (event[command]) {
      // A key of a layout with other letters, such as Greek, counts by its place.
      const isK = /^[ -~]$/.test(key) ? key.toLowerCase() === 'k' : code === 'KeyK';
      return isK && !event[other] && !altKey && !shiftKey;
    }
    const isTyping = target instanceof Element && target.closest(EDITABLE) !== null;
    return key === '/' && !event[other] && !altKey && !isTyping && isSlashOn();
  };

  const isPress = ({key, repeat}: KeyboardEvent) =>
    (key === 'Enter' || key === 'ArrowDown') && !repeat;

  document.addEventListener('keydown', (event) => {
    // What fills forms in sends a key without a name; a key with the number 229 is an input method's.
    if (!event.key || event.isComposing || event.keyCode === 229) return;
    const input = document.querySelector<HTMLInputElement>(box);
    if (input && event.target === input && event.key === 'Escape') {
      // Nothing opens when the scripts are there.
      input.value = '';
      delete input.dataset.pressed;
    }
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
