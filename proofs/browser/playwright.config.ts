import {existsSync} from 'node:fs';
import path from 'node:path';
import {defineConfig} from '@playwright/test';
import base from '../../playwright.config';
import type {Options} from '../../tests/support/page';

const root = path.resolve(__dirname, '../..');

/** The configuration of the browser tests. Tests on fixture sites need no built site. */
export default defineConfig<Options>({
  ...base,
  testDir: __dirname,
  outputDir: '../../test-results',
  use: {...base.use, connection: undefined},
  webServer: existsSync(path.join(root, 'build'))
    ? {...[base.webServer].flat()[0]!, cwd: root}
    : undefined,
});
