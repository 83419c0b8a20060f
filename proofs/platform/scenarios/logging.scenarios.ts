import {mkdirSync, readdirSync, writeFileSync} from 'node:fs';
import {rm} from 'node:fs/promises';
import path from 'node:path';
import {expect} from 'vitest';
import {findComponent, makeDummy, parseWat} from '../components';
import {readEntries, waitFor, type Home, type StartOptions} from '../home';
import {scenario} from '../scenario';
import {takePort} from '../../../tests/support/ports';

/** A component that fails with one entry of level `error`: it lacks the interface `wasi:cli/run`. */
const FAILING = `(component
  (core module $m (func (export "run")))
  (core instance $i (instantiate $m))
  (func (export "run") (canon lift (core func $i "run"))))`;
const FAILURE =
  '[ERROR hayride] Error running component: no exported instance named `wasi:cli/run@0.2.0`\n';

const OK = '[INFO  hayride_runtime::engine] runtime executed: Ok(())\n';

/** Formats the `debug` entries about the groups of host functions that a component imports. */
function formatImports(...imported: string[]): string {
  return ['wasi', 'ai', 'silo', 'wac', 'core']
    .map((name) => `${name} import enabled: ${imported.includes(name)}`)
    .map((text) => `[DEBUG hayride_runtime::engine] ${text}\n`)
    .join('');
}

/** The log entries of a component that succeeds and one that fails, by level. */
const UP_TO = {
  error: FAILURE,
  info: OK + FAILURE,
  debug: formatImports('wasi') + OK + formatImports() + FAILURE,
};

/** Runs a component that succeeds and one that fails; returns the log entries of both. */
async function runBoth(home: Home, options: StartOptions = {}): Promise<string> {
  await rm(path.join(home.data, 'logs'), {recursive: true, force: true});
  await home.register('test:probe@0.0.1', findComponent('probe'));
  await home.register('test:failing@0.0.1', parseWat(FAILING));
  for (const bin of ['test:probe@0.0.1', 'test:failing@0.0.1']) {
    expect(await home.run({bin, ...options})).toMatchObject({exitCode: 0, stderr: ''});
  }
  return readEntries(home);
}

scenario('log-entry', 'writes time, level and module in front of a text', async (home) => {
  // The time is UTC wherever the process is.
  await runBoth(home, {env: {RUST_LOG: 'hayride=info', TZ: 'Asia/Tokyo'}});
  const log = await home.readLog();
  expect(log).toMatch(/^(\[\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ (INFO |ERROR) [\w:]+\] .+\n){2}$/);
  const [, time = ''] = log.match(/^\[(\S+)/) ?? [];
  expect(Math.abs(Date.parse(time) - Date.now())).toBeLessThan(3_600_000);
});

scenario(
  'log-levels',
  'limits by HAYRIDE_LOG_LEVEL what RUST_LOG allows to named modules',
  async (home) => {
    // One run with an entry of each level.
    const args = ['compose', '', '--', 'open', 'mysql:'];
    const error = /^\[ERROR hayride_wac\] Failed to parse wac compose contents: .+\n/m;
    const warning = '[WARN  hayride_db] MySQL support not yet implemented\n';
    await home.register('test:asker@0.0.1', findComponent('asker'));
    const run = async (level: string, filter: string) => {
      await rm(path.join(home.data, 'logs'), {recursive: true, force: true});
      const env = {HAYRIDE_LOG_LEVEL: level, RUST_LOG: filter};
      await home.run({bin: 'test:asker@0.0.1', args, env});
      return (await readEntries(home)).replace(/^(\[DEBUG [\w:]+\]) .*\n(?:\1 .*\n)*/, '[DEBUG]\n');
    };
    for (const [level, filter, debug, warn, info] of [
      ['', '', '', warning, ''],
      ['loud', '', '', warning, ''],
      ['debug', '', '', warning, ''],
      ['debug', 'debug', '', warning, ''],
      ['debug', 'off', '', warning, ''],
      ['', 'hayride=debug', '', warning, OK],
      ['loud', 'hayride=debug', '', warning, OK],
      ['DeBuG', 'hayride=debug', '[DEBUG]\n', warning, OK],
      ['debug', 'hayride_runtime=debug', '[DEBUG]\n', warning, OK],
      ['debug', 'error,hayride=debug', '[DEBUG]\n', warning, OK],
      ['trace', 'hayride=debug', '[DEBUG]\n', warning, OK],
      ['warn', 'hayride=trace', '', warning, ''],
      ['error', 'hayride=trace', '', '', ''],
    ] as const) {
      const log = await run(level, filter);
      expect(log).toMatch(error);
      expect({level, filter, log: log.replace(error, '')}).toEqual({
        level,
        filter,
        log: debug + warn + info,
      });
    }
    expect(await run('debug', 'hayride=off')).toBe('');
    expect(await run('debug', 'hayride=debug/import')).toBe('[DEBUG]\n');
  },
);

scenario(
  'log-levels-without-variables',
  'logs warnings and errors where no variable is set',
  async (home) => {
    expect(await runBoth(home)).toBe(UP_TO.error);
    expect(await runBoth(home, {env: {RUST_LOG: 'hayride=debug'}})).toBe(UP_TO.info);
  },
);

scenario(
  'log-levels-with-manifest',
  'gives the level of HAYRIDE_LOG_LEVEL to the crates of a workspace',
  async (home) => {
    const write = (folder: string, ...members: string[]) => {
      mkdirSync(folder, {recursive: true});
      const list = members.map((member) => `"${member}"`).join(', ');
      writeFileSync(path.join(folder, 'Cargo.toml'), `[workspace]\nmembers = [${list}]\n`);
    };
    const env = {HAYRIDE_LOG_LEVEL: 'debug'};
    // The manifest of the current folder counts, with the name of a member's folder.
    write(home.work, 'crates/hayride-runtime');
    expect(await runBoth(home, {env})).toBe(UP_TO.debug);
    expect(await runBoth(home)).toBe(UP_TO.info);
    // A member with a manifest counts by the name of its package.
    const member = path.join(home.work, 'crates/hayride-runtime');
    mkdirSync(member, {recursive: true});
    writeFileSync(path.join(member, 'Cargo.toml'), '[package]\nname = "other"\n');
    expect(await runBoth(home, {env})).toBe(UP_TO.error);
    // The variable names another folder.
    const folder = path.join(home.folder, 'manifest');
    write(folder, 'hayride-runtime');
    expect(await runBoth(home, {env: {...env, CARGO_MANIFEST_DIR: folder}})).toBe(UP_TO.debug);
  },
);

scenario('log-debug-lines', 'says at debug which host functions it linked', async (home) => {
  const imports = ['ai/context', 'silo/threads', 'wac/wac', 'core/version', 'http/types', 'db/db'];
  const component = makeDummy(
    `${imports.map((name) => `import hayride:${name}@0.0.65;`).join('\n')} export none: func();`,
  );
  await home.register('test:app@0.0.1', component);
  const env = {RUST_LOG: 'hayride=debug', HAYRIDE_LOG_LEVEL: 'debug'};
  await home.run({bin: 'test:app@0.0.1', entrypoint: 'none', env});
  const log = await readEntries(home);
  expect(log).toContain(formatImports('ai', 'silo', 'wac', 'core'));
});

scenario('log-of-a-server', 'says at debug where a server listens and who calls', async (home) => {
  await home.register('test:server@0.0.1', findComponent('faultyserver'));
  const env = {RUST_LOG: 'hayride=debug', HAYRIDE_LOG_LEVEL: 'debug'};
  const run = async (address: string, line: string) => {
    const server = home.start({bin: 'test:server@0.0.1', args: [address], env});
    await waitFor(line, async () => (await readEntries(home)).includes(line));
    return server;
  };
  const format = (text: string) => `[DEBUG hayride_runtime::engine] ${text}\n`;
  const start = 'starting server with address:';
  // The line comes before the port is taken: here it is not free.
  const {port, close} = await takePort();
  for (const [address, listens] of [
    ['localhost', 'localhost:80'],
    ['https://localhost', 'localhost:443'],
    [`http://0.0.0.0:${port}`, `0.0.0.0:${port}`],
  ] as const) {
    await (await run(address, format(`${start} ${listens}`))).stop();
  }
  close();
  const server = await run(`localhost:${port}`, format(`${start} localhost:${port}`));
  await waitFor('an answer', () => fetch(`http://localhost:${port}/`).catch(() => undefined));
  expect(await readEntries(home)).toContain(
    format(
      `server config: ServerConfig { address: "localhost:${port}", read-timeout: 0, write-timeout: 0, max-header-bytes: 0 }`,
    ) + format(`${start} localhost:${port}`),
  );
  expect(await readEntries(home)).toMatch(
    /\n\[DEBUG hayride_runtime::engine\] accepted client from: 127\.0\.0\.1:\d+\n/,
  );
  await server.stop();
});

scenario('log-level-after-a-cast', 'sets the level back to info with each cast', async (home) => {
  await home.register('test:caster@0.0.1', findComponent('caster'));
  await home.register('test:probe@0.0.1', findComponent('probe'));
  const args = ['test:probe@0.0.1', 'run', 'say', 'hi'];
  const env = {RUST_LOG: 'hayride=debug', HAYRIDE_LOG_LEVEL: 'debug'};
  await home.run({bin: 'test:caster@0.0.1', args, env});
  const log = await readEntries(home);
  const id = (await home.listSessions()).find(({files}) => files['out'] === 'hi\n')?.id;
  expect(log).toBe(
    [
      formatImports('wasi', 'silo'),
      '[DEBUG hayride_runtime::silo::silo_impl] executing spawn: test:probe@0.0.1 with function: run, and args: ["say", "hi"]\n',
      `[DEBUG hayride_runtime::silo::silo_impl] Running engine with id: ${id}\n`,
      // Nothing says what the cast imports: only `info` is left, for the cast and the caster.
      OK,
      OK,
    ].join(''),
  );
  // A lower level is raised in the same way.
  await rm(path.join(home.data, 'logs'), {recursive: true});
  await home.run({bin: 'test:caster@0.0.1', args, env: {...env, HAYRIDE_LOG_LEVEL: 'error'}});
  expect(await readEntries(home)).toBe(OK + OK);
});

scenario(
  'log-backtrace',
  'adds the call stack of the runtime with RUST_BACKTRACE',
  async (home) => {
    for (const value of ['1', 'full']) {
      const log = await runBoth(home, {env: {RUST_BACKTRACE: value}});
      const [entry, stack] = log.split('    \n    Stack backtrace:\n');
      expect(entry).toBe(FAILURE);
      expect(stack).toMatch(/^ +0: /);
    }
    expect(await runBoth(home, {env: {RUST_BACKTRACE: '0'}})).toBe(FAILURE);
  },
);

scenario('log-style', 'writes colour codes with RUST_LOG_STYLE=always', async (home) => {
  const style = {RUST_LOG_STYLE: 'always'};
  expect(await runBoth(home, {env: style})).toMatch(
    /^\u001b\[90m\[\u001b\[0m\S+ \u001b\[1m\u001b\[31mERROR\u001b\[0m hayride\u001b\[90m\]\u001b\[0m Error running/,
  );
});

scenario('log-file', 'appends to the file that HAYRIDE_LOG names', async (home) => {
  await home.register('test:failing@0.0.1', parseWat(FAILING));
  const run = (file?: string) => {
    return home.run({bin: 'test:failing@0.0.1', env: file ? {HAYRIDE_LOG: file} : {}});
  };
  await run();
  await run();
  expect(await readEntries(home)).toBe(FAILURE.repeat(2));
  await run('other.log');
  await run('deep/er/other.log');
  const folder = path.join(home.data, 'logs');
  expect(readdirSync(folder).sort()).toEqual(['deep', 'hayride.log', 'other.log']);
  expect(await readEntries(home, 'other.log')).toBe(FAILURE);
  expect(await readEntries(home, 'deep/er/other.log')).toBe(FAILURE);
  const absolute = path.join(home.work, 'new/absolute.log');
  await run(absolute);
  expect(await readEntries(home, absolute)).toBe('');
  expect(readdirSync(path.dirname(absolute))).toEqual(['absolute.log']);
});
