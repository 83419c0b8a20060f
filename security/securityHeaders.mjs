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
