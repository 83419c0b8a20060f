import path from 'node:path';
import {parseArgs} from 'node:util';
import {runnerImport} from 'vite';
import {BUILD} from '../commands/buildSite.mjs';
import {REPOSITORY, runTool} from '../commands/runProcess.mjs';

const USAGE =
  'Use: npm run bench -- <build> <other build> [--runs number], or: npm run bench -- press [<build> <other build>] [--runs number]';

// node bench/index.mjs [press] <build> <other build> [--runs number]
// Prints Markdown, and progress to stderr. Exit 0: compared, 1: could not run.
try {
  const {values, positionals} = parseArgs({
    options: {runs: {type: 'string', default: '3'}},
    allowPositionals: true,
  });
  const isPress = positionals[0] === 'press';
  const given = isPress ? positionals.slice(1) : positionals;
  const runs = Number(values.runs);
  if (given.length !== 2 && !(isPress && given.length === 0)) {
    throw new Error('two folders with builds are needed.');
  }
  if (!Number.isInteger(runs) || runs < 1) {
    throw new Error('--runs must be a whole number from 1. Write --runs 3.');
  }
  const [one, other] = given.length === 0 ? [await buildPlain(), BUILD] : given;
  /** @type {[string, string]} */
  const folders = [path.resolve(one ?? ''), path.resolve(other ?? '')];
  const name = isPress ? 'comparePresses' : 'comparePaint';
  /** @type {{module: Record<typeof name, typeof import('./comparePaint').comparePaint>}} */
  const {module} = await runnerImport(path.join(import.meta.dirname, `${name}.ts`), {
    configFile: false,
    logLevel: 'error',
  });
  console.log(await module[name](folders, runs));
} catch (error) {
  const reason = error instanceof Error ? error.message : String(error);
  console.error(`Nothing was compared: ${reason}\n${USAGE}`);
  process.exitCode = 1;
}

/** Builds the site without quiet pages; returns its folder. */
async function buildPlain() {
  const folder = path.join(REPOSITORY, '.cache/bench-plain');
  const args = ['build', '--config', 'bench/plain.config.ts', '--out-dir', folder];
  console.error('[bench] building the site without quiet pages');
  const {exitCode, output} = await runTool('docusaurus', args, {
    output: 'keep',
    env: {DOCUSAURUS_GENERATED_FILES_DIR_NAME: '.docusaurus-plain', NO_UPDATE_NOTIFIER: 'true'},
  });
  if (exitCode !== 0) throw new Error(`the site without quiet pages was not built:\n${output}`);
  return folder;
}
