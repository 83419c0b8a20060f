import {createHash} from 'node:crypto';

/**
 * The SHA-256 of some bytes, as `integrity` attributes have it and, in quotes, content security policies.
 * @param {string | Uint8Array} bytes
 */
export function digest(bytes) {
  return `sha256-${createHash('sha256').update(bytes).digest('base64')}`;
}
