import {readdir} from 'node:fs/promises';
import path from 'node:path';

/**
 * @typedef {{kind: 'file', file: string}
 *   | {kind: 'redirect', location: string}
 *   | {kind: 'missing'}
 *   | {kind: 'malformed'}} Resolution
 */

/** The scheme and host that a client may write before the path. */
const ORIGIN = /^https?:\/\/[^/?]*/i;

/**
 * All files below `folder`, sorted, with `/` between the parts; none if there is no such folder.
 * Links are left out: they could lead outside.
 * @param {string} folder
 * @returns {Promise<string[]>}
 */
export async function listFiles(folder) {
  const entries = await readdir(folder, {recursive: true, withFileTypes: true}).catch(() => []);
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)))
    .map((file) => file.split(path.sep).join('/'))
    .sort();
}

/**
 * The one address of each file of a build: clean for pages (`a/b.html` and `a/b/index.html` are
 * `/a/b`), the path itself for the rest. `404.html` has none: it is the response to unknown
 * addresses. Where two files claim an address, `a/b.html` has it.
 * @param {readonly string[]} files paths below the build's folder, with `/` between their parts
 * @returns {Map<string, string>} from address to file
 */
export function listAddresses(files) {
  /** @type {Map<string, string>} */
  const addresses = new Map();
  for (const file of files) {
    const address = `/${file.replace(/(?:(?:^|\/)index)?\.html$/, '')}`;
    if (file !== '404.html' && !(addresses.has(address) && /(?:^|\/)index\.html$/.test(file))) {
      addresses.set(address, file);
    }
  }
  return addresses;
}

/**
 * The response to a request target such as `/a/b.html?c=d`. Every spelling of an address (empty
 * path segments, `.html`, `index.html`, a slash at the end) redirects to that address and keeps the
 * query. Only known addresses are ever redirected to, so none leads to another host.
 * @param {string} target as the client sent it
 * @param {ReadonlyMap<string, string>} addresses from address to file
 * @returns {Resolution}
 */
export function resolveRequest(target, addresses) {
  const [rawPath = '', ...query] = target.replace(ORIGIN, '').split('?');
  const segments = decodeSegments(rawPath);
  if (!segments) {
    return {kind: 'malformed'};
  }
  const filled = segments.filter((segment) => segment !== '');
  // A decoded slash or backslash is part of a name, and no file of a build has such a name.
  if (filled.some((segment) => /[/\\]/.test(segment))) {
    return {kind: 'missing'};
  }
  const asked = `/${filled.join('/')}`;
  const address = addresses.has(asked)
    ? asked
    : asked.replace(/(?:(?<=\/)index|(?<!\/))\.html$/, '');
  const clean = address === '/' ? address : address.replace(/\/$/, '');
  const file = addresses.get(clean);
  if (file === undefined) {
    return {kind: 'missing'};
  }
  if (segments.join('/') === clean) {
    return {kind: 'file', file};
  }
  const location = clean.split('/').map(encodeURIComponent).join('/');
  return {kind: 'redirect', location: [location, ...query].join('?')};
}

/** @param {string} rawPath */
function decodeSegments(rawPath) {
  try {
    return rawPath.split('/').map(decodeURIComponent);
  } catch {
    return null;
  }
}
