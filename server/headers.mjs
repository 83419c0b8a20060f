/**
 * Browser features that no page of this site uses. Only those that browsers on every system know: an unknown name
 * causes a warning in the console. `clipboard-write` is missing, because the copy button of a code block needs it.
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

/** Hashes of a response that isn't a page. */
export const NOTHING_INLINE = {scripts: [], styles: []};

/**
 * Kinds of resources that no page of this site loads. `default-src`, to which each falls back, allows the site
 * itself, because Firefox checks it before it prefetches a page.
 */
const DENIED_KINDS = ['frame-src', 'media-src', 'object-src', 'worker-src'];

/**
 * Returns the security headers of a response, whatever its status: a page has its own hashes. `hashes` are CSP
 * sources such as `'sha256-…'`, quotes included, of inline scripts and styles. HSTS is left out: browsers ignore it
 * over plain HTTP, and on localhost it would bind every other local server. The public host, which has a certificate,
 * sends it.
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

/** Two years, which browsers' lists of HTTPS-only hosts require. */
const HTTPS_ONLY = 'max-age=63072000; includeSubDomains';

/**
 * Matches the directives that allow a page's inline code by its hash. In a host's configuration they would have to
 * change together with the page, so only the page's own `meta` element has them.
 */
const OF_THE_PAGE = /^(?:default|script|style)-src /;

/**
 * Lists the headers of every response of a public host, whatever its status: those of our own server, with the part
 * of the policy that all pages share, and HSTS, which only works over HTTPS. `Cross-Origin-Resource-Policy` is left
 * out: it differs between files, and a host may join two values of a header. `static/_headers` and `Caddyfile` have
 * these headers; a test keeps them equal.
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

/**
 * Matches a name with a content hash: `assets/js/main.1a2b3c4d.js`, `assets/images/a-<md5>.png`; those of another
 * language are in its folder.
 */
const HASHED = /^(?:[\w-]+\/)?assets\/.*[.-][0-9a-f]{8,}\.\w+$/;

/** Forbids proxies to rewrite a page: some take `name@1.2.3` for an e-mail address and hide it. */
export const PAGE_CACHE_CONTROL = 'no-cache, no-transform';

/**
 * Returns the `Cache-Control` of a file of the build: a year if its name contains a content hash. Otherwise clients
 * revalidate it each time by its ETag.
 * @param {string} file its path below the build's folder
 */
export function chooseCacheControl(file) {
  if (HASHED.test(file)) return 'public, max-age=31536000, immutable';
  return file.endsWith('.html') ? PAGE_CACHE_CONTROL : 'no-cache';
}

/** Matches files that other sites embed: the card of a link, and the icons in search results or tabs. */
export const EMBEDDED = /^(?:[\w-]+\/)?(?:img\/|favicon\.ico$|apple-touch-icon\.png$)/;

/** Matches the Markdown of pages, which has `X-Robots-Tag: noindex`, so that search engines only list the pages. */
export const UNLISTED = /(?:\.md|^(?:[\w-]+\/)?llms(?:-full)?\.txt)$/;
