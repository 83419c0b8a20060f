import {CommandFailure} from './CommandFailure.mjs';
import {BROWSER_VARIABLE, findBrowser} from './findBrowser.mjs';
import {runProcess} from './runProcess.mjs';
import {runTool} from './runTool.mjs';

const MISSING = `No browser for the browser tests: none was found, and none could be installed.
Install Chromium or Chrome, or name one that is there: ${BROWSER_VARIABLE}=/path/to/chromium npm test`;

/**
 * The path of a browser, as `findBrowser` finds it. Where there is none, it is installed:
 * Playwright's download first, then the system's package where apt-get may be used.
 * @returns {Promise<string>}
 */
export async function provideBrowser() {
  // Loaded here because the package is there only after the installation.
  const {chromium} = await import('@playwright/test');
  const found = findBrowser({downloaded: chromium.executablePath()});
  if (found) {
    return found;
  }
  console.log('No browser was found; installing one.');
  for (const install of [downloadBrowser, installPackage]) {
    await install();
    const installed = findBrowser({downloaded: chromium.executablePath()});
    if (installed) {
      return installed;
    }
  }
  throw new CommandFailure(MISSING);
}

function downloadBrowser() {
  return runTool('playwright', ['install', 'chromium']);
}

/** With the rights of root, or those that sudo gives without asking for a password. */
async function installPackage() {
  if (process.platform !== 'linux') {
    return;
  }
  const isRoot = process.getuid?.() === 0;
  const [program = '', ...args] = [...(isRoot ? [] : ['sudo', '-n']), 'apt-get'];
  const env = {DEBIAN_FRONTEND: 'noninteractive'};
  try {
    await runProcess(program, [...args, 'update'], {env});
    for (const name of ['chromium-headless-shell', 'chromium']) {
      const {status} = await runProcess(program, [...args, 'install', '-y', name], {env});
      if (status === 0) {
        return;
      }
    }
  } catch (error) {
    console.error(`apt-get cannot be used: ${String(error)}`);
  }
}
