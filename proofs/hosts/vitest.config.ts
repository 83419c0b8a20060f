import path from 'node:path';
import {defineConfig} from 'vitest/config';

// The suite `hosts`: the same requests to each server that can serve the built site.
export default defineConfig({
  root: path.resolve(import.meta.dirname, '../..'),
  test: {
    // Ends in `.answers.ts`, so that the suite `unit` leaves it out.
    include: ['proofs/hosts/*.answers.ts'],
    allowOnly: false,
    testTimeout: 60_000,
  },
});
