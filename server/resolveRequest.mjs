/**
 * @typedef {{kind: 'file', file: string}
 *   | {kind: 'redirect', location: string}
 *   | {kind: 'missing'}
 *   | {kind: 'malformed'}} Resolution
 */

/** The scheme and host that a client may write before the path. */
const ORIGIN = /^https?:\/\/[^/?]*/i;

/**
 * What to answer to a request target such as `/a/b.html?c=d`. Every spelling of an address (empty
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
