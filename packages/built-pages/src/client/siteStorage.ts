import SiteStorage from '@generated/site-storage';

const {type, namespace} = SiteStorage;

/** Reads what the browser keeps under a key of the site: null for nothing, and where a site may keep nothing. */
export function readStored(key: string): string | null {
  try {
    return window[type as 'localStorage'].getItem(key + namespace);
  } catch {
    return null;
  }
}

/** Keeps a value under a key of the site, and tells this window too, as the framework does. */
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

/** Forgets what is kept under a key of the site. */
export function removeStored(key: string): void {
  try {
    window[type as 'localStorage'].removeItem(key + namespace);
  } catch {
    // Nothing is kept.
  }
}
