import {runChecker} from '../shared/runChecker.mjs';

// node tools/check-bindings/index.mjs [--strict] [--update] [--report file] [root]
await runChecker({
  folder: import.meta.dirname,
  subject: 'The bindings',
  options: {update: {type: 'boolean', default: false}},
});
