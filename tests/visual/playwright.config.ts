import path from 'node:path';
import {defineConfig} from '@playwright/test';
import base from '../../playwright.config';

const fonts = path.join(__dirname, 'fonts.conf');

/** The browser tests' configuration, for screenshots that are the same on every Debian machine. */
export default defineConfig({
  ...base,
  testDir: __dirname,
  outputDir: '../../test-results',
  snapshotPathTemplate: '{testDir}/screenshots/{arg}{ext}',
  use: {
    ...base.use,
    // Less than half of the size, so that the files are small; a hairline still is one pixel wide.
    deviceScaleFactor: 0.45,
    contextOptions: {reducedMotion: 'reduce'},
    launchOptions: {
      ...base.use?.launchOptions,
      args: [
        ...(base.use?.launchOptions?.args ?? []),
        '--font-render-hinting=none',
        '--force-color-profile=srgb',
      ],
      env: {...(process.env as Record<string, string>), FONTCONFIG_FILE: fonts},
    },
  },
  expect: {
    ...base.expect,
    toHaveScreenshot: {
      animations: 'disabled',
      caret: 'hide',
      scale: 'device',
      // Of 1: a difference that is easily seen. Pixels of smoothed edges don't count.
      threshold: 0.08,
      maxDiffPixels: 40,
    },
  },
  webServer: {...[base.webServer].flat()[0]!, cwd: path.resolve(__dirname, '../..')},
});
