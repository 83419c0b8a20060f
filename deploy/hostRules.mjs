import {CommandFailure} from '../commands/runCommand.mjs';
import {NOTHING_INLINE, securityHeaders} from '../security/securityHeaders.mjs';

/**
 * The directives that allow a page's inline code by its hash. They are only in the page's own `meta`
 * element: in a host's configuration they would have to change in the same moment as the page,
 * and until they did, its styles and scripts would be blocked.
 */
const OF_THE_PAGE = ['default-src', 'script-src', 'style-src'];

/** Two years: what browsers' lists of hosts that are only reached by HTTPS ask for. */
const HTTPS_ONLY = 'max-age=63072000; includeSubDomains';

/**
 * The headers of every response of a public host, whatever its status: those of our own server, with
 * the part of the policy that is the same for all pages, and HSTS, which takes effect over HTTPS only.
 * @returns {[name: string, value: string][]}
 */
export function listHostHeaders() {
  const headers = {...securityHeaders(NOTHING_INLINE), 'Strict-Transport-Security': HTTPS_ONLY};
  return Object.entries(headers).map(([name, value]) => [
    name,
    name === 'Content-Security-Policy' ? leaveOutOfPage(value) : value,
  ]);
}

/** @param {string} policy */
function leaveOutOfPage(policy) {
  const isShared = (/** @type {string} */ directive) =>
    !OF_THE_PAGE.some((name) => directive.startsWith(`${name} `));
  return policy.split('; ').filter(isShared).join('; ');
}

/** The media types of the site's files by extension; pages have none in their address. */
const TYPES = new Map([
  ['css', 'text/css; charset=utf-8'],
  ['gz', 'application/gzip'],
  ['html', 'text/html; charset=utf-8'],
  ['js', 'text/javascript; charset=utf-8'],
  ['json', 'application/json; charset=utf-8'],
  ['md', 'text/markdown; charset=utf-8'],
  ['png', 'image/png'],
  ['svg', 'image/svg+xml'],
  ['txt', 'text/plain; charset=utf-8'],
  ['xml', 'application/xml'],
  ['yaml', 'text/yaml'],
]);

/** The type of a file without an extension. */
export const PLAIN_TYPE = 'application/octet-stream';

/**
 * The media types of these files by extension, because the types that a server knows differ from one
 * to the next. Refuses an extension that is not listed here.
 * @param {readonly string[]} files
 * @returns {[extension: string, type: string][]}
 */
export function listTypes(files) {
  const extensions = new Set(files.map((file) => /(?<=[^/]\.)\w+$/.exec(file)?.[0] ?? ''));
  extensions.delete('');
  return [...extensions].sort().map((extension) => {
    const type = TYPES.get(extension);
    if (!type) {
      throw new CommandFailure(
        `The site has a file .${extension}, whose media type is not known. Add it to TYPES in deploy/hostRules.mjs.`,
      );
    }
    return [extension, type];
  });
}
