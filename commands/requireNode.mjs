import {readFileSync} from 'node:fs';

// Imported before everything else, and written so that an old Node can still read it.
/** @type {{engines: {node: string}}} */
const manifest = JSON.parse(readFileSync(new URL('../package.json', import.meta.url), 'utf8'));
const problem = checkNodeVersion(process.versions.node, manifest.engines.node);
if (problem) {
  console.error(problem);
  process.exit(1);
}

/**
 * Says what is wrong with the running Node version; undefined if it is new enough.
 * @param {string} current such as `20.19.0`
 * @param {string} wanted package.json's `engines.node`, of the form `>=20.19`
 * @returns {string | undefined}
 */
export function checkNodeVersion(current, wanted) {
  const minimum = wanted.replace('>=', '');
  const [major = 0, minor = 0] = current.split('.').map(Number);
  const [minimumMajor = 0, minimumMinor = 0] = minimum.split('.').map(Number);
  const isEnough = major > minimumMajor || (major === minimumMajor && minor >= minimumMinor);
  return isEnough
    ? undefined
    : `This needs Node.js ${minimum} or newer, and ${current} is running. Install a newer one: https://nodejs.org`;
}
