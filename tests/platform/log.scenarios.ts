import {execFile} from 'node:child_process';
import {mkdir, readdir, readFile, writeFile} from 'node:fs/promises';
import path from 'node:path';
import {promisify} from 'node:util';
import {expect} from 'vitest';
import {findComponent, parseWat} from './components';
import {readEntries, type Home, type StartOptions} from './home';
import {scenario} from './scenario';

const PROBE = 'test:probe@0.0.1';

/** Runs the component `probe`, which says something into its session. */
async function runProbe(home: Home, options: StartOptions = {}) {
  await home.register(PROBE, findComponent('probe'));
  return home.run({bin: PROBE, args: ['say', 'hello'], ...options});
}

/** Runs a component without functions, which fails. */
async function runEmpty(home: Home, HAYRIDE_LOG = 'hayride.log') {
  await home.register('test:empty@0.0.1', parseWat('(component)'));
  return home.run({bin: 'test:empty@0.0.1', env: {HAYRIDE_LOG}});
}

const FAILED = 'ERROR hayride] Error running component: No Function Export Found\n';

scenario('log-file-name', 'names the log file by HAYRIDE_LOG', async (home) => {
  const absolute = path.join(home.work, 'own/my.log');
  for (const name of ['other.log', 'deep/folder.log', absolute]) {
    expect(await runEmpty(home, name)).toMatchObject({exitCode: 0, stderr: ''});
    const text = await readFile(path.resolve(home.data, 'logs', name), 'utf8');
    expect(text.replace(/^\[\S+ /, '')).toBe(FAILED);
  }
  expect((await readdir(path.join(home.data, 'logs'))).sort()).toEqual(['deep', 'other.log']);
});

scenario(
  'log-on-terminal',
  'writes the log to the terminal that /dev/stderr names',
  async (home) => {
    await home.register('hayride-core:cli@0.0.1', parseWat('(component)'));
    // The pipes of Node.js are sockets, which cannot be opened by a path: those of a shell can.
    const {stdout} = await promisify(execFile)('sh', ['-c', 'hayride 2>&1 | cat'], {
      env: {PATH: process.env.PATH, HOME: home.folder, HAYRIDE_LOG: '/dev/stderr'},
      timeout: 30_000,
    });
    expect(stdout.replace(/^\[\S+ /, '')).toBe(FAILED);
  },
);

scenario('log-appends', 'appends to the log', async (home) => {
  await runEmpty(home);
  await runEmpty(home);
  expect(await readEntries(home)).toBe(FAILED + FAILED);
});

scenario(
  'log-that-cannot-be-opened',
  'runs no component without a log, and says so on the terminal',
  async (home) => {
    await mkdir(home.data, {recursive: true});
    await writeFile(path.join(home.data, 'logs'), '');
    const {exitCode, stdout, stderr} = await runProbe(home);
    expect({exitCode, stdout}).toEqual({exitCode: 0, stdout: ''});
    expect(stderr.replace(/^\[\S+ /, '')).toBe(
      'ERROR hayride] Error running component: File exists (os error 17)\n',
    );
    expect((await home.listSessions())[0]?.files.out).toBe('');
  },
);

const ENABLED = ['wasi', 'ai', 'silo', 'wac', 'core'].map(
  (name) => `DEBUG hayride_runtime::engine] ${name} import enabled: ${name === 'wasi'}\n`,
);
const EXECUTED = 'INFO  hayride_runtime::engine] runtime executed: Ok(())\n';

scenario(
  'log-of-an-installed-binary',
  'logs warnings and errors only, whatever HAYRIDE_LOG_LEVEL says',
  async (home) => {
    for (const level of ['info', 'debug', 'trace']) {
      await runProbe(home, {env: {HAYRIDE_LOG_LEVEL: level}});
    }
    await runProbe(home, {env: {RUST_LOG: 'debug', HAYRIDE_LOG_LEVEL: 'debug'}});
    expect(await home.readLog()).toBe('');
  },
);

scenario(
  'log-with-both-variables',
  'logs more with RUST_LOG and HAYRIDE_LOG_LEVEL',
  async (home) => {
    const RUST_LOG = 'hayride_runtime=debug,hayride_llama=debug';
    const levels: [level: string | undefined, entries: string][] = [
      ['debug', ENABLED.join('') + EXECUTED],
      ['DEBUG', ENABLED.join('') + EXECUTED],
      ['info', EXECUTED],
      [undefined, EXECUTED],
      ['loud', EXECUTED],
      ['warn', ''],
      ['error', ''],
    ];
    for (const [index, [level, entries]] of levels.entries()) {
      const HAYRIDE_LOG = `${index}.log`;
      const env = {RUST_LOG, HAYRIDE_LOG, ...(level !== undefined && {HAYRIDE_LOG_LEVEL: level})};
      await runProbe(home, {env});
      expect(await readEntries(home, HAYRIDE_LOG)).toBe(entries);
    }
  },
);

scenario(
  'log-crates-of-a-workspace',
  'applies HAYRIDE_LOG_LEVEL to the crates of a Cargo.toml',
  async (home) => {
    await writeFile(
      path.join(home.work, 'Cargo.toml'),
      '[workspace]\nmembers = ["crates/hayride-runtime"]\n',
    );
    await runProbe(home);
    expect(await readEntries(home)).toBe(EXECUTED);
    const env = {CARGO_MANIFEST_DIR: home.work, HAYRIDE_LOG: 'elsewhere.log'};
    await runProbe(home, {cwd: home.folder, env});
    expect(await readEntries(home, 'elsewhere.log')).toBe(EXECUTED);
  },
);

scenario(
  'settings-without-effect',
  'reads neither HAYRIDE_HOME nor HAYRIDE_DIR nor config.yaml',
  async (home) => {
    const env = {HAYRIDE_HOME: home.work, HAYRIDE_DIR: home.work};
    await mkdir(home.data, {recursive: true});
    await writeFile(path.join(home.data, 'config.yaml'), '}{ no YAML');
    expect(await runProbe(home, {env})).toMatchObject({exitCode: 0, stderr: ''});
    expect((await home.listSessions())[0]?.files.out).toBe('hello\n');
    expect(await home.readLog()).toBe('');
    expect(await readdir(home.work)).toEqual([]);
  },
);
