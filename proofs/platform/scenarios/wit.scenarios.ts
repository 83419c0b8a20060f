import {expect} from 'vitest';
import {makeDummy, parseWat} from '../components';
import type {Home} from '../home';
import {scenario} from '../scenario';

/** The log entry of a component that links: it has no function `run` to call. */
const LINKS = 'No Function Export Found';
const NOT_FOUND = 'but a matching implementation was not found in the linker';

scenario(
  'version-rule',
  'links compatible versions of an interface and no others',
  async (home) => {
    const versions = {
      'wasi:random/insecure@0.2.0': true,
      'wasi:random/insecure@0.2.6': true,
      'wasi:random/insecure@0.2.99': true,
      'wasi:random/insecure@0.3.0': false,
      'wasi:random/insecure@0.2.0-rc-2023-11-10': false,
      'wasi:random/insecure': false,
    };
    for (const [name, links] of Object.entries(versions)) {
      const text = `(instance (export "get-insecure-random-u64" (func (result u64))))`;
      const expected = links ? LINKS : `component imports instance \`${name}\`, ${NOT_FOUND}`;
      expect(await findFault(home, parseWat(`(component (import "${name}" ${text}))`))).toBe(
        expected,
      );
    }
  },
);

scenario('version-rule-of-hayride', 'links only version 0.0.65', async (home) => {
  for (const version of ['0.0.64', '0.0.99', '0.1.0']) {
    const name = `hayride:core/version@${version}`;
    const text = `(component (import "${name}" (instance (export "f" (func)))))`;
    const expected = `component imports instance \`${name}\`, ${NOT_FOUND}`;
    expect(await findFault(home, parseWat(text))).toBe(expected);
  }
  expect(await findFault(home, makeDummy('import hayride:core/version@0.0.65;'))).toBe(LINKS);
});

scenario('linked-packages', 'links the packages that it knows, and nothing else', async (home) => {
  expect(await findFault(home, makeDummy('import hayride:db/db@0.0.65;'))).toBe(LINKS);
  for (const name of ['example:mail/outbox@0.2.1', 'hayride:core/missing@0.0.65']) {
    const text = `(component (import "${name}" (instance (export "f" (func)))))`;
    const expected = `component imports instance \`${name}\`, ${NOT_FOUND}`;
    expect(await findFault(home, parseWat(text))).toBe(expected);
  }
});

scenario('newer-forms', 'refuses the newer forms of WIT', async (home) => {
  const forms = [
    'import a: interface { f: async func(); }',
    'import a: interface { f: func() -> stream<u8>; }',
    'import a: interface { f: func() -> future<u8>; }',
    'import a: interface { f: func() -> error-context; }',
    'import a: interface { f: func() -> map<string, u32>; }',
    'import a: interface { f: func() -> list<u8, 4>; }',
    'import a: wasi:random/insecure@0.2.0;',
    'import a: interface { resource r { constructor(name: string) -> result<r, u8>; } }',
    'import a: interface { resource r { size: get() -> u32; } }',
    'import a: interface { isbn-10: func(); }',
  ];
  const faults = [];
  for (const form of forms) {
    faults.push(await findFault(home, makeDummy(form)));
  }
  expect(faults).toEqual(
    forms.map((form) => {
      return form.includes('error-context')
        ? 'unknown type 4294967268: type index out of bounds (at offset 0xb)'
        : 'failed to parse WebAssembly module';
    }),
  );
});

/** Runs a component, and returns the first line of its log entry. */
async function findFault(home: Home, component: string): Promise<string> {
  await home.register('test:dummy@0.0.1', component);
  const before = (await home.readLog()).length;
  await home.run({bin: 'test:dummy@0.0.1'});
  const line = (await home.readLog()).slice(before).split('\n')[0] ?? '';
  return line.replace(/^.*Error running component: /, '');
}
