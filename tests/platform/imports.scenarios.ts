import {writeFile} from 'node:fs/promises';
import {expect} from 'vitest';
import {makeDummy, parseWat} from './components';
import {readEntries, type Home} from './home';
import {scenario} from './scenario';

const SILENT = {signal: null, stdout: '', stderr: ''};

scenario('files-that-are-no-component', 'logs why a file is no component', async (home) => {
  const file = await home.register('test:file@0.0.1', parseWat('(module (func (export "run")))'));
  const run = () => home.run({bin: 'test:file@0.0.1'});
  expect(await run()).toEqual({exitCode: 0, ...SILENT});
  await writeFile(file, '');
  expect(await run()).toEqual({exitCode: 0, ...SILENT});
  const [module, empty] = [
    'attempted to parse a wasm module with a component parser',
    'unexpected end-of-file (at offset 0x0)',
  ].map((cause) =>
    [
      'ERROR hayride] Error running component: failed to parse WebAssembly module',
      '    ',
      '    Caused by:',
      `        ${cause}`,
      '',
    ].join('\n'),
  );
  expect(await readEntries(home)).toBe(`${module}${empty}`);
});

/** Runs a component that imports a function of an interface and exports no function. */
async function runImport(home: Home, id: string, name: string, type = ''): Promise<string> {
  const component = parseWat(
    `(component (import "${id}" (instance (export "${name}" (func ${type})))))`,
  );
  await home.register('test:import@0.0.1', component);
  const HAYRIDE_LOG = `${Math.random()}.log`;
  const ended = await home.run({bin: 'test:import@0.0.1', env: {HAYRIDE_LOG}});
  expect(ended).toEqual({exitCode: 0, ...SILENT});
  return readEntries(home, HAYRIDE_LOG);
}

/** The entry about an import that nobody answers. */
const missing = (id: string, name: string): string =>
  [
    `ERROR hayride] Error running component: component imports instance \`${id}\`, but a matching implementation was not found in the linker`,
    '    ',
    '    Caused by:',
    `        0: instance export \`${name}\` has the wrong type`,
    '        1: function implementation is missing',
    '',
  ].join('\n');

const LINKED = 'ERROR hayride] Error running component: No Function Export Found\n';

scenario(
  'version-of-hayride-interfaces',
  'links one version of the Hayride interfaces',
  async (home) => {
    for (const version of ['0.0.64', '0.0.66']) {
      const id = `hayride:core/version@${version}`;
      expect(await runImport(home, id, 'latest')).toBe(missing(id, 'latest'));
    }
    await home.register('test:same@0.0.1', makeDummy('import hayride:core/version@0.0.65;'));
    await home.run({bin: 'test:same@0.0.1'});
    expect(await readEntries(home)).toBe(LINKED);
  },
);

scenario('version-of-wasi', 'links every version 0.2 of WASI', async (home) => {
  for (const version of ['0.2.0', '0.2.9']) {
    const id = `wasi:random/random@${version}`;
    expect(await runImport(home, id, 'get-random-u64', '(result u64)')).toBe(LINKED);
  }
  for (const id of ['wasi:random/random@0.3.0', 'wasi:keyvalue/store@0.2.0-draft']) {
    expect(await runImport(home, id, 'get-random-u64')).toBe(missing(id, 'get-random-u64'));
  }
});
