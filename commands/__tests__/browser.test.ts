import {chmod, mkdtemp, rm, writeFile} from 'node:fs/promises';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterEach, beforeEach, describe, expect, it, vi} from 'vitest';
import {findBrowser, provideBrowser} from '../browser.mjs';
import {runProcess, runTool} from '../runProcess.mjs';

vi.mock('@playwright/test', () => ({chromium: {executablePath: () => '/nowhere/chromium'}}));
vi.mock('../runProcess.mjs', () => ({runProcess: vi.fn(), runTool: vi.fn()}));

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

/** Installs a program that exits with `status`, whatever its arguments. */
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

describe('the installation of a browser', () => {
  const {platform} = process;

  beforeEach(() => {
    Object.defineProperty(process, 'platform', {value: 'linux'});
    vi.spyOn(console, 'log').mockReturnValue();
    vi.mocked(runTool).mockReset().mockResolvedValue({exitCode: 1, output: ''});
    vi.mocked(runProcess).mockReset().mockResolvedValue({exitCode: 0, output: ''});
  });

  afterEach(() => {
    Object.defineProperty(process, 'platform', {value: platform});
    vi.restoreAllMocks();
  });

  it('is left out where a browser starts', async () => {
    const file = await install('chromium', 0);
    expect(await provideBrowser()).toBe(file);
    expect(runTool).not.toHaveBeenCalled();
  });

  it("is only Playwright's download without the rights of root, and commands to run by hand", async () => {
    vi.spyOn(process, 'getuid').mockReturnValue(1000);
    await expect(provideBrowser()).rejects.toThrowErrorMatchingInlineSnapshot(`
      [Error: There is no browser for the browser tests: none was found, and none could be installed.
      Install Chromium or Chrome; on Debian and Ubuntu: sudo apt-get install chromium
      If only libraries are missing for the one that Playwright downloaded: sudo npx playwright install-deps chromium
      Or name a browser that is there: CHROMIUM_PATH=/path/to/chromium npm test]
    `);
    expect(runTool).toHaveBeenCalledExactlyOnceWith('playwright', ['install', 'chromium']);
    expect(runProcess).not.toHaveBeenCalled();
  });

  it('is the download with its libraries as root, then a package of the system', async () => {
    vi.spyOn(process, 'getuid').mockReturnValue(0);
    vi.mocked(runProcess).mockImplementation(async (_program, args) => {
      if (args.at(-1) === 'chromium') await install('chromium', 0);
      return {exitCode: args.at(-1) === 'chromium-headless-shell' ? 100 : 0, output: ''};
    });
    expect(await provideBrowser()).toBe(path.join(folder, 'chromium'));
    expect(vi.mocked(runTool).mock.lastCall?.[1]).toEqual(['install', '--with-deps', 'chromium']);
    expect(vi.mocked(runProcess).mock.calls.map(([...call]) => call.slice(0, 2).flat())).toEqual([
      ['apt-get', 'update'],
      ['apt-get', 'install', '-y', 'chromium-headless-shell'],
      ['apt-get', 'install', '-y', 'chromium'],
    ]);
  });
});
