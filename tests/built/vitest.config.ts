import path from 'node:path';
import {defineConfig} from 'vitest/config';

// The suite `built`: what the files of the built site show without a browser.
export default defineConfig({
  root: path.resolve(import.meta.dirname, '../..'),
  resolve: {alias: {'@site': path.resolve(import.meta.dirname, '../..')}},
  test: {
    include: ['tests/built/*.test.ts'],
    allowOnly: false,
    // The files of a worker share the parsed pages.
    isolate: false,
    maxWorkers: 2,
    testTimeout: 300_000,
    hookTimeout: 300_000,
  },
});
