import {defineConfig} from '@playwright/test';
import {BROWSER_VARIABLE, findBrowser} from './commands/browser.mjs';

// The workers read this file again: the environment tells them what was found.
const browser = findBrowser();
if (browser) process.env[BROWSER_VARIABLE] = browser;

// Chromium's sandbox needs rights that root in a container does not have.
const isRoot = process.getuid?.() === 0;

export default defineConfig({
  testDir: 'tests/e2e',
  forbidOnly: true,
  fullyParallel: true,
  retries: 0,
  // Generous for a slow machine; a test waits for what it expects and no longer.
  timeout: 90_000,
  expect: {timeout: 20_000},
  workers: 2,
  reporter: 'list',
  use: {
    // Named by the server when it starts, see `wait` below.
    baseURL: process.env.SITE_ORIGIN,
    viewport: {width: 1280, height: 800},
    contextOptions: {reducedMotion: 'no-preference'},
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
