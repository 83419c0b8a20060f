import {execFileSync} from 'node:child_process';
import {cpSync, mkdirSync, readdirSync, readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {expect} from 'vitest';
import {findComponent, parseWat} from '../components';
import type {Home} from '../home';
import {scenario} from '../scenario';
import {takeSteps} from '../silo';

const TOUR = path.resolve(__dirname, '../../../examples/wac-tour');
const REGISTRY = '/.hayride/registry/morphs/test/0.0.1';
const COMPOSED = `${REGISTRY}/composed.wasm`;
const NO_MATCH =
  'ERROR Failed to plug packages: the socket component had no matching imports for the plugs that were provided';

scenario('plug', 'plugs morphs and files into a socket', async (home) => {
  const rates = await registerLibrary(home);
  const plugs = ['test:rates@0.0.1', 'test:rates', rates, path.relative(home.work, rates)];
  const {lines, log} = await takeSteps(home, [
    ...plugs.map((plug) => `plug|${COMPOSED}|test:fees@0.0.1|${plug}`),
    `plug|${COMPOSED}|${path.join(path.dirname(rates), 'fees.wasm')}|${rates}`,
    'spawn|test:composed@0.0.1|fee|3',
    'result|0',
  ]);
  expect(lines.slice(0, 5)).toEqual(['plug: ok', 'plug: ok', 'plug: ok', 'plug: ok', 'plug: ok']);
  expect(lines.at(-1)).toBe('result: 60');
  expect(log).toEqual([]);
});

scenario(
  'plug-several',
  'fills the imports that plugs match, and leaves the others',
  async (home) => {
    await registerLibrary(home);
    await home.register(
      'test:two@0.0.1',
      parseWat(importing(['test:parts/rates@0.1.0', 'test:parts/dates@0.1.0'])),
    );
    await home.register('test:dates@0.0.1', parseWat(offering('test:parts/dates@0.1.0', 7)));
    const {lines, log} = await takeSteps(home, [
      `plug|${COMPOSED}|test:two@0.0.1|test:rates@0.0.1`,
      'spawn|test:composed@0.0.1|sum',
      'log|not found in the linker',
      `plug|${COMPOSED}|test:two@0.0.1|test:probe@0.0.1|test:rates@0.0.1|test:dates@0.0.1`,
      'spawn|test:composed@0.0.1|sum',
      'result|1',
    ]);
    expect(lines.filter((line) => line.startsWith('plug'))).toEqual(['plug: ok', 'plug: ok']);
    expect(lines.at(-1)).toBe('result: 27');
    expect(log).toEqual([
      'WARN error running component "~/.hayride/registry/morphs/test/0.0.1/composed.wasm" with function: "sum" and args: ["test:composed@0.0.1"]: component imports instance `test:parts/dates@0.1.0`, but a matching implementation was not found in the linker',
    ]);
  },
);

scenario('plug-that-matches-nothing', 'refuses plugs that match nothing', async (home) => {
  await registerLibrary(home);
  await home.register('test:newer@0.0.1', parseWat(offering('test:parts/rates@0.1.1', 30)));
  const {lines, log} = await takeSteps(home, [
    'plug|x.wasm|test:fees@0.0.1|test:newer@0.0.1',
    'plug|x.wasm|test:rates@0.0.1|test:fees@0.0.1',
    'plug|x.wasm|test:fees@0.0.1',
  ]);
  expect(lines).toEqual([
    'plug: ErrorCode::EncodeFailed, "Error plugging socket path: test:fees@0.0.1"',
    'plug: ErrorCode::EncodeFailed, "Error plugging socket path: test:rates@0.0.1"',
    'plug: ErrorCode::EncodeFailed, "Error plugging socket path: test:fees@0.0.1"',
  ]);
  expect(log).toEqual([NO_MATCH, NO_MATCH, NO_MATCH]);
});

scenario('plug-that-is-missing', 'logs nothing for a missing socket or plug', async (home) => {
  await registerLibrary(home);
  const {lines, log} = await takeSteps(home, [
    'plug|x.wasm|test:none@0.0.1|test:rates@0.0.1',
    'plug|x.wasm|test:fees@0.0.1|test:none@0.0.1',
    'plug|x.wasm|test:fees@0.0.1|none.wasm',
    'plug|x.wasm|test:fees@0.0.1|.',
  ]);
  expect(lines).toEqual([
    'plug: ErrorCode::FileNotFound, "Error plugging socket path: test:none@0.0.1"',
    'plug: ErrorCode::FileNotFound, "Error plugging socket path: test:fees@0.0.1"',
    'plug: ErrorCode::FileNotFound, "Error plugging socket path: test:fees@0.0.1"',
    'plug: ErrorCode::FileNotFound, "Error plugging socket path: test:fees@0.0.1"',
  ]);
  expect(log).toEqual([]);
});

scenario(
  'plug-that-is-no-component',
  'logs a socket or plug that is no component',
  async (home) => {
    await registerLibrary(home);
    await home.register('test:module@0.0.1', parseWat('(module)'));
    const {lines, log} = await takeSteps(home, [
      'plug|x.wasm|test:module@0.0.1|test:rates@0.0.1',
      'plug|x.wasm|test:fees@0.0.1|test:module@0.0.1',
    ]);
    expect(lines.map((line) => line.split(',')[0])).toEqual([
      'plug: ErrorCode::FileNotFound',
      'plug: ErrorCode::FileNotFound',
    ]);
    expect(log).toEqual([
      'ERROR Failed to find socket: package `socket` is not a binary-encoded WebAssembly component',
      'ERROR Failed to find plug: package `module.wasm` is not a binary-encoded WebAssembly component',
    ]);
  },
);

scenario('compose', 'composes the text of a document', async (home) => {
  await registerLibrary(home);
  const {lines, log} = await takeSteps(home, [
    `compose|${COMPOSED}|package test:doc; let r = new test:rates@0.0.1 {}; let f = new test:fees@0.0.1 { rates: r.rates }; export f.fee;`,
    'spawn|test:composed@0.0.1|fee|3',
    'result|0',
  ]);
  expect(lines[0]).toBe('compose: ok');
  expect(lines.at(-1)).toBe('result: 60');
  expect(log).toEqual([]);
});

scenario(
  'compose-errors',
  'tells a mistake in the text from parts that do not fit',
  async (home) => {
    await registerLibrary(home);
    await home.register('test:module@0.0.1', parseWat('(module)'));
    const documents = [
      'greet.wac',
      'package test:doc; let r = new test:rates@0.0.1 {} export r...;',
      'package test:doc; let r = new test:rates {}; export r...;',
      'package test:doc; let r = new test:rates@0.0.2 {}; export r...;',
      'package test:doc; let f = new test:fees@0.0.1 {}; export f.fee;',
      'package test:doc; let r = new test:rates@0.0.1 {}; let f = new test:fees@0.0.1 { rates: r }; export f.fee;',
      'package test:doc; let m = new test:module@0.0.1 {}; export m...;',
    ];
    const {lines, log} = await takeSteps(
      home,
      documents.map((text) => `compose|x.wasm|${text}`),
    );
    const codes = ['Compose', 'Compose', 'Resolve', 'Resolve', 'Resolve', 'Resolve', 'Resolve'];
    expect(lines).toEqual(
      documents.map((text, index) => {
        return `compose: ErrorCode::${codes[index]}Failed, "Error composing path: ${text}"`;
      }),
    );
    expect(log).toEqual([
      'ERROR Failed to parse wac compose contents: expected `package` keyword, found identifier',
      'ERROR Failed to parse wac compose contents: expected `;`, found `export` keyword',
      'ERROR Failed to resolve packages: unknown package `test:rates`',
      'ERROR Failed to resolve packages: unknown package `test:rates`',
      'ERROR Failed to resolve document: missing instantiation argument `test:parts/rates@0.1.0` for package `test:fees@0.0.1`',
      'ERROR Failed to resolve document: mismatched instantiation argument `test:parts/rates@0.1.0`',
      'ERROR Failed to resolve document: failed to parse package `test:module`',
    ]);
  },
);

scenario('compose-versions', 'joins two versions by name, never by a spread', async (home) => {
  await registerLibrary(home);
  await home.register('test:newer@0.0.1', parseWat(offering('test:parts/rates@0.1.1', 30)));
  const parts = 'package test:doc; let r = new test:newer@0.0.1 {};';
  const {lines, log} = await takeSteps(home, [
    `compose|${COMPOSED}|${parts} let f = new test:fees@0.0.1 { rates: r.rates }; export f.fee;`,
    'spawn|test:composed@0.0.1|fee|3',
    'result|0',
    `compose|x.wasm|${parts} let f = new test:fees@0.0.1 { "test:parts/rates@0.1.0": r.rates }; export f.fee;`,
    `compose|x.wasm|${parts} let f = new test:fees@0.0.1 { ...r }; export f.fee;`,
  ]);
  expect(lines[0]).toBe('compose: ok');
  expect(lines[2]).toBe('result: 90');
  expect(lines[3]).toBe('compose: ok');
  expect(lines[4]).toContain('compose: ErrorCode::ResolveFailed');
  expect(log).toEqual([
    'ERROR Failed to resolve document: the instance has no matching exports for the remaining unsatisfied arguments',
  ]);
});

scenario(
  'compose-versions-below-one',
  'treats 0.0.1 and 0.0.2 as it does 0.1.0 and 0.1.1',
  async (home) => {
    await registerLibrary(home);
    const names = ['test:parts/rates@0.0.1', 'test:parts/dates@0.1.0'];
    await home.register('test:two@0.0.1', parseWat(importing(names)));
    await home.register('test:next@0.0.1', parseWat(offering('test:parts/rates@0.0.2', 30)));
    const parts = 'package test:doc; let r = new test:next@0.0.1 {};';
    const {lines} = await takeSteps(home, [
      `compose|x.wasm|${parts} let t = new test:two@0.0.1 { rates: r.rates, ... }; export t.sum;`,
      `compose|x.wasm|${parts} let t = new test:two@0.0.1 { "${names[0]}": r.rates, ... }; export t.sum;`,
      `compose|x.wasm|${parts} let t = new test:two@0.0.1 { ...r, ... }; export t.sum;`,
      'plug|x.wasm|test:two@0.0.1|test:next@0.0.1',
    ]);
    expect(lines.map((line) => line.split(',')[0])).toEqual([
      'compose: ok',
      'compose: ok',
      'compose: ErrorCode::ResolveFailed',
      'plug: ErrorCode::EncodeFailed',
    ]);
  },
);

scenario('compose-a-result', 'runs a composition as a copy of its parts', async (home) => {
  await registerLibrary(home);
  const document = 'package test:doc; let r = new test:rates@0.0.1 {}; export r.rates;';
  const {lines} = await takeSteps(home, [
    `compose|${COMPOSED}|${document}`,
    `write|${REGISTRY}/rates.wasm|`,
    'spawn|test:composed@0.0.1|rate',
    'result|0',
  ]);
  expect(lines.at(-1)).toBe('result: 20');
});

scenario('wac-tour', 'composes every document of the page, as `wac` does', async (home) => {
  registerTour(home);
  const good: Array<[document: string, call: string, result: string]> = [
    ['late.wac', 'fee|3', '60'],
    ['late-student.wac', 'fee|3', '15'],
    ['one-machine.wac', 'both', '12'],
    ['two-machines.wac', 'both', '11'],
    ['forms/quoted.wac', 'late-fee|3', '60'],
    ['forms/inferred.wac', 'fee|3', '60'],
    ['forms/spread.wac', 'fee|3', '60'],
    ['forms/targets.wac', 'fee|3', '60'],
  ];
  const steps = good.flatMap(([document, call], index) => [
    `compose|${COMPOSED}|${readFileSync(path.join(TOUR, document), 'utf8')}`,
    `spawn|test:composed@0.0.1|${call}`,
    `result|${index}`,
  ]);
  const rest = ['one-ledger.wac', 'forms/import.wac', 'forms/open.wac', 'forms/rename.wac'].map(
    (document) => `compose|x.wasm|${readFileSync(path.join(TOUR, document), 'utf8')}`,
  );
  const {lines, log} = await takeSteps(home, [...steps, ...rest]);
  const results = lines.flatMap((line) => line.match(/^result: (.*)/)?.[1] ?? []);
  expect(results).toEqual(good.map(([, , result]) => result));
  expect(lines.filter((line) => line.startsWith('compose: '))).toEqual(
    Array.from({length: good.length + rest.length}, () => 'compose: ok'),
  );
  expect(log).toEqual([]);
});

scenario('wac-tour-broken', 'refuses the broken documents in the words of `wac`', async (home) => {
  registerTour(home);
  const names = readdirSync(path.join(TOUR, 'broken')).map((file) => path.parse(file).name);
  const steps = names.map((name) => {
    return `compose|x.wasm|${readFileSync(path.join(TOUR, 'broken', `${name}.wac`), 'utf8')}`;
  });
  const {lines, log} = await takeSteps(home, steps);
  const codes = lines.flatMap((line) => line.match(/^compose: ErrorCode::(\w+)Failed/)?.[1] ?? []);
  expect(codes).toEqual(
    names.map((name) => {
      const isText = name === 'no-package' || name === 'no-semicolon';
      return isText ? 'Compose' : name === 'two-ledgers' ? 'Encode' : 'Resolve';
    }),
  );
  expect(log.map((entry) => entry.replace(/^ERROR Failed to .+?: /, ''))).toEqual(
    names.map((name) => {
      const output = readFileSync(path.join(TOUR, 'expect/broken', `${name}.txt`), 'utf8');
      return output.match(/ × (.+)/)?.[1] ?? output.match(/^error: (.+)/)?.[1];
    }),
  );
});

scenario('compose-elsewhere', 'runs what `wac` composed', async (home) => {
  const folder = registerTour(home);
  execFileSync('wac', ['compose', 'late.wac', '-o', 'late.wasm'], {cwd: folder});
  await home.register('test:late@0.0.1', path.join(folder, 'late.wasm'));
  const {lines} = await takeSteps(home, ['spawn|test:late@0.0.1|fee|3', 'result|0']);
  expect(lines.at(-1)).toBe('result: 60');
});

scenario(
  'compose-as-a-path',
  'refuses a path under another name, as `wac` writes it',
  async (home) => {
    const folder = registerTour(home);
    const document = `package test:doc;
    import tariff as prices: example:library/rates@0.3.0;
    let fees = new example:fees { rates: tariff };
    export fees.fee;`;
    writeFileSync(path.join(folder, 'path.wac'), document);
    execFileSync('wac', ['compose', 'path.wac', '-o', 'path.wasm'], {cwd: folder});
    await home.register('test:path@0.0.1', path.join(folder, 'path.wasm'));
    await takeSteps(home, ['spawn|test:path@0.0.1|fee|3', 'log|error running component']);
    expect(await home.readLog()).toContain('invalid leading byte (0x2) for import name');
  },
);

scenario('compose-a-type', 'refuses a composition that exports a type', async (home) => {
  await registerLibrary(home);
  const {lines, log} = await takeSteps(home, [
    `compose|${COMPOSED}|package test:doc; record book { title: string } let r = new test:rates@0.0.1 {}; export r.rates;`,
    'spawn|test:composed@0.0.1|rate',
    'log|error running component',
  ]);
  expect(lines[0]).toBe('compose: ok');
  expect(log[0]).toBe(
    'WARN error running component "~/.hayride/registry/morphs/test/0.0.1/composed.wasm" with function: "rate" and args: ["test:composed@0.0.1"]: component export `book` was not a function or instance',
  );
});

scenario('compose-open-imports', 'keeps open imports of two versions apart', async (home) => {
  await registerLibrary(home);
  const offers = ['test:parts/rates@0.1.0', 'test:parts/rates@0.1.1'];
  await home.register('test:two@0.0.1', parseWat(importing(offers)));
  const {lines} = await takeSteps(home, [
    'compose|composed.wasm|package test:doc; let t = new test:two@0.0.1 { ... }; export t.sum;',
  ]);
  expect(lines).toEqual(['compose: ok']);
  const wit = execFileSync('wasm-tools', ['component', 'wit', 'composed.wasm'], {
    cwd: home.work,
    encoding: 'utf8',
  });
  expect(wit.match(/import test:parts\S+(?=;)/g)).toEqual(offers.map((name) => `import ${name}`));
});

scenario('compose-newer-forms', 'does not know the newer forms of the language', async (home) => {
  const forms = [
    'async func()',
    'func() -> stream<u8>',
    'func() -> future<u8>',
    'func() -> error-context',
  ];
  const {lines, log} = await takeSteps(
    home,
    forms.map((form) => `compose|x.wasm|package test:doc; interface i { f: ${form}; }`),
  );
  expect(lines.map((line) => line.split(',')[0])).toEqual([
    'compose: ErrorCode::ComposeFailed',
    'compose: ErrorCode::ComposeFailed',
    'compose: ErrorCode::ComposeFailed',
    'compose: ErrorCode::ResolveFailed',
  ]);
  expect(log).toEqual([
    'ERROR Failed to parse wac compose contents: expected `;`, found `func` keyword',
    'ERROR Failed to parse wac compose contents: expected `;`, found `<`',
    'ERROR Failed to parse wac compose contents: expected `;`, found `<`',
    'ERROR Failed to resolve document: undefined name `error-context`',
  ]);
});

/** Registers the parts of the tour; returns a copy of its folder with the built parts. */
function registerTour(home: Home): string {
  const folder = path.join(home.work, 'tour');
  cpSync(TOUR, folder, {recursive: true});
  execFileSync('sh', ['build.sh'], {cwd: folder});
  const parts = path.join(home.data, 'registry/morphs/example');
  cpSync(path.join(folder, 'deps/example'), parts, {recursive: true});
  mkdirSync(path.join(parts, '0.3.0'));
  const wit = ['component', 'wit', 'wit', '--wasm', '-o', path.join(parts, '0.3.0/library.wasm')];
  execFileSync('wasm-tools', wit, {cwd: folder});
  return folder;
}

/** Registers `rates`, which offers 20, and `fees`, which multiplies it; returns the file of `rates`. */
async function registerLibrary(home: Home): Promise<string> {
  await home.register('test:probe@0.0.1', findComponent('probe'));
  await home.register(
    'test:fees@0.0.1',
    parseWat(`(component
      (import "test:parts/rates@0.1.0" (instance $rates (export "rate" (func (result u32)))))
      (core func $rate (canon lower (func $rates "rate")))
      (core module $m
        (import "rates" "rate" (func $rate (result i32)))
        (func (export "fee") (param i32) (result i32) (i32.mul (local.get 0) (call $rate))))
      (core instance $i
        (instantiate $m (with "rates" (instance (export "rate" (func $rate))))))
      (func $fee (param "days" u32) (result u32) (canon lift (core func $i "fee")))
      (export "fee" (func $fee)))`),
  );
  return home.register('test:rates@0.0.1', parseWat(offering('test:parts/rates@0.1.0', 20)));
}

/** Returns a component that exports an interface with the function `rate`. */
function offering(name: string, rate: number): string {
  return `(component
    (core module $m (func (export "rate") (result i32) i32.const ${rate}))
    (core instance $i (instantiate $m))
    (func $rate (result u32) (canon lift (core func $i "rate")))
    (instance $r (export "rate" (func $rate)))
    (export "${name}" (instance $r)))`;
}

/** Returns a component that imports two such interfaces and exports the sum of their rates. */
function importing([first = '', second = '']: string[]): string {
  return `(component
    (import "${first}" (instance $a (export "rate" (func (result u32)))))
    (import "${second}" (instance $b (export "rate" (func (result u32)))))
    (core func $a (canon lower (func $a "rate")))
    (core func $b (canon lower (func $b "rate")))
    (core module $m
      (import "rates" "a" (func $a (result i32)))
      (import "rates" "b" (func $b (result i32)))
      (func (export "sum") (result i32) (i32.add (call $a) (call $b))))
    (core instance $i
      (instantiate $m
        (with "rates" (instance (export "a" (func $a)) (export "b" (func $b))))))
    (func $sum (result u32) (canon lift (core func $i "sum")))
    (export "sum" (func $sum)))`;
}
