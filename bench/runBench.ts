import {spawnSync} from 'node:child_process';
import {existsSync, mkdtempSync, readFileSync, rmSync, symlinkSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {findMedian, formatTable, weighSite} from './figures';

/** What is compared. */
export type Options = {
  /** The repository's folder: the working tree that is built. */
  root: string;
  /** The revision to compare with. */
  base: string;
  /** How often each side is built; a whole number from 1. */
  runs: number;
};

/**
 * Builds the site of a revision and that of the working tree in turn, without the bundler's cache,
 * and returns a table of build times and sizes with their ratios. Both sides use the installed
 * packages.
 */
export function runBench({root, base, runs}: Options): string {
  if (!Number.isInteger(runs) || runs < 1) {
    throw new Error('--runs must be a whole number from 1. Write --runs 3.');
  }
  const scratch = mkdtempSync(path.join(tmpdir(), 'hayride-docs-bench-'));
  const tree = path.join(scratch, 'base');
  try {
    git(root, ['worktree', 'add', '--detach', '--quiet', tree, base]);
    symlinkSync(path.join(root, 'node_modules'), path.join(tree, 'node_modules'), 'junction');
    const missing = listMissingPackages(tree);
    if (missing.length > 0) {
      console.log(`${base} needs packages that are not installed: ${missing.join(', ')}.`);
    }
    const sides = [
      {name: 'base', folder: tree, seconds: [] as number[]},
      {name: 'now', folder: root, seconds: [] as number[]},
    ];
    for (let run = 1; run <= runs; run += 1) {
      for (const {name, folder, seconds} of sides) {
        seconds.push(build(folder, path.join(scratch, 'built', name)));
        console.log(`run ${run} of ${runs}, ${name}: ${seconds.at(-1)?.toFixed(1)} s`);
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

/** Builds the site in a folder into another one and returns the seconds that it took. */
function build(folder: string, outDir: string): number {
  const cli = path.join(folder, 'node_modules/@docusaurus/core/bin/docusaurus.mjs');
  if (!existsSync(cli)) {
    throw new Error('the dependencies are not installed. Install them: npm ci');
  }
  const env = {...process.env, DOCUSAURUS_NO_PERSISTENT_CACHE: 'true'};
  const start = process.hrtime.bigint();
  const {status, stdout, stderr} = spawnSync(
    process.execPath,
    [cli, 'build', '--out-dir', outDir],
    {cwd: folder, env, encoding: 'utf8'},
  );
  if (status !== 0) {
    throw new Error(`${folder} cannot be built:\n${stdout}${stderr}`);
  }
  return Number(process.hrtime.bigint() - start) / 1e9;
}
