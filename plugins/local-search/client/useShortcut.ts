import {useEffect, type RefObject} from 'react';
import {isSlashOn} from './slashShortcut';

const EDITABLE = 'input, textarea, select, [contenteditable]:not([contenteditable="false"])';

/**
 * Moves to the box and selects its text on Ctrl K, ⌘ K and, outside of fields, on `/`; not while
 * the mobile menu covers it.
 */
export function useShortcut(box: RefObject<HTMLInputElement | null>): void {
  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      if (isShortcut(event) && !box.current?.closest('.navbar-sidebar--show')) {
        event.preventDefault();
        box.current?.focus();
        box.current?.select();
      }
    };
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, [box]);
}

function isShortcut({key, ctrlKey, metaKey, altKey, shiftKey, target}: KeyboardEvent): boolean {
  if (key.toLowerCase() === 'k') {
    return ctrlKey !== metaKey && !altKey && !shiftKey;
  }
  const isTyping = target instanceof Element && target.closest(EDITABLE) !== null;
  return key === '/' && !ctrlKey && !metaKey && !altKey && !isTyping && isSlashOn();
}
