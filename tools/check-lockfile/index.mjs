import {runChecker} from '../shared/runChecker.mjs';

// node tools/check-lockfile/index.mjs [--report file] [root]
await runChecker(import.meta.dirname, 'The lockfiles');
