import {readFile} from 'node:fs/promises';
import path from 'node:path';

/**
 * @typedef {import('../shared/findings').Finding} Finding
 * @typedef {Pick<Finding, 'kind' | 'message'>} Problem
 * @typedef {{version?: string, resolved?: string, integrity?: string, link?: boolean,
 *   inBundle?: boolean, optionalDependencies?: Record<string, string>}} Entry
 * @typedef {{lockfileVersion?: number, packages?: Record<string, Entry>}} Lockfile
 */

/** The site's own dependencies, and the tools from npm that build the examples. */
const FILES = ['package-lock.json', 'tools/check-examples/toolchain/package-lock.json'];

const REWRITE =
  'Delete node_modules and package-lock.json, then run: npm install --package-lock-only';

/**
 * Checks the lockfiles of a repository. Throws where one cannot be read.
 * @param {{root: string, files?: readonly string[]}} options
 * @returns {Promise<import('../shared/findings').CheckResult>}
 */
export async function runCheck({root, files = FILES}) {
  const findings = (await Promise.all(files.map((file) => checkFile(root, file)))).flat();
  const passed = files.filter((name) => findings.every(({file}) => file !== name));
  const complete = passed.map((name) => `${name} is complete.`);
  const summary = findings.length > 0 ? [...complete, `${findings.length} findings.`] : complete;
  return {passed: passed.length, findings, skipped: [], summary: summary.join('\n')};
}

/**
 * @param {string} root
 * @param {string} file
 * @returns {Promise<Finding[]>}
 */
async function checkFile(root, file) {
  try {
    return checkLockfile(await readFile(path.join(root, file), 'utf8'), file);
  } catch (error) {
    throw new Error(`${file}: ${String(error)}`, {cause: error});
  }
}

/**
 * Every way in which a `package-lock.json` is not complete on all platforms, in the order of the
 * file: format 3, no `resolved` addresses, an `integrity` for each package, and an own entry for
 * each optional package that another one names. Throws where the text is not JSON.
 * @param {string} text
 * @param {string} file
 * @returns {Finding[]}
 */
function checkLockfile(text, file) {
  const {lockfileVersion, packages = {}} = /** @type {Lockfile} */ (JSON.parse(text));
  /** @type {Finding[]} */
  const findings = [];
  if (lockfileVersion !== 3) {
    const message = `the format is ${String(lockfileVersion)}, not 3. Write it with npm 9 or newer.`;
    const line = lineOf(text, '  "lockfileVersion": ');
    findings.push({file, line, column: 1, kind: 'format', message});
  }
  for (const [place, entry] of Object.entries(packages)) {
    const problems = [...checkSource(place, entry), ...checkOptional(place, entry, packages)];
    for (const problem of problems) {
      const line = lineOf(text, `    ${JSON.stringify(place)}: {`);
      findings.push({file, line, column: 1, ...problem});
    }
  }
  return findings;
}

/**
 * @param {string} place
 * @param {Entry} entry
 * @returns {Problem[]}
 */
function checkSource(place, {resolved, integrity, link, inBundle}) {
  if (place === '' || link) {
    return [];
  }
  const problems = [];
  if (resolved !== undefined) {
    const message =
      `${place} names the address ${resolved}. ` +
      `Set omit-lockfile-registry-resolved=true in .npmrc. ${REWRITE}`;
    problems.push({kind: 'address', message});
  }
  if (!integrity && !inBundle) {
    problems.push({kind: 'integrity', message: `${place} has no checksum. ${REWRITE}`});
  }
  return problems;
}

/**
 * @param {string} place
 * @param {Entry} entry
 * @param {Record<string, Entry>} packages
 * @returns {Problem[]}
 */
function checkOptional(place, {optionalDependencies = {}}, packages) {
  return Object.entries(optionalDependencies).flatMap(([name, wanted]) => {
    const found = findPackage(place, name, packages);
    const isExact = /^\d+\.\d+\.\d+/.test(wanted);
    if (found && (!isExact || found.version === wanted)) {
      return [];
    }
    const state = found ? `has the version ${found.version} here` : 'has no entry';
    const message =
      `${name} ${wanted}, which ${place || 'package.json'} needs on some platform, ${state}. ` +
      `Pin a release of which all platforms are published under "overrides". ${REWRITE}`;
    return [{kind: 'platform', message}];
  });
}

/**
 * The package that `name` means at `place`: the nearest one, as Node looks it up.
 * @param {string} place
 * @param {string} name
 * @param {Record<string, Entry>} packages
 * @returns {Entry | undefined}
 */
function findPackage(place, name, packages) {
  const own = packages[`${place ? `${place}/` : ''}node_modules/${name}`];
  if (own || place === '') {
    return own;
  }
  const parent = place.slice(0, Math.max(0, place.lastIndexOf('/node_modules/')));
  return findPackage(parent, name, packages);
}

/**
 * @param {string} text
 * @param {string} start how the line begins
 */
function lineOf(text, start) {
  return text.split('\n').findIndex((line) => line.startsWith(start)) + 1 || 1;
}
