import {runChecker} from '../shared/runChecker.mjs';

// node tools/check-content/index.mjs [--report file] [root]
await runChecker({folder: import.meta.dirname, subject: 'The pages'});
