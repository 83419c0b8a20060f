import {readFileSync} from 'node:fs';
import {configDefaults, defineConfig} from 'vitest/config';
// By its path: Node.js itself loads what a name leads to here, and knows no TypeScript.
import {listFiles} from './packages/built-pages/src/files';

const ROOMS = [
  ...['bench', 'check', 'commands', 'packages', 'plugins', 'proofs', 'server', 'src', 'tests'],
];
const include = [`{${ROOMS.join()}}/**/*.test.{ts,tsx}`];
// They need the built site.
const exclude = [...configDefaults.exclude, 'tests/built/**'];
// Proofs run on Linux: their tests write scripts of a shell.
if (process.platform === 'win32') exclude.push('proofs/**');

/** Tests that replace parts of their process, with `vi.mock` or `vi.stubEnv`. */
const replacing = ROOMS.flatMap((room) => listFiles(room).map((file) => `${room}/${file}`))
  .filter((file) => /\.test\.tsx?$/.test(file) && !file.startsWith('tests/built/'))
  .filter((file) => /^import .*\bvi\b.* from 'vitest'/m.test(readFileSync(file, 'utf8')));

// Units, fixtures and fixture sites; the browser tests are Playwright's (playwright.config.ts).
export default defineConfig({
  resolve: {alias: {'@site': import.meta.dirname}},
  test: {
    allowOnly: false,
    // Each fixture site is built in its own process, which uses a whole core.
    maxWorkers: 2,
    testTimeout: 300_000,
    hookTimeout: 300_000,
    projects: [
      // They import what all need once for each worker: most of the time goes there.
      {
        extends: true,
        test: {name: 'shared', include, exclude: [...exclude, ...replacing], isolate: false},
      },
      {extends: true, test: {name: 'isolated', include: replacing, exclude}},
    ],
  },
});
