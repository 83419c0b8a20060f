import {useEffect, type RefObject} from 'react';
import {createStorageSlot} from '@docusaurus/theme-common';

const EDITABLE = 'input, textarea, select, [contenteditable]:not([contenteditable="false"])';
const SLASH_SLOT = createStorageSlot('search-slash');
const OFF = 'off';

/** Moves to the box and selects its text on Ctrl K, ⌘ K and, outside of fields, on `/`. */
export function useShortcut(box: RefObject<HTMLInputElement | null>): void {
  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      if (isShortcut(event)) {
        event.preventDefault();
        box.current?.focus();
        box.current?.select();
      }
    };
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, [box]);
}

/** Whether the reader lets a single `/` move to the search box; on until switched off. */
export function isSlashOn(): boolean {
  return SLASH_SLOT.get() !== OFF;
}

/** Keeps the reader's choice in this browser (WCAG 2.1.4: a single key must have a switch). */
export function setSlashOn(isOn: boolean): void {
  if (isOn) {
    SLASH_SLOT.del();
  } else {
    SLASH_SLOT.set(OFF);
  }
}

function isShortcut({key, ctrlKey, metaKey, altKey, shiftKey, target}: KeyboardEvent): boolean {
  if (key.toLowerCase() === 'k') {
    return ctrlKey !== metaKey && !altKey && !shiftKey;
  }
  const isTyping = target instanceof Element && target.closest(EDITABLE) !== null;
  return key === '/' && !ctrlKey && !metaKey && !altKey && !isTyping && isSlashOn();
}
