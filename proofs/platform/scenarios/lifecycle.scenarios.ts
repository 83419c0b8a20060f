import {execFile} from 'node:child_process';
import {mkdir, readdir, writeFile} from 'node:fs/promises';
import path from 'node:path';
import {promisify} from 'node:util';
import {expect} from 'vitest';
import {findComponent, parseWat} from '../components';
import {readEntries, waitFor, type Home, type StartOptions} from '../home';
import {scenario} from '../scenario';

const CLI = 'hayride-core:cli@0.0.1';
const PROBE = 'test:probe@0.0.1';
const SILENT = {signal: null, stdout: '', stderr: ''};

/** Runs the component `probe` as a morph that is not the default one. */
async function runProbe(home: Home, args: string[], options: StartOptions = {}) {
  await home.register(PROBE, findComponent('probe'));
  return home.run({bin: PROBE, args, ...options});
}

/** Reads the entries of the log without the frames of backtraces. */
async function readCauses(home: Home, name?: string): Promise<string> {
  return (await readEntries(home, name)).replaceAll(/^ +\d+: +0x.*\n/gm, '');
}

/** Returns the log entry of a component that ended with a trap, or with an error that Wasmtime turns into one. */
const trapped = (cause: string): string =>
  [
    '[ERROR hayride] Error running component: error while executing at wasm backtrace:',
    '    ',
    '    Caused by:',
    `        ${cause}`,
    '',
  ].join('\n');

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

scenario('entrypoint-of-a-command', 'ignores the entry point of a command', async (home) => {
  await runProbe(home, ['say', 'ran'], {entrypoint: 'other'});
  expect((await home.listSessions())[0]?.files.out).toBe('ran\n');
});

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

scenario(
  'command-that-exits',
  'logs each call of exit as an error and ends with exit code 0',
  async (home) => {
    await home.register(CLI, findComponent('probe'));
    expect(await home.run({args: ['exit', '3']})).toEqual({exitCode: 0, ...SILENT});
    expect(await readCauses(home)).toBe(trapped('Exited with i32 exit status 1'));
    expect(await home.run({args: ['exit', '0'], env: {HAYRIDE_LOG: 'zero.log'}})).toEqual({
      exitCode: 0,
      ...SILENT,
    });
    expect(await readCauses(home, 'zero.log')).toBe(trapped('Exited with i32 exit status 0'));
  },
);

scenario('command-that-traps', 'ends with exit code 0 when a component traps', async (home) => {
  expect(await runProbe(home, ['panic'])).toEqual({exitCode: 0, ...SILENT});
  expect(await readCauses(home)).toBe(
    trapped('wasm trap: wasm `unreachable` instruction executed'),
  );
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

scenario(
  'files-of-a-run',
  'leaves a log, a session and an empty model folder, but no compiled code',
  async (home) => {
    await runProbe(home, ['say', 'hello']);
    const files = await readdir(home.folder, {recursive: true});
    const [session] = await home.listSessions();
    expect(files.sort()).toEqual([
      '.hayride',
      '.hayride/ai',
      '.hayride/ai/hf_hub',
      '.hayride/logs',
      '.hayride/logs/hayride.log',
      '.hayride/registry',
      '.hayride/registry/morphs',
      '.hayride/registry/morphs/test',
      '.hayride/registry/morphs/test/0.0.1',
      '.hayride/registry/morphs/test/0.0.1/probe.wasm',
      '.hayride/sessions',
      `.hayride/sessions/${session?.id}`,
      `.hayride/sessions/${session?.id}/err`,
      `.hayride/sessions/${session?.id}/in`,
      `.hayride/sessions/${session?.id}/out`,
    ]);
    expect(await readdir(home.work)).toEqual([]);
  },
);

scenario('server-that-refuses-to-start', 'logs that a server gave no address', async (home) => {
  await home.register('test:startup@0.0.1', findComponent('startup'));
  expect(await home.run({bin: 'test:startup@0.0.1'})).toEqual({exitCode: 0, ...SILENT});
  expect((await readEntries(home)).split('\n').at(-2)).toBe(
    '[ERROR hayride] Error running component: failed to get server config',
  );
});

/** Starts an HTTP server on a free port, and waits until it listens. */
async function startServer(home: Home, HAYRIDE_LOG: string) {
  await home.register('test:startup@0.0.1', findComponent('startup'));
  const env = {RUST_LOG: 'hayride_runtime=debug', HAYRIDE_LOG_LEVEL: 'debug', HAYRIDE_LOG};
  const server = home.start({bin: 'test:startup@0.0.1', input: '127.0.0.1:0', env});
  const line = '] starting server with address: 127.0.0.1:0\n';
  await waitFor('the server', async () => (await home.readLog(HAYRIDE_LOG)).includes(line));
  return server;
}

scenario('input-of-a-server', 'reads the input of a server from the terminal', async (home) => {
  const server = await startServer(home, 'input.log');
  await server.stop();
  expect((await home.listSessions()).map(({files}) => files)).toEqual([
    {out: 'address: 127.0.0.1:0\n', err: '', in: ''},
  ]);
});

scenario('stop-of-a-server', 'ends with a signal and leaves the session', async (home) => {
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    const server = await startServer(home, `${signal}.log`);
    expect(await server.stop(signal)).toEqual({...SILENT, exitCode: null, signal});
  }
  expect(await home.listSessions()).toHaveLength(2);
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

scenario(
  'memory-without-limit',
  'lets a component have all the memory that it can address',
  async (home) => {
    await home.register(
      'test:memory@0.0.1',
      parseWat(`(component
      (core module $m (memory 0)
        (func (export "grow") (result i32) (memory.grow (i32.const 65536))))
      (core instance $i (instantiate $m))
      (func (export "grow") (result s32) (canon lift (core func $i "grow"))))`),
    );
    const env = {RUST_LOG: 'hayride_runtime=info'};
    await home.run({bin: 'test:memory@0.0.1', entrypoint: 'grow', env});
    expect(await readEntries(home)).toBe(
      '[INFO  hayride_runtime::engine] function executed with args [] and got results: [S32(0)]\n',
    );
  },
);
