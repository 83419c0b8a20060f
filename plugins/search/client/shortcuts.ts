/** Matches the platform of a device whose shortcuts have ⌘ where others have Ctrl. */
export const APPLE = /mac|iphone|ipad/i;

/** Where the browser keeps that the reader has switched the shortcut `/` off. */
export const SLASH_KEY = 'search-slash';
