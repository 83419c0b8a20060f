import {runChecker} from '../shared/runChecker.mjs';

// node tools/check-bindings/index.mjs [--strict] [--update] [--report file] [root]
await runChecker(import.meta.dirname, 'The bindings', {update: {type: 'boolean'}});
