import {runChecker} from '../shared/runChecker.mjs';

const WATCHED = ['docs', 'bindings', 'openapi', 'wit', 'routes.ts', 'sidebars.ts'];

// node tools/check-content/index.mjs [--watch] [--report file] [root]
await runChecker(import.meta.dirname, 'The pages', {}, WATCHED);
