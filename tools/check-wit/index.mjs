import {runChecker} from '../shared/runChecker.mjs';

// node tools/check-wit/index.mjs [--strict] [--write] [--report file] [root]
// Exit 0 clean, 2 findings, 1 could not run.
await runChecker({
  folder: import.meta.dirname,
  subject: 'The interfaces',
  options: {write: {type: 'boolean', default: false}},
});
