import {runChecker} from '../shared/runChecker.mjs';

// node tools/check-examples/index.mjs [--strict] [--report file] [--only example] [root]
await runChecker(import.meta.dirname, 'The examples', {only: {type: 'string'}});
