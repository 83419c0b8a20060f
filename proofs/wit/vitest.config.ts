import path from 'node:path';
import {defineConfig} from 'vitest/config';

// Compares how wasm-tools and the reference read `sources/wit/`.
export default defineConfig({
  root: path.resolve(import.meta.dirname, '../..'),
  test: {
    // Ends in `.readings.ts`, so that the suite `unit` leaves it out.
    include: ['{packages,plugins/references}/wit/__tests__/*.readings.ts'],
    allowOnly: false,
    testTimeout: 60_000,
  },
});
