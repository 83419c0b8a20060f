/**
 * @typedef {{line: number, kind: string, message: string, remedy: string}} Finding
 * @typedef {{version?: string, resolved?: string, integrity?: string, link?: boolean,
 *   inBundle?: boolean, optionalDependencies?: Record<string, string>}} Entry
 * @typedef {{lockfileVersion?: number, packages?: Record<string, Entry>}} Lockfile
 */

const REWRITE =
  'Delete node_modules and package-lock.json, then run: npm install --package-lock-only';

/**
 * Every way in which a `package-lock.json` is not complete on all platforms, in the order of the
 * file: format 3, no `resolved` addresses, an `integrity` for each package, and an own entry for
 * each optional package that another one names. Throws where the text is no JSON.
 * @param {string} text
 * @returns {Finding[]}
 */
export function checkLockfile(text) {
  const {lockfileVersion, packages = {}} = /** @type {Lockfile} */ (JSON.parse(text));
  /** @type {Finding[]} */
  const findings = [];
  if (lockfileVersion !== 3) {
    findings.push({
      line: lineOf(text, '  "lockfileVersion": '),
      kind: 'format',
      message: `the format is ${String(lockfileVersion)}, not 3.`,
      remedy: 'Write it with npm 9 or newer.',
    });
  }
  for (const [place, entry] of Object.entries(packages)) {
    const line = lineOf(text, `    ${JSON.stringify(place)}: {`);
    const problems = [...checkSource(place, entry), ...checkOptional(place, entry, packages)];
    findings.push(...problems.map((problem) => ({line, ...problem})));
  }
  return findings;
}

/**
 * @param {string} place
 * @param {Entry} entry
 * @returns {Omit<Finding, 'line'>[]}
 */
function checkSource(place, {resolved, integrity, link, inBundle}) {
  if (place === '' || link) {
    return [];
  }
  const problems = [];
  if (resolved !== undefined) {
    const message = `${place} names the address ${resolved}.`;
    const remedy = 'Set omit-lockfile-registry-resolved=true in .npmrc. ' + REWRITE;
    problems.push({kind: 'address', message, remedy});
  }
  if (!integrity && !inBundle) {
    problems.push({kind: 'integrity', message: `${place} has no checksum.`, remedy: REWRITE});
  }
  return problems;
}

/**
 * @param {string} place
 * @param {Entry} entry
 * @param {Record<string, Entry>} packages
 * @returns {Omit<Finding, 'line'>[]}
 */
function checkOptional(place, {optionalDependencies = {}}, packages) {
  return Object.entries(optionalDependencies).flatMap(([name, wanted]) => {
    const found = findPackage(place, name, packages);
    const isExact = /^\d+\.\d+\.\d+/.test(wanted);
    if (found && (!isExact || found.version === wanted)) {
      return [];
    }
    const state = found ? `stands here as ${found.version}` : 'has no entry';
    const message = `${name} ${wanted}, which ${place || 'package.json'} needs on some platform, ${state}.`;
    const remedy = `Pin a release of which all platforms are published under "overrides". ${REWRITE}`;
    return [{kind: 'platform', message, remedy}];
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
