import {readStored, removeStored, store} from 'docusaurus-built-pages/siteStorage';

/** Matches the platforms whose shortcuts use ⌘ instead of Ctrl. */
export const APPLE: RegExp = /mac|iphone|ipad/i;

const KEY = 'search-slash';
const OFF = 'off';

/** Tells whether the shortcut `/` is on: it is, unless the reader has switched it off in this browser. */
export const isSlashOn = (): boolean => readStored(KEY) !== OFF;

/** Switches the shortcut `/` on or off in this browser. */
export function switchSlash(isOn: boolean): void {
  if (isOn) removeStored(KEY);
  else store(KEY, OFF);
}
