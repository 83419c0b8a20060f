import {spawnSync} from 'node:child_process';
import {existsSync} from 'node:fs';
import path from 'node:path';
import {CommandFailure} from './runCommand.mjs';

// Playwright's configuration imports this file and cannot load `import.meta`, which that one needs.
const loadRunProcess = () => import('./runProcess.mjs');

/** The environment variable that names the browser of the browser tests. */
export const BROWSER_VARIABLE = 'CHROMIUM_PATH';

// The first one starts several times as fast, because it opens no windows.
// oxfmt-ignore
const NAMES = [
  'chromium-headless-shell', 'chromium', 'chromium-browser',
  'google-chrome', 'google-chrome-stable', 'microsoft-edge',
];

const PLACES = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
  'C:\\Program Files (x86)\\Microsoft\\Edge\\Application\\msedge.exe',
];

/** Packages of Debian and its derivatives, the smaller first. */
const PACKAGES = ['chromium-headless-shell', 'chromium'];

/** Shown if there is no browser: commands that need root are left to the user. */
const MISSING = `There is no browser for the browser tests: none was found, and none could be installed.
Install Chromium or Chrome; on Debian and Ubuntu: sudo apt-get install chromium
If only libraries are missing for the one that Playwright downloaded: sudo npx playwright install-deps chromium
Or name a browser that is there: ${BROWSER_VARIABLE}=/path/to/chromium npm test`;

/**
 * Finds the path of a browser: the one in `CHROMIUM_PATH`, unchecked; otherwise the first that starts, of the system
 * or downloaded by Playwright; undefined if there is none.
 * @param {{downloaded?: string, places?: readonly string[]}} [options] `downloaded`: where Playwright
 *   puts its own; `places`: where systems without a search path for programs have theirs
 * @returns {string | undefined}
 */
export function findBrowser({downloaded, places = PLACES} = {}) {
  const named = process.env[BROWSER_VARIABLE];
  if (named) return named;
  return [...NAMES.flatMap(findInPath), ...places, ...(downloaded ? [downloaded] : [])].find(
    (file) => existsSync(file) && doesStart(file),
  );
}

/**
 * Returns the path of a browser, as `findBrowser` finds it. If there is none, Playwright downloads its own, or the
 * system's package is installed if this user is root. Nothing runs with sudo: a message says what the user can run.
 * @returns {Promise<string>}
 */
export async function provideBrowser() {
  // Loaded here because the package is there only after the installation.
  const {chromium} = await import('@playwright/test');
  const {runTool} = await loadRunProcess();
  const find = () => findBrowser({downloaded: chromium.executablePath()});
  const isRoot = process.platform === 'linux' && process.getuid?.() === 0;
  let browser = find();
  if (!browser) {
    console.log('No browser was found; Playwright downloads one.');
    await runTool('playwright', ['install', ...(isRoot ? ['--with-deps'] : []), 'chromium']);
    browser = find();
  }
  if (!browser && isRoot) {
    console.log('The downloaded browser cannot be used; apt-get installs one.');
    await installPackage();
    browser = find();
  }
  if (!browser) throw new CommandFailure(MISSING);
  return browser;
}

async function installPackage() {
  const {runProcess} = await loadRunProcess();
  const env = {DEBIAN_FRONTEND: 'noninteractive'};
  try {
    await runProcess('apt-get', ['update'], {env});
    for (const name of PACKAGES) {
      const {exitCode} = await runProcess('apt-get', ['install', '-y', name], {env});
      if (exitCode === 0) return;
    }
  } catch (error) {
    console.error(`apt-get cannot be used: ${String(error)}`);
  }
}

/**
 * Tells whether a browser starts: a file may only recommend another package, or lack its libraries.
 * @param {string} file
 */
function doesStart(file) {
  // On Windows, a browser that is asked for its version opens a window.
  return (
    process.platform === 'win32' ||
    spawnSync(file, ['--version'], {stdio: 'ignore', timeout: 30_000}).status === 0
  );
}

/**
 * Finds the files of this name in the folders of the `PATH`, in order.
 * @param {string} program
 */
function findInPath(program) {
  const folders = (process.env.PATH ?? '').split(path.delimiter);
  return folders.map((folder) => path.join(folder, program)).filter((file) => existsSync(file));
}
