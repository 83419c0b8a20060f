import {link, mkdir, readFile, rm, rmdir, writeFile} from 'node:fs/promises';
import path from 'node:path';
import {setTimeout} from 'node:timers/promises';

/** Milliseconds between two looks at the lock. */
const PAUSE = 200;

/**
 * Runs some work while no other process runs any under the same lock, a file with the id of the working process.
 * Ignores the lock of a process that is gone.
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
 * Takes the lock if it is free. Links a complete file, so that nobody reads a lock without an owner.
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
 * Reads the process id in a lock; 0 if it has none, undefined if there is no lock.
 * @param {string} file
 */
function readOwner(file) {
  return readFile(file, 'utf8').then(
    (text) => Number(text) || 0,
    () => undefined,
  );
}

/**
 * Removes the lock of a process that is gone. Only one process may do so: another that has read the same lock would
 * remove its successor.
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
 * Tells whether another process has this id. In a container, a previous process may have had our own.
 * @param {number} id
 */
function isRunning(id) {
  try {
    return id > 0 && id !== process.pid && process.kill(id, 0);
  } catch (error) {
    return /** @type {NodeJS.ErrnoException} */ (error).code === 'EPERM';
  }
}
