/**
 * The browser features that no page of this site uses, as far as browsers on every system know them:
 * an unknown name is a warning in the console. `clipboard-write` is not among them, because the copy
 * button of a code block needs it.
 */
const DENIED_FEATURES = [
  'accelerometer',
  'autoplay',
  'browsing-topics',
  'camera',
  'clipboard-read',
  'compute-pressure',
  'cross-origin-isolated',
  'display-capture',
  'encrypted-media',
  'fullscreen',
  'gamepad',
  'geolocation',
  'gyroscope',
  'hid',
  'identity-credentials-get',
  'idle-detection',
  'keyboard-map',
  'local-fonts',
  'magnetometer',
  'microphone',
  'midi',
  'otp-credentials',
  'payment',
  'picture-in-picture',
  'publickey-credentials-create',
  'publickey-credentials-get',
  'screen-wake-lock',
  'serial',
  'storage-access',
  'sync-xhr',
  'usb',
  'window-management',
  'xr-spatial-tracking',
];

/** For a response that is not a page. */
export const NOTHING_INLINE = {scripts: [], styles: []};

/**
 * What no page of this site loads. Each falls back to `default-src`, which allows the site itself,
 * because Firefox asks it whether a page may be prefetched.
 */
const DENIED_KINDS = ['frame-src', 'media-src', 'object-src', 'worker-src'];

/**
 * The security headers of a response, whatever its status: each has them, a page with its own hashes.
 * `hashes` are CSP sources such as `'sha256-…'`, quotes included, of inline scripts and styles.
 * HSTS is left out: browsers ignore it over plain HTTP, and on localhost it would bind every other
 * local server. The public host, which has a certificate, sends it.
 * @param {import('./inlineHashes.mjs').Inline} hashes
 * @returns {Record<string, string>}
 */
export function securityHeaders(hashes) {
  return {
    'Content-Security-Policy': [
      "default-src 'self'",
      ["script-src 'self'", ...hashes.scripts].join(' '),
      ["style-src 'self'", ...hashes.styles].join(' '),
      "img-src 'self' data:",
      "font-src 'self'",
      "connect-src 'self'",
      "manifest-src 'self'",
      ...DENIED_KINDS.map((kind) => `${kind} 'none'`),
      "base-uri 'none'",
      "form-action 'none'",
      "frame-ancestors 'none'",
    ].join('; '),
    'Cross-Origin-Opener-Policy': 'same-origin',
    'Cross-Origin-Resource-Policy': 'same-origin',
    'Permissions-Policy': DENIED_FEATURES.map((feature) => `${feature}=()`).join(', '),
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    'X-Content-Type-Options': 'nosniff',
    'X-Frame-Options': 'DENY',
  };
}

/** Two years: what browsers' lists of hosts that are only reached by HTTPS ask for. */
const HTTPS_ONLY = 'max-age=63072000; includeSubDomains';

/**
 * The directives that allow a page's inline code by its hash. In a host's configuration they would have to
 * change in the same moment as the page, so there they are only in the page's own `meta` element.
 */
const OF_THE_PAGE = /^(?:default|script|style)-src /;

/**
 * The headers of every response of a public host, whatever its status: those of our own server, with
 * the part of the policy that is the same for all pages, and HSTS, which takes effect over HTTPS only.
 * `Cross-Origin-Resource-Policy` isn't the same for all files, and a host may join two values of a header.
 * `static/_headers` and `Caddyfile` have them; a test keeps them equal.
 * @returns {[name: string, value: string][]}
 */
export function listHostHeaders() {
  const {
    'Content-Security-Policy': policy = '',
    'Cross-Origin-Resource-Policy': _,
    ...others
  } = securityHeaders(NOTHING_INLINE);
  const shared = policy.split('; ').filter((directive) => !OF_THE_PAGE.test(directive));
  return Object.entries({
    'Content-Security-Policy': shared.join('; '),
    ...others,
    'Strict-Transport-Security': HTTPS_ONLY,
  });
}

/** A name that changes with its content: `assets/js/main.1a2b3c4d.js`, `assets/images/a-<md5>.png`. */
const HASHED = /^assets\/.*[.-][0-9a-f]{8,}\.\w+$/;

/**
 * Forbids proxies to rewrite a page: one takes `name@1.2.3` for an e-mail address and hides it.
 */
export const PAGE_CACHE_CONTROL = 'no-cache, no-transform';

/**
 * Returns how long a file of the build may be kept: a year if its name contains a content hash. Otherwise
 * clients ask for it again each time and its ETag answers.
 * @param {string} file its path below the build's folder
 */
export function chooseCacheControl(file) {
  if (HASHED.test(file)) return 'public, max-age=31536000, immutable';
  return file.endsWith('.html') ? PAGE_CACHE_CONTROL : 'no-cache';
}

/** Files that other sites embed: the card of a link, and the icons in a list of search results or tabs. */
export const EMBEDDED = /^(?:img\/|favicon\.ico$|apple-touch-icon\.png$)/;

/** The Markdown of pages, which is sent with `X-Robots-Tag: noindex`: search engines list the pages only. */
export const UNLISTED = /(?:\.md|^llms(?:-full)?\.txt)$/;
