import {readFile} from 'node:fs/promises';
import path from 'node:path';

/**
 * @typedef {import('../shared/findings').Finding} Finding
 * @typedef {{version?: string, resolved?: string, integrity?: string, link?: boolean,
 *   inBundle?: boolean, optionalDependencies?: Record<string, string>}} Entry
 * @typedef {Record<string, Entry>} Packages by their folders
 */

/** The site's own dependencies, and the tools from npm that build the examples. */
const FILES = ['package-lock.json', 'proofs/examples/toolchain/package-lock.json'];

const REWRITE =
  'Delete node_modules and package-lock.json, then run: npm install --package-lock-only';

/**
 * Checks the lockfiles of a repository. Throws where one cannot be read.
 * @param {{root: string, files?: readonly string[]}} options
 * @returns {Promise<import('../shared/findings').CheckResult>}
 */
export async function runCheck({root, files = FILES}) {
  /** @type {Finding[]} */
  const findings = [];
  for (const file of files) {
    try {
      findings.push(...checkLockfile(await readFile(path.join(root, file), 'utf8'), file));
    } catch (error) {
      throw new Error(`${file}: ${String(error)}`, {cause: error});
    }
  }
  const passed = files.filter((name) => findings.every(({file}) => file !== name));
  const complete = passed.map((name) => `${name} is complete.`);
  const summary = findings.length > 0 ? [...complete, `${findings.length} findings.`] : complete;
  return {passed: passed.length, findings, skipped: [], summary: summary.join('\n')};
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
  const lines = text.split('\n');
  /** @type {(start: string, kind: string, message: string) => Finding} */
  const find = (start, kind, message) => {
    const line = lines.findIndex((each) => each.startsWith(start)) + 1 || 1;
    return {file, line, column: 1, kind, message};
  };
  /** @type {{lockfileVersion?: number, packages?: Packages}} */
  const {lockfileVersion, packages = {}} = JSON.parse(text);
  const findings = Object.keys(packages).flatMap((folder) =>
    checkPackage(folder, packages).map(([kind, message]) =>
      find(`    ${JSON.stringify(folder)}: {`, kind, message),
    ),
  );
  const message = `the format is ${String(lockfileVersion)}, not 3. Write it with npm 9 or newer.`;
  const format = lockfileVersion === 3 ? [] : [find('  "lockfileVersion": ', 'format', message)];
  return [...format, ...findings];
}

/**
 * @param {string} folder
 * @param {Packages} packages
 * @returns {[kind: string, message: string][]}
 */
function checkPackage(folder, packages) {
  const {resolved, integrity, link, inBundle, optionalDependencies = {}} = packages[folder] ?? {};
  const isFetched = folder !== '' && !link;
  /** @type {[kind: string, message: string][]} */
  const problems = [];
  if (isFetched && resolved !== undefined) {
    const message = `${folder} names the address ${resolved}. Set omit-lockfile-registry-resolved=true in .npmrc. ${REWRITE}`;
    problems.push(['address', message]);
  }
  if (isFetched && !integrity && !inBundle) {
    problems.push(['integrity', `${folder} has no checksum. ${REWRITE}`]);
  }
  for (const [name, wanted] of Object.entries(optionalDependencies)) {
    const found = findPackage(folder, name, packages);
    const isExact = /^\d+\.\d+\.\d+/.test(wanted);
    if (!found || (isExact && found.version !== wanted)) {
      const state = found ? `has the version ${found.version} here` : 'has no entry';
      const message = `${name} ${wanted}, which ${folder || 'package.json'} needs on some platform, ${state}. Pin a release of which all platforms are published under "overrides". ${REWRITE}`;
      problems.push(['platform', message]);
    }
  }
  return problems;
}

/**
 * The package that `name` means in `folder`: the nearest one, as Node looks it up.
 * @param {string} folder
 * @param {string} name
 * @param {Packages} packages
 * @returns {Entry | undefined}
 */
function findPackage(folder, name, packages) {
  const own = packages[`${folder ? `${folder}/` : ''}node_modules/${name}`];
  if (own || folder === '') {
    return own;
  }
  const parent = folder.slice(0, Math.max(0, folder.lastIndexOf('/node_modules/')));
  return findPackage(parent, name, packages);
}
