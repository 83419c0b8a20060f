import {execFile} from 'node:child_process';
import {mkdir, readdir, writeFile} from 'node:fs/promises';
import path from 'node:path';
import {promisify} from 'node:util';
import {expect} from 'vitest';
import {findComponent, parseWat} from './components';
import {waitFor, type Home, type StartOptions} from './home';
import {readEntries} from './log';
import {scenario} from './scenario';

const CLI = 'hayride-core:cli@0.0.1';
const PROBE = 'test:probe@0.0.1';
const SILENT = {signal: null, stdout: '', stderr: ''};

/** Runs the component `probe` as a morph that is not the default one. */
async function runProbe(home: Home, args: string[], options: StartOptions = {}) {
  await home.register(PROBE, findComponent('probe'));
  return home.run({bin: PROBE, args, ...options});
}

scenario('session-of-a-command', 'writes the output of a command to a session', async (home) => {
  const {exitCode, stdout} = await runProbe(home, ['say', 'hello']);
  expect({exitCode, stdout}).toEqual({exitCode: 0, stdout: ''});
  const [session, ...others] = await home.listSessions();
  expect(others).toEqual([]);
  expect(session?.files).toEqual({out: 'hello\n', err: '', in: ''});
});

scenario(
  'default-morph-on-terminal',
  'connects the default morph to the terminal',
  async (home) => {
    await home.register(CLI, findComponent('probe'));
    const ended = {exitCode: 0, ...SILENT};
    expect(await home.run({args: ['say', 'hello']})).toEqual({...ended, stdout: 'hello\n'});
    expect(await home.run({args: ['warn', 'beware']})).toEqual({...ended, stderr: 'beware\n'});
    expect(await home.run({args: ['input'], input: 'typed'})).toEqual({...ended, stdout: 'typed'});
    expect(await home.listSessions()).toEqual([]);
  },
);

scenario(
  'terminal-by-exact-text',
  'disconnects the terminal for every other text',
  async (home) => {
    await home.register(CLI, findComponent('probe'));
    const run = (bin: string) => home.run({bin, args: ['input'], input: 'typed'});
    expect(await run('hayride-core:cli')).toEqual({exitCode: 0, ...SILENT, stdout: 'typed'});
    expect(await home.listSessions()).toEqual([]);
    expect(await run('hayride-core:cli@0.0.1')).toEqual({exitCode: 0, ...SILENT});
    expect((await home.listSessions()).map(({files}) => files)).toEqual([
      {out: '', err: '', in: ''},
    ]);
  },
);

scenario('standard-error-of-a-session', 'writes standard error to a session', async (home) => {
  expect(await runProbe(home, ['warn', 'beware'])).toEqual({exitCode: 0, ...SILENT});
  expect((await home.listSessions()).map(({files}) => files)).toEqual([
    {out: '', err: 'beware\n', in: ''},
  ]);
});

scenario('input-of-a-session', 'reads standard input from the file in', async (home) => {
  const ended = runProbe(home, ['input-after', 'go']);
  const session = await waitFor('a session', async () => (await home.listSessions())[0]);
  await writeFile(path.join(session.folder, 'in'), 'from a file');
  await writeFile(path.join(home.work, 'go'), '');
  expect(await ended).toMatchObject({exitCode: 0});
  expect((await home.listSessions())[0]?.files).toMatchObject({out: 'from a file'});
});

scenario('sessions-stay', 'makes a session for each run and deletes none', async (home) => {
  await runProbe(home, ['say', 'first']);
  await runProbe(home, ['say', 'second']);
  const sessions = await home.listSessions();
  expect(sessions.map(({files}) => files.out).sort()).toEqual(['first\n', 'second\n']);
  for (const {id} of sessions) {
    expect(id).toMatch(/^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/);
  }
});

scenario(
  'first-argument',
  'gives a top-level morph the command line from its first word',
  async (home) => {
    await runProbe(home, ['args', 'a b', '--help', '']);
    expect((await home.listSessions())[0]?.files.out).toBe('hayride\nargs\na b\n--help\n\n');
  },
);

scenario(
  'command-that-returns-an-error',
  'ends with exit code 0 when run returns an error',
  async (home) => {
    const env = {RUST_LOG: 'hayride_runtime=info'};
    expect(await runProbe(home, ['fail'])).toEqual({exitCode: 0, ...SILENT});
    expect(await readEntries(home)).toBe('');
    expect(await runProbe(home, ['fail'], {env})).toEqual({exitCode: 0, ...SILENT});
    expect(await runProbe(home, ['say', 'x'], {env})).toEqual({exitCode: 0, ...SILENT});
    expect(await readEntries(home)).toBe(
      '[INFO  hayride_runtime::engine] runtime executed: Err(())\n[INFO  hayride_runtime::engine] runtime executed: Ok(())\n',
    );
  },
);

scenario('command-that-traps', 'ends with exit code 0 when a component traps', async (home) => {
  expect(await runProbe(home, ['panic'])).toEqual({exitCode: 0, ...SILENT});
  const log = await readEntries(home);
  expect(log).toMatch(
    /^\[ERROR hayride\] Error running component: error while executing at wasm backtrace:\n/,
  );
  expect(log).toMatch(/\n {8}wasm trap: wasm `unreachable` instruction executed\n$/);
  const [session] = await home.listSessions();
  expect(session?.files.err).toContain('as asked');
  expect(Object.keys(session?.files ?? {}).sort()).toEqual(['err', 'in', 'out']);
});

scenario('session-folder-refused', 'ends with exit code 1 without a session', async (home) => {
  await home.register(CLI, findComponent('probe'));
  await writeFile(path.join(home.data, 'sessions'), '');
  const failed = {...SILENT, exitCode: 1, stderr: 'Error: Not a directory (os error 20)\n'};
  expect(await runProbe(home, ['say', 'hello'])).toEqual(failed);
  expect(await home.run({args: ['say', 'hello']})).toMatchObject({exitCode: 0, stdout: 'hello\n'});
});

scenario('no-compiled-code', 'keeps no compiled code in the home folder', async (home) => {
  await runProbe(home, ['say', 'hello']);
  expect(await readdir(home.folder)).toEqual(['.hayride']);
  expect((await readdir(home.data)).sort()).toEqual(['ai', 'logs', 'registry', 'sessions']);
  expect(await readdir(path.join(home.data, 'ai'), {recursive: true})).toEqual(['hf_hub']);
  expect(await readdir(home.work)).toEqual([]);
});

scenario(
  'log-on-terminal',
  'writes the log to the terminal that /dev/stderr names',
  async (home) => {
    await home.register(CLI, parseWat('(component)'));
    // The pipes of Node.js are sockets, which cannot be opened by a path: those of a shell can.
    const {stdout} = await promisify(execFile)('sh', ['-c', 'hayride 2>&1 | cat'], {
      env: {PATH: process.env.PATH, HOME: home.folder, HAYRIDE_LOG: '/dev/stderr'},
      timeout: 30_000,
    });
    expect(stdout.replace(/^\[\S+ /, '')).toBe(
      'ERROR hayride] Error running component: No Function Export Found\n',
    );
  },
);

scenario(
  'log-that-cannot-be-opened',
  'runs no component without a log, and says so on the terminal',
  async (home) => {
    await mkdir(home.data, {recursive: true});
    await writeFile(path.join(home.data, 'logs'), '');
    const {exitCode, stdout, stderr} = await runProbe(home, ['say', 'hello']);
    expect({exitCode, stdout}).toEqual({exitCode: 0, stdout: ''});
    expect(stderr.replace(/^\[\S+ /, '')).toBe(
      'ERROR hayride] Error running component: File exists (os error 17)\n',
    );
    expect((await home.listSessions())[0]?.files.out).toBe('');
  },
);

scenario(
  'settings-without-effect',
  'reads neither HAYRIDE_HOME nor HAYRIDE_DIR nor config.yaml',
  async (home) => {
    const env = {HAYRIDE_HOME: home.work, HAYRIDE_DIR: home.work};
    await mkdir(home.data, {recursive: true});
    await writeFile(path.join(home.data, 'config.yaml'), '}{ no YAML');
    expect(await runProbe(home, ['say', 'hello'], {env})).toEqual({exitCode: 0, ...SILENT});
    expect((await home.listSessions())[0]?.files.out).toBe('hello\n');
    expect(await home.readLog()).toBe('');
    expect(await readdir(home.work)).toEqual([]);
  },
);
