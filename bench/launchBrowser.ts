import {chromium, type Browser} from '@playwright/test';
import {findBrowser} from '../commands/browser.mjs';

/** Starts the browser that the browser tests use. */
export async function launchBrowser(): Promise<Browser> {
  const executablePath = findBrowser({downloaded: chromium.executablePath()});
  if (!executablePath) {
    throw new Error('there is no browser. Install Chromium, or name one: CHROMIUM_PATH=…');
  }
  return chromium.launch({executablePath, args: ['--no-sandbox']});
}
