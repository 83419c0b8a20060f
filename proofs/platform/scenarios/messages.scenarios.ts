import {readFileSync, writeFileSync} from 'node:fs';
import {rm} from 'node:fs/promises';
import path from 'node:path';
import {expect} from 'vitest';
import {findComponent, makeDummy, parseWat} from '../components';
import {readEntries, waitFor, type Home, type StartOptions} from '../home';
import {scenario} from '../scenario';
import {findPort, takePort} from '../../../tests/support/ports';

const COMMAND = 'export wasi:cli/run@0.2.0;';

/** A component with one function, `none`, that does nothing. */
const NOTHING = `
  (core module $m (func (export "none")))
  (core instance $i (instantiate $m))
  (func (export "none") (canon lift (core func $i "none")))`;

/** Runs a component at top level, and returns the entries of the log without their times. */
async function runForLog(
  home: Home,
  component: string,
  options: StartOptions = {},
): Promise<string> {
  await rm(path.join(home.data, 'logs'), {recursive: true, force: true});
  await home.register('test:app@0.0.1', component);
  const ended = await home.run({bin: 'test:app@0.0.1', ...options});
  expect(ended).toEqual({exitCode: 0, signal: null, stdout: '', stderr: ''});
  return readEntries(home);
}

/** Calls a function of a component; returns the log of level `info`. */
function call(home: Home, component: string, entrypoint: string, ...args: string[]) {
  return runForLog(home, component, {entrypoint, args, env: {RUST_LOG: 'hayride=info'}});
}

/** Formats an error message with its chain of causes. */
function formatError(text: string, ...causes: string[]): string {
  const chain = causes.length === 1 ? causes : causes.map((cause, index) => `${index}: ${cause}`);
  const lines =
    causes.length === 0 ? [] : ['', 'Caused by:', ...chain.map((line) => `    ${line}`)];
  return `${[text, ...lines].join('\n    ')}\n`;
}

/** Formats the log entry of a top-level morph that failed. */
function formatFailure(text: string, ...causes: string[]): string {
  return `[ERROR hayride] Error running component: ${formatError(text, ...causes)}`;
}

/** Formats the log entry of a top-level morph that lacks an import. */
function formatMissing(name: string, ...causes: string[]): string {
  const text = `component imports instance \`${name}\`, but a matching implementation was not found in the linker`;
  return formatFailure(text, ...causes);
}

/** Runs `asker` with arguments; returns its output and the log. */
async function ask(home: Home, ...args: string[]): Promise<{answer: string; log: string}> {
  await rm(path.join(home.data, 'sessions'), {recursive: true, force: true});
  const log = await runForLog(home, findComponent('asker'), {args});
  const [session] = await home.listSessions();
  return {answer: session?.files['out'] ?? '', log};
}

/** Runs `caster` with arguments; returns the status that it saw, the log, and the files of the cast. */
async function cast(home: Home, ...args: string[]) {
  await rm(path.join(home.data, 'sessions'), {recursive: true, force: true});
  const log = await runForLog(home, findComponent('caster'), {args});
  const sessions = (await home.listSessions()).map(({files}) => files);
  const [caster] = sessions.filter(({out}) => out?.startsWith('ThreadStatus'));
  const [files] = sessions.filter((each) => each !== caster);
  return {status: caster?.['out'], log, files};
}

scenario(
  'message-missing-import',
  'names an import that nobody answers, and why it does not fit',
  async (home) => {
    const component = makeDummy(`import wasi:config/store@0.2.0-draft; ${COMMAND}`);
    expect(await runForLog(home, component)).toBe(
      formatMissing(
        'wasi:config/store@0.2.0-draft',
        'instance export `get` has the wrong type',
        'function implementation is missing',
      ),
    );
  },
);

scenario(
  'message-other-version',
  'answers no other 0.0.x version of an interface of its own',
  async (home) => {
    for (const version of ['0.0.64', '0.0.99']) {
      const name = `hayride:core/version@${version}`;
      const wat = `(component (import "${name}" (instance (export "error" (type (sub resource))))) ${NOTHING})`;
      expect(await runForLog(home, parseWat(wat), {entrypoint: 'none'})).toBe(
        formatMissing(
          name,
          'instance export `error` has the wrong type',
          'resource implementation is missing',
        ),
      );
    }
  },
);

scenario('versions-of-wasi', 'answers each version of WASI 0.2 and not 0.3', async (home) => {
  const run = (version: string) => {
    const type = '(export "get-arguments" (func (result (list string))))';
    const name = `wasi:cli/environment@${version}`;
    const wat = `(component (import "${name}" (instance ${type})) ${NOTHING})`;
    return runForLog(home, parseWat(wat), {entrypoint: 'none'});
  };
  for (const version of ['0.2.0', '0.2.3', '0.2.9']) {
    expect(await run(version)).toBe('');
  }
  expect(await run('0.3.0')).toBe(
    formatMissing(
      'wasi:cli/environment@0.3.0',
      'instance export `get-arguments` has the wrong type',
      'function implementation is missing',
    ),
  );
});

scenario(
  'message-other-type',
  'names a function that the component declares with another type',
  async (home) => {
    const type = '(export "get-environment" (func (result (list string))))';
    const wat = `(component (import "wasi:cli/environment@0.2.0" (instance ${type})) ${NOTHING})`;
    expect(await runForLog(home, parseWat(wat), {entrypoint: 'none'})).toBe(
      formatMissing(
        'wasi:cli/environment@0.2.0',
        'instance export `get-environment` has the wrong type',
        'type mismatch with results',
        'expected `tuple` found `string`',
      ),
    );
  },
);

scenario('imports-of-the-host', 'links each interface that the host answers', async (home) => {
  const interfaces = [
    'wasi:cli/environment@0.2.0',
    'wasi:clocks/wall-clock@0.2.0',
    'wasi:filesystem/preopens@0.2.0',
    'wasi:http/outgoing-handler@0.2.0',
    'wasi:nn/graph@0.2.0-rc-2024-10-28',
    'wasi:random/random@0.2.0',
    'wasi:sockets/tcp-create-socket@0.2.0',
    'hayride:ai/graph-stream@0.0.65',
    'hayride:ai/inference-stream@0.0.65',
    'hayride:ai/model-repository@0.0.65',
    'hayride:ai/rag@0.0.65',
    'hayride:ai/tensor-stream@0.0.65',
    'hayride:ai/transformer@0.0.65',
    'hayride:ai/context@0.0.65',
    'hayride:core/version@0.0.65',
    'hayride:db/db@0.0.65',
    'hayride:mcp/auth@0.0.65',
    'hayride:mcp/tools@0.0.65',
    'hayride:wac/wac@0.0.65',
    'hayride:silo/threads@0.0.65',
    'hayride:silo/process@0.0.65',
  ];
  // It gets as far as its own function, which traps.
  const component = makeDummy(interfaces.map((name) => `import ${name};`).join('\n') + COMMAND);
  expect(await runForLog(home, component)).toMatch(/\n {8}wasm trap: wasm `unreachable` instr/);
});

scenario('message-core-module', 'refuses a core module', async (home) => {
  expect(await runForLog(home, parseWat('(module)'))).toBe(
    formatFailure(
      'failed to parse WebAssembly module',
      'attempted to parse a wasm module with a component parser',
    ),
  );
});

scenario('message-broken-file', 'says that a file ends too early or is no Wasm', async (home) => {
  const whole = readFileSync(findComponent('probe'));
  const file = path.join(home.work, 'broken.wasm');
  const run = (content: Uint8Array | string) => {
    writeFileSync(file, content);
    return runForLog(home, file);
  };
  const text = 'failed to parse WebAssembly module';
  expect(await run(whole.subarray(0, 20_000))).toMatch(
    /: failed to parse WebAssembly module\n {4}\n {4}Caused by:\n {8}0: wasm component contains an invalid module section\n {8}1: section range \d+\.\.\d+ is out of bounds \(bound = 20000\)\n$/,
  );
  expect(await run('')).toBe(formatFailure(text, 'unexpected end-of-file (at offset 0x0)'));
  expect(await run('<html>')).toMatch(/\n {8}magic header not detected: bad magic number/);
});

scenario(
  'message-missing-export',
  'asks for the exports of a kind that the name of a function chose',
  async (home) => {
    const component = (name: string) => {
      return parseWat(`(component ${NOTHING} (export "${name}" (func 0)))`);
    };
    const server = 'wasi:http/incoming-handler@0.2.0';
    for (const [file, missing] of [
      [component('run'), 'wasi:cli/run@0.2.0'],
      [component('handle'), server],
      [makeDummy(`export ${server};`), 'hayride:http/config@0.0.65'],
      [
        parseWat(`(component ${NOTHING}
          (instance $w (export "handle" (func 0)))
          (export "test:own/websocket" (instance $w)))`),
        'hayride:socket/websocket@0.0.65',
      ],
    ] as const) {
      expect(await runForLog(home, file)).toBe(
        formatFailure(`no exported instance named \`${missing}\``),
      );
    }
  },
);

scenario('message-traps', 'names each kind of trap, after its backtrace', async (home) => {
  const module = `(core module
    (memory 1)
    (table 2 funcref)
    (type $none (func))
    (elem (i32.const 0) $recurse)
    (func $unreachable (export "unreachable") unreachable)
    (func $memory (export "memory") (drop (i32.load (i32.const 70000))))
    (func $zero (export "zero") (drop (i32.div_s (i32.const 1) (i32.const 0))))
    (func $overflow (export "overflow") (drop (i32.div_s (i32.const 0x80000000) (i32.const -1))))
    (func $convert (export "convert") (drop (i32.trunc_f32_s (f32.const nan))))
    (func $type (export "type") (call_indirect (type $none) (i32.const 0)))
    (func $null (export "null") (call_indirect (type $none) (i32.const 1)))
    (func $element (export "element") (call_indirect (type $none) (i32.const 2)))
    (func $table (export "table") (drop (table.get (i32.const 2))))
    (func $recurse (export "recurse") (param i32) (call $recurse (local.get 0))))`;
  const names = ['unreachable', 'memory', 'zero', 'overflow', 'convert', 'type', 'null', 'element'];
  const lifts = [...names, 'table'].map((name) => {
    return `(func (export "${name}-trap") (canon lift (core func $i "${name}")))`;
  });
  const deep = '(func (export "recurse") (param "n" s32) (canon lift (core func $i "recurse")))';
  const file = parseWat(`(component ${module}
    (core instance $i (instantiate 0)) ${lifts.join('\n')} ${deep})`);
  for (const [name, ...causes] of [
    ['unreachable', 'wasm trap: wasm `unreachable` instruction executed'],
    [
      'memory',
      'memory fault at wasm address 0x11170 in linear memory of size 0x10000',
      'wasm trap: out of bounds memory access',
    ],
    ['zero', 'wasm trap: integer divide by zero'],
    ['overflow', 'wasm trap: integer overflow'],
    ['convert', 'wasm trap: invalid conversion to integer'],
    ['type', 'wasm trap: indirect call type mismatch'],
    ['null', 'wasm trap: uninitialized element'],
    ['element', 'wasm trap: undefined element: out of bounds table access'],
    ['table', 'wasm trap: undefined element: out of bounds table access'],
  ] as const) {
    const log = await runForLog(home, file, {entrypoint: `${name}-trap`});
    const text = `error while executing at wasm backtrace:\n        0: <frame> - <unknown>!${name}`;
    expect(log.replace(/ +0x[\da-f]+ - /, ' <frame> - ')).toBe(formatFailure(text, ...causes));
  }
  const log = await runForLog(home, file, {entrypoint: 'recurse', args: ['1']});
  expect(log).toContain('\n        0: <unknown>!recurse\n');
  expect(log.split('\n').length).toBeGreaterThan(30_000);
  expect(log.length).toBeGreaterThan(1_000_000);
  expect(log.split('\n').slice(-3)).toEqual([
    '    Caused by:',
    '        wasm trap: call stack exhausted',
    '',
  ]);
});

scenario(
  'message-exit',
  'logs the exit function of a language, even with status 0',
  async (home) => {
    for (const code of ['0', '1', '7']) {
      const log = await runForLog(home, findComponent('probe'), {args: ['exit', code]});
      expect(log).toMatch(
        /^\[ERROR hayride\] Error running component: error while executing at wasm /,
      );
      // WASI 0.2 knows success and failure only.
      expect(log.split('\n').slice(-3)).toEqual([
        '    Caused by:',
        `        Exited with i32 exit status ${code === '0' ? 0 : 1}`,
        '',
      ]);
    }
  },
);

scenario(
  'message-panic',
  'writes the text of a panic to err, and a trap to the log',
  async (home) => {
    const log = await runForLog(home, findComponent('probe'), {args: ['panic']});
    expect(log).toMatch(/\n {8}wasm trap: wasm `unreachable` instruction executed\n$/);
    const [session] = await home.listSessions();
    expect(session?.files['err']).toContain('\nas asked\n');
  },
);

/** A reactor that takes and returns each type that an argument can have, and some that none can. */
const REACTOR = `(component
  (core module $m
    (memory (export "memory") 1)
    (func (export "realloc") (param i32 i32 i32 i32) (result i32) i32.const 1024)
    (func (export "text") (param i32 i32) (result i32)
      (i32.store (i32.const 0) (local.get 0))
      (i32.store (i32.const 4) (local.get 1))
      i32.const 0)
    (func (export "narrow") (param i32) (result i32) local.get 0)
    (func (export "wide") (param i64) (result i64) local.get 0)
    (func (export "take") (param f64))
    (func (export "give") (result f64) f64.const 0.5))
  (core instance $i (instantiate $m))
  (alias core export $i "memory" (core memory $memory))
  (alias core export $i "realloc" (core func $realloc))
  (func (export "echo") (param "value" string) (result string)
    (canon lift (core func $i "text") (memory $memory) (realloc $realloc)))
  (func (export "is") (param "value" bool) (result bool) (canon lift (core func $i "narrow")))
  (func (export "s32") (param "value" s32) (result s32) (canon lift (core func $i "narrow")))
  (func (export "u32") (param "value" u32) (result u32) (canon lift (core func $i "narrow")))
  (func (export "s64") (param "value" s64) (result s64) (canon lift (core func $i "wide")))
  (func (export "u64") (param "value" u64) (result u64) (canon lift (core func $i "wide")))
  (func (export "take-f64") (param "value" f64) (canon lift (core func $i "take")))
  (func (export "give-f64") (result f64) (canon lift (core func $i "give"))))`;

scenario('message-arguments', 'refuses names, counts and types that do not fit', async (home) => {
  const reactor = parseWat(REACTOR);
  for (const [message, name, ...args] of [
    ['No Function Export Found', 'nothing'],
    ['Incorrect number of arguments', 'echo'],
    ['Incorrect number of arguments', 'echo', 'a', 'b'],
    ['Unknown Param Type', 'take-f64', '0.5'],
    ['Unknown Result Type', 'give-f64'],
    ['invalid digit found in string', 's32', 'one'],
    ['invalid digit found in string', 'u64', '-1'],
    ['cannot parse integer from empty string', 's64', ''],
    ['number too large to fit in target type', 'u32', '4294967296'],
    ['number too small to fit in target type', 's32', '-2147483649'],
    ['provided string was not `true` or `false`', 'is', 'True'],
  ] as const) {
    expect(await call(home, reactor, name, ...args)).toBe(formatFailure(message));
  }
});

scenario('log-of-a-function', 'logs what went into a function and what came out', async (home) => {
  const reactor = parseWat(REACTOR);
  for (const [name, value, type, shown] of [
    ['echo', 'Ada', 'String', '"Ada"'],
    ['is', 'true', 'Bool', 'true'],
    ['s32', '-5', 'S32', '-5'],
    ['u32', '5', 'U32', '5'],
    ['s64', '-5', 'S64', '-5'],
    ['u64', '5', 'U64', '5'],
  ] as const) {
    const text = `function executed with args [${type}(${shown})] and got results: [${type}(${shown})]`;
    expect(await call(home, reactor, name, value)).toBe(
      `[INFO  hayride_runtime::engine] ${text}\n`,
    );
    expect((await home.listSessions()).every(({files}) => !('result' in files))).toBe(true);
  }
});

scenario(
  'message-of-a-cast',
  'logs a failed cast as a warning with file, function and arguments',
  async (home) => {
    const file = await home.register('test:reactor@0.0.1', parseWat(REACTOR));
    const failed = await cast(home, 'test:reactor@0.0.1', 'echo');
    expect(failed).toEqual({
      status: 'ThreadStatus::Exited\n',
      log: `[WARN  hayride_runtime::silo::silo_impl] error running component "${file}" with function: "echo" and args: ["test:reactor@0.0.1"]: Incorrect number of arguments\n`,
      files: {out: '', err: '', in: ''},
    });
    const succeeded = await cast(home, 'test:reactor@0.0.1', 'echo', 'Ada');
    expect(succeeded).toEqual({
      status: 'ThreadStatus::Exited\n',
      log: '',
      files: {out: '', err: '', in: '', result: 'Ada'},
    });
  },
);

scenario(
  'result-of-a-command',
  'writes an empty result for a cast command, even one whose run returned an error',
  async (home) => {
    await home.register('test:probe@0.0.1', findComponent('probe'));
    expect(await cast(home, 'test:probe@0.0.1', 'run', 'say', 'hi')).toEqual({
      status: 'ThreadStatus::Exited\n',
      log: '',
      files: {out: 'hi\n', err: '', in: '', result: ''},
    });
    // `run` is the function with index 0: it returns 1, the error without a value.
    const failing = `(component
      (core module $m (func (export "run") (result i32) i32.const 1))
      (core instance $i (instantiate $m))
      (func $run (result (result)) (canon lift (core func $i "run")))
      (instance $cli (export "run" (func $run)))
      (export "wasi:cli/run@0.2.0" (instance $cli)))`;
    await home.register('test:failing@0.0.1', parseWat(failing));
    expect(await cast(home, 'test:failing@0.0.1', 'run')).toEqual({
      status: 'ThreadStatus::Exited\n',
      log: '',
      files: {out: '', err: '', in: '', result: ''},
    });
    const env = {RUST_LOG: 'hayride=info'};
    expect(await runForLog(home, parseWat(failing), {env})).toBe(
      '[INFO  hayride_runtime::engine] runtime executed: Err(())\n',
    );
  },
);

scenario('message-host-panic', 'panics where two plugs have one file name', async (home) => {
  const panic =
    /^\nthread '[\w-]+' \(\d+\) panicked at crates\/hayride-wac\/src\/lib\.rs:96:56:\ncalled `Result::unwrap\(\)` on an `Err` value: PackageAlreadyRegistered \{ key: PackageKey \{ name: "probe\.wasm", version: None \} \}\n/;
  await home.register('test:asker@0.0.1', findComponent('asker'));
  await home.register('test:probe@0.0.1', findComponent('probe'));
  await home.register('other:probe@0.0.1', findComponent('probe'));
  const args = ['plug', 'test:asker@0.0.1', 'test:probe@0.0.1', 'other:probe@0.0.1'];
  const ended = await home.run({bin: 'test:asker@0.0.1', args});
  expect(ended).toMatchObject({exitCode: 101, stdout: ''});
  expect(ended.stderr).toMatch(panic);
  expect(await home.readLog()).toBe('');
  // A cast takes only its own task with it, and says that it runs on.
  await rm(path.join(home.data, 'sessions'), {recursive: true});
  await home.register('test:caster@0.0.1', findComponent('caster'));
  const around = await home.run({
    bin: 'test:caster@0.0.1',
    args: ['test:asker@0.0.1', 'run', ...args],
  });
  expect(around).toMatchObject({exitCode: 0, stdout: ''});
  expect(around.stderr).toMatch(panic);
  const outputs = (await home.listSessions()).map(({files}) => files['out']);
  expect(outputs.sort()).toEqual(['', 'ThreadStatus::Processing\n']);
  expect(await home.readLog()).toBe('');
});

scenario('message-compose', 'logs why a composition failed, and returns a code', async (home) => {
  await home.register('test:probe@0.0.1', findComponent('probe'));
  await home.register('test:asker@0.0.1', findComponent('asker'));
  for (const [text, code, message] of [
    [
      'package test:c; let x =',
      'ComposeFailed',
      'Failed to parse wac compose contents: expected either `new` keyword, `(`, or identifier, found end of input',
    ],
    [
      'package test:c; let x = new test:nothing@0.0.1 { ... };',
      'ResolveFailed',
      'Failed to resolve packages: unknown package `test:nothing`',
    ],
    [
      'package test:c; let x = new test:probe { ... };',
      'ResolveFailed',
      'Failed to resolve packages: unknown package `test:probe`',
    ],
    [
      'package test:c; let x = new test:probe@0.0.1 { };',
      'ResolveFailed',
      'Failed to resolve document: missing instantiation argument `wasi:io/poll@0.2.6` for package `test:probe@0.0.1`',
    ],
    [
      'package test:c; let a = new test:asker@0.0.1 { ... }; let x = new test:probe@0.0.1 { "wasi:io/poll@0.2.6": a, ... };',
      'ResolveFailed',
      'Failed to resolve document: mismatched instantiation argument `wasi:io/poll@0.2.6`',
    ],
  ] as const) {
    expect(await ask(home, 'compose', text)).toEqual({
      answer: `ErrorCode::${code}: Error composing path: ${text}\n`,
      log: `[ERROR hayride_wac] ${message}\n`,
    });
  }
});

scenario(
  'message-plug',
  'logs why plugging failed, but not that a part is missing',
  async (home) => {
    await home.register('test:probe@0.0.1', findComponent('probe'));
    await home.register('test:asker@0.0.1', findComponent('asker'));
    await home.register('test:module@0.0.1', parseWat('(module)'));
    const plug = (...parts: string[]) => ask(home, 'plug', ...parts);
    const formatAnswer = (code: string, socket: string) => {
      return `ErrorCode::${code}: Error plugging socket path: ${socket}\n`;
    };
    const socket = 'test:asker@0.0.1';
    expect(await plug(socket, 'test:probe@0.0.1')).toEqual({
      answer: formatAnswer('EncodeFailed', socket),
      log: '[ERROR hayride_wac] Failed to plug packages: the socket component had no matching imports for the plugs that were provided\n',
    });
    expect(await plug(socket, 'test:module@0.0.1')).toEqual({
      answer: formatAnswer('FileNotFound', socket),
      log: '[ERROR hayride_wac] Failed to find plug: package `module.wasm` is not a binary-encoded WebAssembly component\n',
    });
    expect(await plug(socket, 'test:nothing@0.0.1')).toEqual({
      answer: formatAnswer('FileNotFound', socket),
      log: '',
    });
    expect(await plug('test:nothing@0.0.1', 'test:probe@0.0.1')).toEqual({
      answer: formatAnswer('FileNotFound', 'test:nothing@0.0.1'),
      log: '',
    });
  },
);

scenario('message-addresses', 'logs an HTTP address that it cannot use', async (home) => {
  const run = (address: string) =>
    runForLog(home, findComponent('faultyserver'), {args: [address]});
  expect(await run(':9000')).toBe(formatFailure('Failed to parse URL: empty host'));
  const text = formatFailure('failed to get server config');
  expect(await run('refuse')).toMatch(
    /^\[ERROR hayride_runtime::engine\] failed to get server config: ResourceAny \{.*\}\n/,
  );
  expect((await readEntries(home)).endsWith(text)).toBe(true);
  // TEST-NET-3: an address that no machine has.
  expect(await run('203.0.113.1:9000')).toBe(
    formatFailure('Cannot assign requested address (os error 99)'),
  );
  const {port, close} = await takePort();
  expect(await run(`127.0.0.1:${port}`)).toBe(
    formatFailure('Address already in use (os error 98)'),
  );
  close();
});

scenario(
  'message-empty-replies',
  'closes the connection where a handler traps or sets no response',
  async (home) => {
    await home.register('test:server@0.0.1', findComponent('faultyserver'));
    const env = {RUST_LOG: 'hayride=debug', HAYRIDE_LOG_LEVEL: 'debug'};
    const port = await findPort();
    const server = home.start({bin: 'test:server@0.0.1', args: [`127.0.0.1:${port}`], env});
    const ask = (route: string) => {
      return fetch(`http://127.0.0.1:${port}${route}`).then(
        ({status}) => status,
        (error: unknown) => (error as {cause: {code: string}}).cause.code,
      );
    };
    await waitFor('the server', async () => (await ask('/')) === 200);
    expect(server.output()).toBe('');
    expect(await ask('/trap')).toBe('UND_ERR_SOCKET');
    await waitFor('an entry', async () => (await home.readLog()).includes('server error'));
    expect(await readEntries(home)).toMatch(
      /\n\[ERROR hayride_runtime::engine\] server error: error from user's Service\n/,
    );
    const before = (await readEntries(home)).split('\n').filter((line) => line.includes('ERROR'));
    expect(await ask('/silence')).toBe('UND_ERR_SOCKET');
    await waitFor('the panic', () => server.output().includes('RUST_BACKTRACE'));
    expect(server.output()).toMatch(
      /^\nthread 'tokio-rt-worker' \(\d+\) panicked at crates\/hayride-runtime\/src\/server\.rs:123:32:\ncalled `Result::unwrap_err\(\)` on an `Ok` value: \(\)\n/,
    );
    const after = (await readEntries(home)).split('\n').filter((line) => line.includes('ERROR'));
    expect(after).toEqual(before);
    const [session] = await home.listSessions();
    expect(session?.files['err']).toContain('\nas asked\n');
    expect(await ask('/')).toBe(200);
  },
);
