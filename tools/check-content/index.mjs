import {runChecker} from '../shared/runChecker.mjs';

// node tools/check-content/index.mjs [--watch] [--report file] [root]
await runChecker({
  folder: import.meta.dirname,
  subject: 'The pages',
  watched: ['docs', 'bindings', 'openapi', 'wit', 'routes.ts', 'sidebars.ts'],
});
