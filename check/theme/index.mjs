import {runChecker} from '../lib/runChecker.mjs';

// node check/theme/index.mjs [--update] [--report file] [root]
await runChecker(import.meta.dirname, 'checkTheme', 'The replaced theme components', {
  update: {type: 'boolean'},
});
