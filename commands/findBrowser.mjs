import {spawnSync} from 'node:child_process';
import {existsSync} from 'node:fs';
import path from 'node:path';

/** The environment variable that names the browser of the browser tests. */
export const BROWSER_VARIABLE = 'CHROMIUM_PATH';

// The first starts several times as fast: it has no windows to open.
const NAMES = [
  'chromium-headless-shell',
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
  'microsoft-edge',
];

const PLACES = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
  'C:\\Program Files (x86)\\Microsoft\\Edge\\Application\\msedge.exe',
];

/**
 * The path of a browser: the one that `CHROMIUM_PATH` names, as it is; else one that starts, of the
 * system or Playwright's own where it was downloaded; undefined where there is none.
 * @param {{downloaded?: string, places?: readonly string[]}} [options] `downloaded`: where Playwright
 *   puts its own; `places`: where systems without a search path for programs have theirs
 * @returns {string | undefined}
 */
export function findBrowser({downloaded, places = PLACES} = {}) {
  const named = process.env[BROWSER_VARIABLE];
  if (named) {
    return named;
  }
  const folders = (process.env.PATH ?? '').split(path.delimiter);
  const installed = NAMES.flatMap((name) => folders.map((folder) => path.join(folder, name)));
  return [...installed, ...places, ...(downloaded ? [downloaded] : [])].find(
    (file) => existsSync(file) && doesStart(file),
  );
}

/**
 * A file alone proves nothing: it may be a hint at another package, or lack its libraries.
 * @param {string} file
 */
function doesStart(file) {
  // On Windows a browser answers the question for its version by opening a window.
  return (
    process.platform === 'win32' ||
    spawnSync(file, ['--version'], {stdio: 'ignore', timeout: 30_000}).status === 0
  );
}
