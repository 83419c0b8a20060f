/**
 * @typedef {{version?: string, integrity?: string, optional?: boolean, link?: boolean,
 *   os?: string[], cpu?: string[]}} Entry
 * @typedef {{packages?: Record<string, Entry>}} Lockfile
 */

/**
 * Whether `node_modules` holds what the lockfile says, judged by the record that npm leaves there
 * when an installation is complete. Optional packages may be missing: they are for other platforms.
 * @param {Lockfile} lockfile
 * @param {Lockfile | undefined} record `node_modules/.package-lock.json`; undefined: there is none
 * @param {{platform: string, arch: string}} machine as Node names them
 */
export function isInstalled(lockfile, record, machine) {
  const wanted = lockfile.packages ?? {};
  const present = record?.packages;
  if (!present) {
    return false;
  }
  const isComplete = Object.entries(wanted).every(([place, entry]) => {
    const found = present[place];
    return place === '' || (found ? isSame(entry, found) : entry.optional === true);
  });
  return (
    isComplete &&
    Object.entries(present).every(([place, entry]) => wanted[place] && runsOn(entry, machine))
  );
}

/**
 * @param {Entry} wanted
 * @param {Entry} found
 */
function isSame(wanted, found) {
  return (
    wanted.version === found.version && (found.integrity ?? wanted.integrity) === wanted.integrity
  );
}

/**
 * A package for another platform shows that the folder comes from another machine.
 * @param {Entry} entry
 * @param {{platform: string, arch: string}} machine
 */
function runsOn({os, cpu}, {platform, arch}) {
  return allows(os, platform) && allows(cpu, arch);
}

/**
 * The rule of npm (npm-install-checks): no `!name` may say no, and where there are plain names, one
 * must say yes.
 * @param {string[] | undefined} list names, and `!name` for all but that one
 * @param {string} name
 */
function allows(list = [], name) {
  const isListed = list.includes(name) || list.every((item) => item.startsWith('!'));
  return isListed && !list.includes(`!${name}`);
}
