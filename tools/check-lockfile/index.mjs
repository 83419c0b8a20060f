import {runChecker} from '../shared/runChecker.mjs';

// node tools/check-lockfile/index.mjs [--report file] [root]: exit 0 complete, 2 findings, 1 could not run.
await runChecker({folder: import.meta.dirname, subject: 'The lockfiles'});
