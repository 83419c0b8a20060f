import {expect} from 'vitest';
import {findComponent, makeDummy, parseWat} from '../components';
import {readEntries, type Home} from '../home';
import {scenario} from '../scenario';

/** Calls a function of the reactor `calls`, and returns the log without the time. */
async function call(home: Home, entrypoint: string, ...args: string[]): Promise<string> {
  return runAndReadLog(home, findComponent('calls'), entrypoint, args);
}

async function runAndReadLog(
  home: Home,
  component: string,
  entrypoint?: string,
  args: string[] = [],
): Promise<string> {
  await home.register('test:calls@0.0.1', component);
  const name = `${Math.random()}.log`;
  const env = {RUST_LOG: 'hayride_runtime=info', HAYRIDE_LOG: name};
  const ended = await home.run({bin: 'test:calls@0.0.1', entrypoint, args, env});
  expect(ended).toEqual({exitCode: 0, signal: null, stdout: '', stderr: ''});
  return readEntries(home, name);
}

/** Format the log entry of a successful call, and of a failed one. */
const done = (args: string, results: string): string =>
  `[INFO  hayride_runtime::engine] function executed with args [${args}] and got results: [${results}]\n`;
const failed = (cause: string): string => `[ERROR hayride] Error running component: ${cause}\n`;

scenario('six-types', 'passes six types to a reactor and back', async (home) => {
  const values: [string, string, string][] = [
    ['give-text', 'Ada Lovelace', 'String("Ada Lovelace")'],
    ['give-text', '', 'String("")'],
    ['give-flag', 'true', 'Bool(true)'],
    ['give-flag', 'false', 'Bool(false)'],
    ['give-s32', '-2147483648', 'S32(-2147483648)'],
    ['give-s64', '-9223372036854775808', 'S64(-9223372036854775808)'],
    ['give-u32', '4294967295', 'U32(4294967295)'],
    ['give-u64', '18446744073709551615', 'U64(18446744073709551615)'],
  ];
  for (const [name, argument, value] of values) {
    expect(await call(home, name, argument)).toBe(done(value, value));
  }
  expect(await call(home, 'join', 'a', '1', 'true')).toBe(
    done('String("a"), U32(1), Bool(true)', 'String("a, 1, true")'),
  );
});

scenario('wrong-values', 'refuses an argument that is no value of its type', async (home) => {
  const values: [string, string, string][] = [
    ['give-flag', 'TRUE', 'provided string was not `true` or `false`'],
    ['give-flag', '1', 'provided string was not `true` or `false`'],
    ['give-s32', '2147483648', 'number too large to fit in target type'],
    ['give-s32', '-2147483649', 'number too small to fit in target type'],
    ['give-s64', 'five', 'invalid digit found in string'],
    ['give-s64', ' 5', 'invalid digit found in string'],
    ['give-u32', '0x5', 'invalid digit found in string'],
    ['give-u32', '-1', 'invalid digit found in string'],
    ['give-u64', '', 'cannot parse integer from empty string'],
  ];
  for (const [name, argument, cause] of values) {
    expect(await call(home, name, argument)).toBe(failed(cause));
  }
});

scenario('number-of-arguments', 'refuses too few and too many arguments', async (home) => {
  const refused = failed('Incorrect number of arguments');
  expect(await call(home, 'join', 'a', '1')).toBe(refused);
  expect(await call(home, 'join', 'a', '1', 'true', 'more')).toBe(refused);
  expect(await call(home, 'give-text')).toBe(refused);
  expect(await call(home, 'arguments', 'more')).toBe(refused);
});

scenario('unsupported-types', 'refuses parameters and results of other types', async (home) => {
  for (const name of ['take-u8', 'take-float', 'take-list', 'take-option']) {
    expect(await call(home, name, '1')).toBe(failed('Unknown Param Type'));
  }
  expect(await call(home, 'give-char')).toBe(failed('Unknown Result Type'));
  expect(await call(home, 'give-pair')).toBe(failed('Unknown Result Type'));
  expect(await call(home, 'give-result', 'false')).toBe(failed('Unknown Result Type'));
});

scenario(
  'function-names',
  'finds a function by its exact name in WIT, in an interface too',
  async (home) => {
    expect(await call(home, 'hello', 'Ada')).toBe(done('String("Ada")', 'String("Hello, Ada!")'));
    for (const name of ['run', 'Hello', 'give_text', 'greeting', 'test:calls/greeting#hello']) {
      expect(await call(home, name, 'Ada')).toBe(failed('No Function Export Found'));
    }
  },
);

scenario(
  'default-entrypoint',
  'looks for the function run in a reactor without an entry point',
  async (home) => {
    const log = await runAndReadLog(home, findComponent('calls'));
    expect(log).toBe(failed('No Function Export Found'));
  },
);

scenario('function-without-result', 'calls a function without a result', async (home) => {
  expect(await call(home, 'say', 'hello')).toBe(done('String("hello")', ''));
  expect((await home.listSessions()).map(({files}) => files)).toEqual([
    {out: 'hello\n', err: '', in: ''},
  ]);
});

scenario(
  'result-of-top-level-morph',
  'shows the result of a top-level reactor in the log only',
  async (home) => {
    expect(await call(home, 'give-text', 'kept')).toBe(done('String("kept")', 'String("kept")'));
    expect((await home.listSessions()).map(({files}) => files)).toEqual([
      {out: '', err: '', in: ''},
    ]);
  },
);

/**
 * Returns a component that exports functions in the given order, such as `same` or `test:a/first#same`. Each returns
 * its position as an `s32`.
 */
function makeExports(...names: string[]): string {
  const parts = names.map((name, index) => {
    const [outer = '', inner] = name.split('#');
    return `
      (core module $m${index} (func (export "f") (result i32) i32.const ${index}))
      (core instance $i${index} (instantiate $m${index}))
      (func $f${index} (result s32) (canon lift (core func $i${index} "f")))
      ${inner === undefined ? '' : `(instance $n${index} (export "${inner}" (func $f${index})))`}
      (export "${outer}" (${inner === undefined ? 'func $f' : 'instance $n'}${index}))`;
  });
  return parseWat(`(component ${parts.join('')})`);
}

scenario('same-name-in-interfaces', 'calls the last exported function of a name', async (home) => {
  const [first, second] = ['test:a/first#same', 'test:a/second#same'];
  for (const component of [makeExports(first, second), makeExports(second, first)]) {
    expect(await runAndReadLog(home, component, 'same')).toBe(done('', 'S32(1)'));
  }
});

scenario('same-name-at-top-level', 'prefers a function at the top level', async (home) => {
  const interfaces = ['test:a/first#same', 'test:a/second#same'] as const;
  expect(await runAndReadLog(home, makeExports(...interfaces, 'same'), 'same')).toBe(
    done('', 'S32(2)'),
  );
  expect(await runAndReadLog(home, makeExports('same', ...interfaces), 'same')).toBe(
    done('', 'S32(0)'),
  );
});

const WITHOUT_COMMAND = 'no exported instance named `wasi:cli/run@0.2.0`';
const WITHOUT_HANDLER = 'no exported instance named `wasi:http/incoming-handler@0.2.0`';
const WITHOUT_WEBSOCKET = 'no exported instance named `hayride:socket/websocket@0.0.65`';

scenario('kind-by-function-name', 'chooses the kind by the name of a function', async (home) => {
  const kinds: [name: string, cause: string][] = [
    ['run', WITHOUT_COMMAND],
    ['test:a/runner#run', WITHOUT_COMMAND],
    ['handle', WITHOUT_HANDLER],
    ['test:a/events#handle', WITHOUT_HANDLER],
    ['test:a/websocket#handle', WITHOUT_WEBSOCKET],
    ['test:a/runner#start', 'No Function Export Found'],
  ];
  for (const [name, cause] of kinds) {
    expect(await runAndReadLog(home, makeExports(name))).toBe(failed(cause));
  }
});

scenario('last-kind-wins', 'takes the kind of the last function that names one', async (home) => {
  const websocket = 'test:a/websocket#handle';
  const kinds: [names: string[], cause: string][] = [
    [['run', 'handle'], WITHOUT_HANDLER],
    [['handle', 'run'], WITHOUT_COMMAND],
    [['handle', websocket], WITHOUT_WEBSOCKET],
    [[websocket, 'handle', 'other'], WITHOUT_HANDLER],
  ];
  for (const [names, cause] of kinds) {
    expect(await runAndReadLog(home, makeExports(...names))).toBe(failed(cause));
  }
});

scenario(
  'server-without-config-export',
  'needs the export config of an HTTP server',
  async (home) => {
    const proxy = makeDummy('export wasi:http/incoming-handler@0.2.0;');
    expect(await runAndReadLog(home, proxy)).toBe(
      failed('no exported instance named `hayride:http/config@0.0.65`'),
    );
  },
);
