import {runChecker} from '../shared/runChecker.mjs';

// node tools/check-theme/index.mjs [--update] [--strict] [--report file] [root]
await runChecker({
  folder: import.meta.dirname,
  subject: 'The replaced theme components',
  options: {update: {type: 'boolean', default: false}},
});
