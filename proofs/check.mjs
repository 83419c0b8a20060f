import {runChecker} from '../check/lib/runChecker.mjs';

// node proofs/check.mjs [--built] [--report file] [root]: compares the lock with what is here, and runs
// nothing. With --built, it compares the proofs that read the built site, which it needs.
await runChecker(import.meta.dirname, 'checkProofs', 'The proofs', {built: {type: 'boolean'}});
