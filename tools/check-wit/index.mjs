import {runChecker} from '../shared/runChecker.mjs';

// node tools/check-wit/index.mjs [--strict] [--update] [--report file] [root]
await runChecker(import.meta.dirname, 'The interfaces', {update: {type: 'boolean'}});
