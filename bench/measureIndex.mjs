import path from 'node:path';
import {runnerImport} from 'vite';

// node bench/measureIndex.mjs <pages>
// Prints the figures of an index of so many made pages as JSON; a process of its own for each.
const file = path.join(import.meta.dirname, 'measureIndex.ts');
/** @type {{module: import('./measureIndex')}} */
const {module} = await runnerImport(file, {configFile: false, logLevel: 'error'});
console.log(JSON.stringify(await module.measureIndex(Number(process.argv[2]))));
