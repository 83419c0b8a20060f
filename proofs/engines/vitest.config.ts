import path from 'node:path';
import {defineConfig} from 'vitest/config';

// The suite `engines`: journeys of a reader in the browsers that Playwright cannot drive as installed.
export default defineConfig({
  root: path.resolve(import.meta.dirname, '../..'),
  test: {
    // Ends in `.journeys.ts`, so that the suite `unit` leaves it out.
    include: ['proofs/engines/*.journeys.ts'],
    allowOnly: false,
    // Both engines at once, also where Vitest would leave a core free.
    maxWorkers: 2,
    // Generous for a slow machine; a journey waits for what it expects and no longer.
    testTimeout: 60_000,
    hookTimeout: 60_000,
  },
});
