import {chmod, mkdtemp, rm, writeFile} from 'node:fs/promises';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterEach, beforeEach, describe, expect, it, vi} from 'vitest';
import {explainMissingBrowser, findBrowser} from '../browser.mjs';

let folder: string;

beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'find-browser-'));
  vi.stubEnv('CHROMIUM_PATH', '');
  vi.stubEnv('PATH', folder);
});

afterEach(async () => {
  vi.unstubAllEnvs();
  await rm(folder, {recursive: true});
});

/** A program that ends with `status`, whatever it is asked. */
async function install(name: string, status: number) {
  const file = path.join(folder, name);
  await writeFile(file, `#!/bin/sh\nexit ${status}\n`);
  await chmod(file, 0o755);
  return file;
}

describe('the browser', () => {
  it('is the one that CHROMIUM_PATH names, before any other', async () => {
    await install('chromium', 0);
    vi.stubEnv('CHROMIUM_PATH', '/named/browser');
    expect(findBrowser()).toBe('/named/browser');
  });

  it('is the one of the system, before the downloaded one', async () => {
    const downloaded = await install('downloaded', 0);
    const chrome = await install('google-chrome', 0);
    expect(findBrowser({downloaded, places: []})).toBe(chrome);
  });

  it('is one at a usual place where the search path has none', async () => {
    const app = await install('Google Chrome', 0);
    expect(findBrowser({places: [app]})).toBe(app);
  });

  it('is none that does not start', async () => {
    await install('chromium-browser', 1);
    const downloaded = await install('downloaded', 0);
    expect(findBrowser({downloaded, places: []})).toBe(downloaded);
  });

  it('is undefined where there is none', () => {
    expect(findBrowser({downloaded: path.join(folder, 'nowhere'), places: []})).toBeUndefined();
  });
});

describe('a browser that cannot be installed', () => {
  it('is explained with commands for the reader to run', () => {
    expect(explainMissingBrowser('linux')).toMatchInlineSnapshot(`
      "There is no browser for the browser tests: none was found, and none could be installed.
      Install what the downloaded one needs, which asks for your password: sudo npx playwright install-deps chromium
      Or install a package of the system, which does too: sudo apt-get install chromium
      Or name one that is there: CHROMIUM_PATH=/path/to/chromium npm test"
    `);
    expect(explainMissingBrowser('darwin')).toMatchInlineSnapshot(`
      "There is no browser for the browser tests: none was found, and none could be installed.
      Install Chromium or Chrome.
      Or name one that is there: CHROMIUM_PATH=/path/to/chromium npm test"
    `);
  });
});
