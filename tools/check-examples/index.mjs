import {runChecker} from '../shared/runChecker.mjs';

// node tools/check-examples/index.mjs [--strict] [--report file] [--only example] [root]
await runChecker({
  folder: import.meta.dirname,
  subject: 'The examples',
  options: {only: {type: 'string'}},
});
