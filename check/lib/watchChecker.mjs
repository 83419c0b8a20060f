import {statSync, watch} from 'node:fs';
import path from 'node:path';
import {formatFinding} from './formatFinding.mjs';

/** Milliseconds to wait for the last of several files that an editor saves at once. */
const SAVING = 100;

/**
 * Runs a check now and whenever one of `paths` changes, files or folders below `root`, until the process is stopped.
 * Prints new findings, and the summary if anything has changed.
 * @param {{root: string, paths: readonly string[], check: () => Promise<import('./findings').CheckResult>}} options
 */
export function watchChecker({root, paths, check}) {
  /** @type {string[] | undefined} */
  let known;
  const run = async () => {
    try {
      const {findings, summary} = await check();
      const gone = [...(known ?? [])];
      const added = findings.filter((finding) => {
        const index = gone.indexOf(toKey(finding));
        if (index >= 0) gone.splice(index, 1);
        return index < 0;
      });
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
  const timer = setTimeout(() => {
    running = running.then(run);
  }, SAVING);
  const note = () => timer.refresh();
  for (const folder of paths.map((name) => path.join(root, name))) {
    if (statSync(folder, {throwIfNoEntry: false})?.isDirectory()) {
      watch(folder, {recursive: true}, note);
    }
  }
  // Of a file, its folder is watched: editors replace files.
  watch(root, (_, name) => name && paths.includes(name) && note());
}

/**
 * Returns the same key for a finding that has only moved in its file.
 * @param {import('./findings').Finding} finding
 */
function toKey({file, kind, message}) {
  return `${file} ${kind} ${message}`;
}
