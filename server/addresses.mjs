import {readdir, stat} from 'node:fs/promises';
import path from 'node:path';

/**
 * @typedef {{kind: 'file', file: string}
 *   | {kind: 'redirect', location: string}
 *   | {kind: 'missing'}
 *   | {kind: 'malformed'}} Resolution
 */

/** Matches the scheme and host that a client may send before the path. */
const ORIGIN = /^https?:\/\/[^/?]*/i;

/**
 * Lists all files below `folder`, sorted, with `/` between the parts; none if there is no such folder. Leaves out
 * links, which could lead outside.
 * @param {string} folder
 * @param {path.PlatformPath} [system]
 * @returns {Promise<string[]>}
 */
export async function listFiles(folder, system = path) {
  const entries = await readdir(folder, {recursive: true, withFileTypes: true}).catch(() => []);
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => system.relative(folder, system.join(entry.parentPath, entry.name)))
    .map((file) => file.split(system.sep).join('/'))
    .sort();
}

/**
 * Tells whether a file is in a folder now.
 * @param {string} folder
 * @param {string} file
 * @returns {Promise<boolean>}
 */
export async function isThere(folder, file) {
  return (await stat(path.join(folder, file)).catch(() => undefined)) !== undefined;
}

/**
 * Returns the one address of each file of a build: clean for pages (`a/b.html` and `a/b/index.html` are `/a/b`), the
 * path itself for the rest. The start page has the base URL, that of another language the URL of its folder, with a
 * slash. `404.html` and `404.md` of a language have none: they answer for unknown addresses. If two files claim an
 * address, `a/b.html` has it.
 * @param {readonly string[]} files paths below the build's folder, with `/` between their parts
 * @param {string} [baseUrl] begins and ends with a slash
 * @returns {Map<string, string>} from address to file
 */
export function listAddresses(files, baseUrl = '/') {
  const homes = ['', ...listLanguages(files)];
  const starts = new Map(homes.map((home) => [`${home}index.html`, baseUrl + home]));
  const notFound = new Set(homes.flatMap((home) => [`${home}404.html`, `${home}404.md`]));
  /** @type {Map<string, string>} */
  const addresses = new Map();
  for (const file of files) {
    const address = starts.get(file) ?? toAddress(file, baseUrl);
    if (!notFound.has(file) && !(addresses.has(address) && /(?:^|\/)index\.html$/.test(file))) {
      addresses.set(address, file);
    }
  }
  return addresses;
}

/**
 * Lists the folders of a site's other languages, each with a slash at its end. They are builds of their own, with a
 * not-found page and scripts.
 * @param {readonly string[]} files
 */
export function listLanguages(files) {
  return files
    .flatMap((file) => /^([^/]+\/)404\.html$/.exec(file)?.[1] ?? [])
    .filter((folder) => files.some((file) => file.startsWith(`${folder}assets/js/`)));
}

/**
 * Returns the address of a file: a clean one for a page, its path for any other file.
 * @param {string} file below the build's folder, with `/` between its parts
 * @param {string} baseUrl begins and ends with a slash
 */
export function toAddress(file, baseUrl) {
  return baseUrl + file.replace(/(?:(?:^|\/)index)?\.html$/, '');
}

/**
 * Resolves a request target such as `/a/b.html?c=d`. Every other spelling of an address (empty path segments,
 * needless escapes, `.html`, `index.html`, a slash at the end or none) redirects to that address and keeps the
 * query: a page wakes only at its own address. Only known addresses are ever redirected to, so none leads to
 * another host.
 * @param {string} target as the client sent it
 * @param {ReadonlyMap<string, string>} addresses from address to file
 * @returns {Resolution}
 */
export function resolveRequest(target, addresses) {
  const [rawPath = '', ...query] = target.replace(ORIGIN, '').split('?');
  // Older releases of Node 20 let other bytes than those of an address through.
  const segments = /[^ -~]/.test(target) ? null : decodeSegments(rawPath);
  if (!segments) {
    return {kind: 'malformed'};
  }
  const filled = segments.filter((segment) => segment !== '');
  // A decoded slash or backslash is part of a name, and no file of a build has such a name.
  if (filled.some((segment) => /[/\\]/.test(segment))) {
    return {kind: 'missing'};
  }
  const asked = `/${filled.join('/')}`;
  const page = asked.replace(/(?:(?<=\/)index|(?<!\/))\.html$/, '').replace(/\/$/, '');
  const address = [asked, page, `${page}/`].find((each) => addresses.has(each));
  const file = address && addresses.get(address);
  if (!file) {
    return {kind: 'missing'};
  }
  const location = encodePath(address);
  return rawPath === location
    ? {kind: 'file', file}
    : {kind: 'redirect', location: [location, ...query].join('?')};
}

/** @param {string} rawPath */
function decodeSegments(rawPath) {
  try {
    return rawPath.split('/').map(decodeURIComponent);
  } catch {
    return null;
  }
}

/**
 * Escapes a path of names as browsers do.
 * @param {string} path
 */
export function encodePath(path) {
  return encodeURI(path).replace(/[?#]/g, encodeURIComponent);
}
