import {runChecker} from '../shared/runChecker.mjs';

// node tools/check-theme/index.mjs [--update] [--strict] [--report file] [root]
await runChecker(import.meta.dirname, 'The replaced theme components', {update: {type: 'boolean'}});
