import {execFileSync, spawn} from 'node:child_process';
import {mkdtempSync, readFileSync, realpathSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';

/**
 * Builds the tracked sources of the current folder with another version of Docusaurus, reports components whose
 * originals differ there, and runs the browser tests, all in a folder that is removed at the end. Exit code 0: the
 * site builds and the tests pass; 1: not, or it could not be tried.
 * @param {string} version
 * @param {readonly string[]} specs parts of the paths of browser tests; none means all
 */
export async function tryVersion(version, specs) {
  const stop = new AbortController();
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.once(signal, () => stop.abort());
  const folder = realpathSync(mkdtempSync(path.join(tmpdir(), 'docusaurus-')));
  /** @param {readonly [string, ...string[]]} args */
  const run = (...args) => runNode(args, folder, stop.signal);
  let result = 'cannot be tried';
  let doPass = false;
  try {
    const npm = process.env.npm_execpath;
    if (!npm) throw new Error(`Run it with npm: npm run check:theme -- --on ${version}`);
    copySources(process.cwd(), folder);
    const manifest = path.join(folder, 'package.json');
    writeFileSync(manifest, useVersion(readFileSync(manifest, 'utf8'), version));
    if (!(await run(npm, 'install', '--package-lock-only'))) {
      throw new Error('The packages do not fit together; what npm says of them is above.');
    }
    const isBuilt = await run('commands/build.mjs');
    console.log('\nWhat differs from the version in src/theme/upstream.json:');
    await run('check/theme/index.mjs');
    /** @param {readonly string[]} args */
    const test = (...args) => run('node_modules/@playwright/test/cli.js', 'test', ...args);
    const asProofs = ['--config', 'proofs/browser/playwright.config.ts'];
    const isAll = specs.length === 0;
    doPass = isBuilt && (await test(...specs)) && (!isAll || (await test(...asProofs)));
    const tests = isAll ? 'all browser tests' : `the browser tests ${specs.join(', ')}`;
    result = isBuilt ? `builds, and ${tests} ${doPass ? 'pass' : 'do not pass'}` : 'does not build';
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
  } finally {
    rmSync(folder, {recursive: true, force: true, maxRetries: 5});
  }
  console.log(`\nWith Docusaurus ${version}, the site ${result}.`);
  process.exitCode = doPass ? 0 : 1;
}

/**
 * Sets all packages of Docusaurus in a `package.json` to one version. They name each other by exact versions, so that
 * indirect dependencies follow.
 * @param {string} text
 * @param {string} version
 */
export function useVersion(text, version) {
  /** @type {{dependencies: Record<string, string>, devDependencies: Record<string, string>}} */
  const manifest = JSON.parse(text);
  for (const packages of [manifest.dependencies, manifest.devDependencies]) {
    for (const name of Object.keys(packages)) {
      if (name.startsWith('@docusaurus/')) packages[name] = version;
    }
  }
  return `${JSON.stringify(manifest, null, 2)}\n`;
}

/**
 * Copies the current state of the files that git tracks, and their history.
 * @param {string} repository
 * @param {string} folder
 */
function copySources(repository, folder) {
  /** @param {readonly string[]} args */
  const git = (...args) => execFileSync('git', args, {cwd: repository, encoding: 'utf8'}).trim();
  // A commit of what is not committed yet, outside every branch; nothing if there is nothing.
  const changes = git('-c', 'user.name=check', '-c', 'user.email=check', 'stash', 'create');
  git('clone', '--quiet', '--shared', '--no-checkout', repository, folder);
  git('-C', folder, 'checkout', '--quiet', '--detach', changes || git('rev-parse', 'HEAD'));
}

/**
 * Runs a script with Node until it ends or is stopped. Returns whether it passed.
 * @param {readonly string[]} args the script and its arguments
 * @param {string} folder
 * @param {AbortSignal} stop
 * @returns {Promise<boolean>}
 */
function runNode(args, folder, stop) {
  return new Promise((resolve, reject) => {
    // At SIGINT, Playwright ends its server too.
    const options = {cwd: folder, signal: stop, killSignal: /** @type {const} */ ('SIGINT')};
    const child = spawn(process.execPath, args, {...options, stdio: 'inherit'});
    // It is followed by the end of the script.
    child.on('error', () => undefined);
    child.on('close', (exitCode) => {
      if (stop.aborted) reject(new Error('It was stopped.'));
      else resolve(exitCode === 0);
    });
  });
}
