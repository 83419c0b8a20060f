import {existsSync, statSync, watch} from 'node:fs';
import path from 'node:path';
import {setTimeout} from 'node:timers/promises';
import {formatFinding} from './formatFinding.mjs';

/**
 * @typedef {import('./findings').CheckResult} CheckResult
 * @typedef {import('./findings').Finding} Finding
 */

/** An editor that saves changes several files at once: wait for the last one, in milliseconds. */
const SAVING = 100;

/**
 * Runs a check now and whenever one of `paths` changes, files or folders below `root`. Prints the
 * findings that are new, and the summary where anything has changed. Goes on until it is stopped.
 * @param {{root: string, paths: readonly string[], check: () => Promise<CheckResult>}} options
 */
export async function watchChecker({root, paths, check}) {
  const waitForChange = watchPaths(root, paths);
  /** @type {string[] | undefined} */
  let known;
  for (;;) {
    try {
      const {findings, summary} = await check();
      const rest = known ?? [];
      const added = findings.filter((finding) => !removeFirst(rest, toKey(finding)));
      added.forEach((finding) => console.log(formatFinding(finding)));
      if (known === undefined || added.length + rest.length > 0) {
        console.log(summary);
      }
      known = findings.map(toKey);
    } catch (error) {
      console.error(error instanceof Error ? error.message : String(error));
    }
    await waitForChange();
  }
}

/**
 * What a finding says, wherever it has moved to in its file.
 * @param {Finding} finding
 */
function toKey({file, kind, message}) {
  return `${file} ${kind} ${message}`;
}

/**
 * @param {string[]} items
 * @param {string} item
 */
function removeFirst(items, item) {
  const index = items.indexOf(item);
  if (index >= 0) {
    items.splice(index, 1);
  }
  return index >= 0;
}

/**
 * Returns a function that waits for the next change since it was last called.
 * @param {string} root
 * @param {readonly string[]} paths
 */
function watchPaths(root, paths) {
  let isChanged = false;
  let wake = () => {};
  const note = () => {
    isChanged = true;
    wake();
  };
  for (const folder of paths.filter((name) => isFolder(path.join(root, name)))) {
    watch(path.join(root, folder), {recursive: true}, note);
  }
  // Of a file, its folder is watched: editors replace files.
  watch(root, (_, name) => name && paths.includes(name) && note());
  return async () => {
    if (!isChanged) {
      await new Promise((resolve) => {
        wake = () => resolve(undefined);
      });
    }
    await setTimeout(SAVING);
    isChanged = false;
  };
}

/** @param {string} file */
function isFolder(file) {
  return existsSync(file) && statSync(file).isDirectory();
}
