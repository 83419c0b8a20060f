import {runChecker} from '../../check/lib/runChecker.mjs';

// node proofs/bindings/index.mjs [--update] [--report file] [root]
await runChecker(import.meta.dirname, 'checkBindings', 'The bindings', {update: {type: 'boolean'}});
