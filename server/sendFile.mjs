import send from 'send';

/** A name that changes with its content: `assets/js/main.1a2b3c4d.js`, `assets/images/a-<md5>.png`. */
export const HASHED = /^assets\/.*[.-][0-9a-f]{8,}\.\w+$/;

/** For a file whose name changes with its content, and for all others, which are asked for each time. */
export const CACHE_CONTROL = {hashed: 'public, max-age=31536000, immutable', other: 'no-cache'};

/**
 * The addresses of the pages' Markdown: search engines list the pages only. Written as static hosts read
 * them, where `*` is any text, and as a pattern.
 */
export const UNLISTED = ['/*.md', '/llms.txt', '/llms-full.txt'];
export const UNLISTED_PATTERN = `^(?:${UNLISTED.join('|').replaceAll('.', '\\.').replaceAll('*', '.*')})$`;

/** What an answer at such an address says. */
export const ROBOTS = {name: 'X-Robots-Tag', value: 'noindex'};

/**
 * Answers with a file of the build, or with 304 if the client has it already.
 * @param {import('node:http').IncomingMessage} request
 * @param {import('node:http').ServerResponse} response
 * @param {{folder: string, file: string, fail: (status: number) => void}} options `fail` answers
 *   instead of a file that cannot be sent
 */
export function sendFile(request, response, {folder, file, fail}) {
  response.setHeader('Cache-Control', chooseCacheControl(file));
  response.setHeader('Vary', 'Accept-Encoding');
  if (new RegExp(UNLISTED_PATTERN).test(`/${file}`)) response.setHeader(ROBOTS.name, ROBOTS.value);
  // A range cannot be combined with compression, and a server may ignore a request for one.
  response.setHeader('Accept-Ranges', 'none');
  send(request, encodeURI(file), {
    root: folder,
    index: false,
    dotfiles: 'allow',
    acceptRanges: false,
    cacheControl: false,
    lastModified: false,
  })
    .on('error', (/** @type {{status: number}} */ {status}) => {
      if (response.headersSent) {
        response.destroy();
      } else {
        fail(status);
      }
    })
    .pipe(response);
}

/**
 * How long a file of the build may be kept: a year if its name contains a content hash. Otherwise
 * clients ask for it again each time and its ETag answers.
 * @param {string} file its path below the build's folder
 */
export function chooseCacheControl(file) {
  return CACHE_CONTROL[HASHED.test(file) ? 'hashed' : 'other'];
}
