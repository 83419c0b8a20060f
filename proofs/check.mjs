import {runChecker} from '../check/lib/runChecker.mjs';

// node proofs/check.mjs [--report file] [root]: compares the lock with what is here, and runs nothing.
await runChecker(import.meta.dirname, 'The proofs');
