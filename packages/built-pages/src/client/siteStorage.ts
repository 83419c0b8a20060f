import SiteStorage from '@generated/site-storage';

const {type, namespace} = SiteStorage;

/** Reads the value of a key of the site from the browser's storage: null if there is none or storage is blocked. */
export function readStored(key: string): string | null {
  try {
    return window[type as 'localStorage'].getItem(key + namespace);
  } catch {
    return null;
  }
}

/** Stores a value under a key of the site, and dispatches the event in this window too, as Docusaurus does. */
export function store(key: string, newValue: string): void {
  try {
    const storageArea = window[type as 'localStorage'];
    const oldValue = readStored(key);
    storageArea.setItem(key + namespace, newValue);
    if (oldValue === newValue) return;
    const init = {key: key + namespace, oldValue, newValue, storageArea};
    window.dispatchEvent(new StorageEvent('storage', init));
  } catch {
    // The choice holds for this page only.
  }
}

/** Removes a key of the site from the browser's storage. */
export function removeStored(key: string): void {
  try {
    window[type as 'localStorage'].removeItem(key + namespace);
  } catch {
    // Nothing is kept.
  }
}
