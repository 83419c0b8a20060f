import {createStorageSlot} from '@docusaurus/theme-common';
import {SLASH_KEY} from '../types';

const SLOT = createStorageSlot(SLASH_KEY);
const OFF = 'off';

/** Whether the reader lets a single `/` move to the search box; on until switched off. */
export function isSlashOn(): boolean {
  return SLOT.get() !== OFF;
}

/** Keeps the reader's choice in this browser (WCAG 2.1.4: a single key must have a switch). */
export function setSlashOn(isOn: boolean): void {
  if (isOn) {
    SLOT.del();
  } else {
    SLOT.set(OFF);
  }
}
