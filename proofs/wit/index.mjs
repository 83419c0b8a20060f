import {runChecker} from '../../check/lib/runChecker.mjs';

// node proofs/wit/index.mjs [--update] [--report file] [root]
await runChecker(import.meta.dirname, 'checkInterfaces', 'The interfaces', {
  update: {type: 'boolean'},
});
