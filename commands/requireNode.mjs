import {readFileSync} from 'node:fs';
import {checkNodeVersion} from './checkNodeVersion.mjs';

// Imported before everything else, and written so that an old Node can still read it.
/** @type {{engines: {node: string}}} */
const manifest = JSON.parse(readFileSync(new URL('../package.json', import.meta.url), 'utf8'));
const problem = checkNodeVersion(process.versions.node, manifest.engines.node);
if (problem) {
  console.error(problem);
  process.exit(1);
}
