import {delegate, isComposing, onParsed} from 'docusaurus-built-pages/pageEvents';
import {loadSearch} from './loadSearch';
import {APPLE, isSlashOn} from './shortcuts';

const BOX = 'search [aria-haspopup]';
const DIALOG = 'search > dialog';
const EDITABLE = 'input, textarea, select, [contenteditable]:not([contenteditable="false"])';

const findBox = () => document.querySelector<HTMLInputElement>(BOX);
const findDialog = () => document.querySelector<HTMLDialogElement>(DIALOG);

/**
 * Opens the search dialog with the value of the box, and loads the search. Does nothing if the box is covered by an
 * element that keeps the focus.
 */
function open(): void {
  const [box, dialog] = [findBox(), findDialog()];
  const field = dialog?.querySelector('input');
  // Without scrolling: the navbar may be on its way into sight.
  box?.focus({preventScroll: true});
  if (!box || !dialog || !field || dialog.open || document.activeElement !== box) return;
  field.value = box.value;
  box.value = '';
  dialog.showModal();
  field.focus();
  field.setSelectionRange(field.value.length, field.value.length);
  // A search that goes on has the text of another one.
  field.dispatchEvent(new Event('input', {bubbles: true}));
  loadSearch(dialog);
}

/**
 * Tells whether a key is a shortcut: Ctrl K, on devices that match `APPLE` ⌘ K, and, outside of fields and unless the
 * reader has switched it off, `/`.
 */
function isShortcut(event: KeyboardEvent): boolean {
  const {key, code, altKey, shiftKey, target} = event;
  // In a field of a Mac, Ctrl K deletes to the end of the line.
  const [command, other] = APPLE.test(navigator.platform)
    ? (['metaKey', 'ctrlKey'] as const)
    : (['ctrlKey', 'metaKey'] as const);
  if (event[command]) {
    // A key of a layout with other letters, such as Greek, counts by its place.
    const isK = /^[ -~]$/.test(key) ? key.toLowerCase() === 'k' : code === 'KeyK';
    return isK && !event[other] && !altKey && !shiftKey;
  }
  const isTyping = target instanceof Element && target.closest(EDITABLE) !== null;
  return key === '/' && !event[other] && !altKey && !isTyping && isSlashOn();
}

delegate('keydown', '*', (target, event) => {
  // Tools that fill in forms send a key without a name.
  if (!event.key || isComposing(event)) return;
  const isPress = /^(Enter|ArrowDown)$/.test(event.key) && !event.repeat && target === findBox();
  if (!isPress && !isShortcut(event)) return;
  event.preventDefault();
  open();
});

// A page may have a button of its own for it.
delegate('click', `${BOX}, [data-search]`, open);
delegate('compositionend', BOX, open);
delegate('input', BOX, (_, event) => {
  if (!event.isComposing) open();
});

// The reader may have typed before this script was there.
onParsed(() => {
  const box = findBox();
  if (box?.value && document.activeElement === box) open();
});

const load = () => loadSearch(findDialog());
delegate('pointerover', BOX, load);
delegate('focusin', BOX, load);
delegate('click', `${DIALOG} [role=alert] button`, () => {
  findDialog()?.querySelector('input')?.focus();
  load();
});

let isBeside = false;
delegate('pointerdown', '*', (target) => (isBeside = target.matches(DIALOG)));
delegate('click', `${DIALOG}, ${DIALOG} [data-close]`, (element, {target}) => {
  const dialog = findDialog();
  // Text that is selected beyond the edge ends in a click there too.
  if (element !== dialog || (target === dialog && isBeside)) dialog?.close();
});
