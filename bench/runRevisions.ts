import {spawnSync} from 'node:child_process';
import {existsSync, mkdtempSync, readFileSync, rmSync, symlinkSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {measureBuild} from './measureBuild';
import {findMedian, formatTable, weighSite} from './figures';
import type {BenchOptions} from './options';

/**
 * Builds the site of a revision and that of the working tree in turn, without the bundler's cache,
 * and returns a table of build times and sizes with their ratios. Both sides use the installed
 * packages.
 */
export async function runRevisions({root, base, runs, report}: BenchOptions): Promise<string> {
  const scratch = mkdtempSync(path.join(tmpdir(), 'hayride-docs-bench-'));
  const tree = path.join(scratch, 'base');
  try {
    git(root, ['worktree', 'add', '--detach', '--quiet', tree, base]);
    symlinkSync(path.join(root, 'node_modules'), path.join(tree, 'node_modules'), 'junction');
    const missing = listMissingPackages(tree);
    if (missing.length > 0) {
      report(`${base} needs packages that are not installed: ${missing.join(', ')}.`);
    }
    const sides = [
      {name: 'base', folder: tree, seconds: [] as number[]},
      {name: 'now', folder: root, seconds: [] as number[]},
    ];
    for (let run = 1; run <= runs; run += 1) {
      for (const {name, folder, seconds} of sides) {
        const outDir = path.join(scratch, 'built', name);
        const cost = await measureBuild({root: folder, folder: '.', outDir});
        seconds.push(cost.seconds);
        report(`run ${run} of ${runs}, ${name}: ${cost.seconds.toFixed(1)} s`);
      }
    }
    const [before, after] = sides.map(({name, seconds}) => ({
      'build, s (median)': findMedian(seconds),
      ...weighSite(path.join(scratch, 'built', name)),
    }));
    return formatTable(before ?? {}, after ?? {});
  } finally {
    rmSync(scratch, {recursive: true, force: true});
    git(root, ['worktree', 'prune']);
  }
}

function git(root: string, args: string[]): void {
  const {status, stderr} = spawnSync('git', args, {cwd: root, encoding: 'utf8'});
  if (status !== 0) {
    throw new Error(
      `git ${args.join(' ')} failed: ${stderr.trim()}. Name a revision that is here.`,
    );
  }
}

/** The dependencies that the manifest of a folder names and its `node_modules` lacks. */
export function listMissingPackages(folder: string): string[] {
  const manifest = JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8')) as {
    dependencies?: Record<string, string>;
  };
  return Object.keys(manifest.dependencies ?? {}).filter(
    (name) => !existsSync(path.join(folder, 'node_modules', name)),
  );
}
