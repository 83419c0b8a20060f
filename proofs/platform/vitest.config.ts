import path from 'node:path';
import {defineConfig} from 'vitest/config';

/** Files end in `.scenarios.ts`, so that the suite `unit` leaves them out. */
const SCENARIOS = 'proofs/platform/scenarios/*.scenarios.ts';

const root = path.resolve(import.meta.dirname, '../..');

// Scenarios: real processes of Hayride's runtime.
export default defineConfig({
  root,
  resolve: {alias: {'@site': root}},
  test: {
    include: [SCENARIOS],
    globalSetup: 'proofs/platform/buildComponents.ts',
    allowOnly: false,
    maxWorkers: 2,
    // The runtime's WebSocket server has one fixed port, so those scenarios share a file.
    sequence: {concurrent: false},
    testTimeout: 60_000,
    hookTimeout: 300_000,
  },
});
