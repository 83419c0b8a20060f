import {parseArgs} from 'node:util';
import {runChecker} from '../lib/runChecker.mjs';
import {tryVersion} from './tryVersion.mjs';

/** @type {NonNullable<import('node:util').ParseArgsConfig['options']>} */
const options = {update: {type: 'boolean'}, on: {type: 'string'}};

// node check/theme/index.mjs [--update] [--report file] [root]
// node check/theme/index.mjs --on version [part of a spec's path …]
const {values, positionals} = parseArgs({strict: false, options});
if (typeof values.on === 'string') await tryVersion(values.on, positionals);
else await runChecker(import.meta.dirname, 'checkTheme', 'The replaced theme components', options);
