import {runChecker} from '../lib/runChecker.mjs';

const LISTS = ['navigation.ts', 'references.ts', 'sidebars.ts'];
const WATCHED = ['docs', 'examples', 'sources', ...LISTS];

// node check/content/index.mjs [--watch] [--report file] [root]
await runChecker(import.meta.dirname, 'checkPages', 'The pages', {}, WATCHED);
