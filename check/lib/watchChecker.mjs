import {statSync, watch} from 'node:fs';
import path from 'node:path';
import {formatFinding} from './formatFinding.mjs';

/**
 * @typedef {import('./findings').CheckResult} CheckResult
 * @typedef {import('./findings').Finding} Finding
 */

/** Milliseconds to wait for the last of several files that an editor saves at once. */
const SAVING = 100;

/**
 * Runs a check now and whenever one of `paths` changes, files or folders below `root`, until the process is stopped.
 * Prints new findings, and the summary if anything has changed.
 * @param {{root: string, paths: readonly string[], check: () => Promise<CheckResult>}} options
 */
export function watchChecker({root, paths, check}) {
  /** @type {string[] | undefined} */
  let known;
  const run = async () => {
    try {
      const {findings, summary} = await check();
      const gone = [...(known ?? [])];
      const added = findings.filter((finding) => !removeFirst(gone, toKey(finding)));
      added.forEach((finding) => console.log(formatFinding(finding)));
      if (known === undefined || added.length + gone.length > 0) {
        console.log(summary);
      }
      known = findings.map(toKey);
    } catch (error) {
      console.error(error instanceof Error ? error.message : String(error));
    }
  };
  let running = Promise.resolve();
  const start = () => {
    running = running.then(run);
  };
  /** @type {NodeJS.Timeout | undefined} */
  let timer;
  const note = () => {
    clearTimeout(timer);
    timer = setTimeout(start, SAVING);
  };
  for (const folder of paths.map((name) => path.join(root, name))) {
    if (statSync(folder, {throwIfNoEntry: false})?.isDirectory()) {
      watch(folder, {recursive: true}, note);
    }
  }
  // Of a file, its folder is watched: editors replace files.
  watch(root, (_, name) => name && paths.includes(name) && note());
  start();
}

/**
 * Returns the same key for a finding that has only moved in its file.
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
