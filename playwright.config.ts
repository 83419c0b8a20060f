import {defineConfig} from '@playwright/test';
import {BROWSER_VARIABLE, findBrowser} from './commands/browser.mjs';
import {SAVING, type Options} from './tests/support/page';

// Workers read this file too: the environment tells them which browser was found.
const browser = findBrowser();
if (browser) process.env[BROWSER_VARIABLE] = browser;

// Chromium's sandbox needs rights that root does not have in a container.
const isRoot = process.getuid?.() === 0;

export default defineConfig<Options>({
  testDir: 'tests/e2e',
  forbidOnly: true,
  fullyParallel: true,
  retries: 0,
  // Generous for a slow machine; a test waits for what it expects and no longer.
  timeout: 90_000,
  expect: {timeout: 20_000},
  workers: 3,
  reporter: 'list',
  use: {
    // Set by `wait` below, from what the server prints when it starts.
    baseURL: process.env.SITE_ORIGIN,
    viewport: {width: 1280, height: 800},
    contextOptions: {reducedMotion: 'no-preference'},
    // A reader who saves data: prefetching would take a third of a test's time.
    connection: SAVING,
    launchOptions: {
      executablePath: browser,
      args: [...(isRoot ? ['--no-sandbox'] : []), '--disable-background-networking'],
    },
  },
  projects: [{name: 'chromium', use: {browserName: 'chromium'}}],
  webServer: {
    command: 'node server/serve.mjs build 0',
    wait: {stdout: /Listening on (?<site_origin>http:\S+)/},
    stdout: 'ignore',
    stderr: 'pipe',
  },
});
