import {configDefaults, defineConfig} from 'vitest/config';

// Units, fixtures and fixture sites; the browser tests are Playwright's (playwright.config.ts).
export default defineConfig({
  resolve: {alias: {'@site': import.meta.dirname}},
  test: {
    include: ['{bench,check,commands,plugins,proofs,server,src,tests}/**/*.test.{ts,tsx}'],
    // They need the built site.
    exclude: [...configDefaults.exclude, 'tests/built/**'],
    allowOnly: false,
    // Each fixture site is built in its own process, which uses a whole core.
    maxWorkers: 2,
    testTimeout: 300_000,
    hookTimeout: 300_000,
  },
});
