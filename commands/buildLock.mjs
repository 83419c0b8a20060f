import {link, mkdir, readFile, rm, rmdir, writeFile} from 'node:fs/promises';
import path from 'node:path';
import {setTimeout} from 'node:timers/promises';

/** Interval at which a waiting process looks at the lock, in ms. */
const PAUSE = 200;

/**
 * Does some work while no other process does any under the same lock: a file with the id of the process that
 * works. That of a process that is gone counts for nothing.
 * @template Result
 * @param {string} file
 * @param {() => Promise<Result>} work
 * @param {(owner: number) => void} tellWaiting called once, if another process works
 * @returns {Promise<Result>}
 */
export async function holdLock(file, work, tellWaiting) {
  await mkdir(path.dirname(file), {recursive: true});
  for (let isTold = false; !(await take(file)); await setTimeout(PAUSE)) {
    const owner = await readOwner(file);
    if (owner === undefined) continue;
    if (!isRunning(owner)) await removeAbandoned(file);
    else if (!isTold) {
      isTold = true;
      tellWaiting(owner);
    }
  }
  try {
    return await work();
  } finally {
    await rm(file, {force: true});
  }
}

/**
 * Takes the lock if it is free. It is linked when it is whole, so that nobody reads one without an owner.
 * @param {string} file
 */
async function take(file) {
  const own = `${file}-${process.pid}`;
  await writeFile(own, String(process.pid));
  try {
    await link(own, file);
    return true;
  } catch (error) {
    if (/** @type {NodeJS.ErrnoException} */ (error).code !== 'EEXIST') throw error;
    return false;
  } finally {
    await rm(own, {force: true});
  }
}

/**
 * Reads the process that a lock names; 0 where it names none, undefined where there is no lock.
 * @param {string} file
 */
function readOwner(file) {
  return readFile(file, 'utf8').then(
    (text) => Number(text) || 0,
    () => undefined,
  );
}

/**
 * Removes the lock of a process that is gone. One process at a time: another that had read the same lock
 * would remove the one that was taken in its place.
 * @param {string} file
 */
async function removeAbandoned(file) {
  const turn = `${file}-removal`;
  try {
    await mkdir(turn);
  } catch (error) {
    if (/** @type {NodeJS.ErrnoException} */ (error).code !== 'EEXIST') throw error;
    return;
  }
  try {
    const owner = await readOwner(file);
    if (owner !== undefined && !isRunning(owner)) await rm(file, {force: true});
  } finally {
    await rmdir(turn);
  }
}

/**
 * Whether another process has this id. In a container, its id may be that of a process of one before.
 * @param {number} id
 */
function isRunning(id) {
  try {
    return id > 0 && id !== process.pid && process.kill(id, 0);
  } catch (error) {
    return /** @type {NodeJS.ErrnoException} */ (error).code === 'EPERM';
  }
}
