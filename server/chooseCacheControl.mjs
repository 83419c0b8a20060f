/** A name that changes with its content: `assets/js/main.1a2b3c4d.js`, `assets/images/a-<md5>.png`. */
const HASHED = /^assets\/.*[.-][0-9a-f]{8,}\.\w+$/;

/**
 * How long a file of the build may be kept: a year where its name carries a content hash, otherwise
 * it is asked for again each time and answered by its ETag.
 * @param {string} file its path below the build's folder
 */
export function chooseCacheControl(file) {
  return HASHED.test(file) ? 'public, max-age=31536000, immutable' : 'no-cache';
}
