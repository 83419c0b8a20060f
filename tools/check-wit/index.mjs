import {runChecker} from '../shared/runChecker.mjs';

// node tools/check-wit/index.mjs [--strict] [--update] [--report file] [root]
// Exit 0 clean, 2 findings, 1 could not run.
await runChecker({
  folder: import.meta.dirname,
  subject: 'The interfaces',
  options: {update: {type: 'boolean', default: false}},
});
