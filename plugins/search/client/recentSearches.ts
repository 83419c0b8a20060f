import {createStorageSlot} from '@docusaurus/theme-common';

const SLOT = createStorageSlot('search-recent');
const MAX_RECENT = 8;

/** The searches that led to a result in this browser, the newest first. */
export function listRecent(): string[] {
  try {
    const stored: unknown = JSON.parse(SLOT.get() ?? '[]');
    return Array.isArray(stored) ? stored.filter((query) => typeof query === 'string') : [];
  } catch {
    return [];
  }
}

/** Keeps a query in this browser, without blanks around it, and forgets all but the newest 8. */
export function keepRecent(query: string): void {
  const others = listRecent().filter((other) => other !== query.trim());
  SLOT.set(JSON.stringify([query.trim(), ...others].slice(0, MAX_RECENT)));
}

/** Forgets all searches of this browser. */
export function clearRecent(): void {
  SLOT.del();
}
