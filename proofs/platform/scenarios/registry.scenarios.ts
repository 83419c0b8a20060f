import {mkdir, readdir, rm, writeFile} from 'node:fs/promises';
import path from 'node:path';
import {expect} from 'vitest';
import {findComponent, parseWat} from '../components';
import type {Home} from '../home';
import {scenario} from '../scenario';

const NO_FILE = 'Error: No such file or directory (os error 2)\n';

/** Returns a reactor whose function `number` returns this number, which identifies it in a run. */
function makeNumbered(number: number): string {
  return parseWat(`(component
    (core module $m (func (export "number") (result i32) i32.const ${number}))
    (core instance $i (instantiate $m))
    (func (export "number") (result s32) (canon lift (core func $i "number"))))`);
}

/** Registers a numbered reactor as each version of `test:app`, and returns the number that ran. */
async function findNumber(home: Home, versions: string[], bin = 'test:app'): Promise<number> {
  for (const [index, version] of versions.entries()) {
    await home.register(`test:app@${version}`, makeNumbered(index));
  }
  const env = {RUST_LOG: 'hayride_runtime=info'};
  const {exitCode, stderr} = await home.run({bin, entrypoint: 'number', env});
  expect({exitCode, stderr}).toEqual({exitCode: 0, stderr: ''});
  const [, number] = (await home.readLog()).match(/got results: \[S32\((\d+)\)\]\n$/) ?? [];
  return Number(number);
}

scenario('highest-version', 'runs the highest version of a morph', async (home) => {
  expect(await findNumber(home, ['0.0.9'])).toBe(0);
  expect(await findNumber(home, ['0.0.9', '0.0.10'])).toBe(1);
  expect(await findNumber(home, ['0.0.9', '0.2.0', '0.0.10'])).toBe(1);
  expect(await findNumber(home, ['0.0.9', '0.2.0', '0.0.10'], 'test:app@0.0.9')).toBe(0);
});

scenario('order-of-pre-releases', 'puts a pre-release between two releases', async (home) => {
  expect(await findNumber(home, ['0.9.9', '1.0.0-rc.1'])).toBe(1);
  expect(await findNumber(home, ['1.0.0-rc.2', '1.0.0-rc.10', '1.0.0-rc.9'])).toBe(1);
  expect(await findNumber(home, ['1.0.0', '1.0.0-rc.11'])).toBe(0);
});

scenario(
  'folders-without-version',
  'looks for the highest version only in folders whose name is one',
  async (home) => {
    const names = ['0.0.1', 'latest', 'v9.0.0', '9.0', '09.0.0'];
    await mkdir(path.join(home.data, 'registry/morphs/test'), {recursive: true});
    await writeFile(path.join(home.data, 'registry/morphs/test/9.9.9'), '');
    expect(await findNumber(home, names)).toBe(0);
    expect(await findNumber(home, names, 'test:app@latest')).toBe(1);
  },
);

scenario(
  'highest-version-of-namespace',
  'takes the highest version of the namespace, even without the morph',
  async (home) => {
    const probe = findComponent('probe');
    await home.register('test:probe@0.0.1', probe);
    await home.register('test:other@0.0.2', probe);
    expect(await home.run({bin: 'test:probe'})).toMatchObject({exitCode: 1, stderr: NO_FILE});
    expect(await home.run({bin: 'test:probe@0.0.1', args: ['args']})).toMatchObject({exitCode: 0});
  },
);

scenario(
  'higher-version-in-core',
  'does not start when hayride-core has a higher version without a CLI',
  async (home) => {
    const probe = findComponent('probe');
    await home.register('hayride-core:cli@0.0.1', probe);
    expect(await home.run({args: ['say', 'old']})).toMatchObject({exitCode: 0, stdout: 'old\n'});
    const added = await home.register('hayride-core:mine@0.0.2', probe);
    expect(await home.run()).toMatchObject({exitCode: 1, stdout: '', stderr: NO_FILE});
    await rm(path.dirname(added), {recursive: true});
    expect(await home.run({args: ['say', 'old']})).toMatchObject({exitCode: 0, stdout: 'old\n'});
  },
);

scenario('missing-cli', 'says on the terminal why the default morph is not found', async (home) => {
  const core = path.join(home.data, 'registry/morphs/hayride-core');
  const failed = {exitCode: 1, signal: null, stdout: ''};
  expect(await home.run()).toEqual({...failed, stderr: NO_FILE});
  await mkdir(core, {recursive: true});
  expect(await home.run()).toEqual({
    ...failed,
    stderr: 'Error: No versions found for package: hayride-core\n',
  });
  await mkdir(path.join(core, '0.0.1'));
  expect(await home.run()).toEqual({...failed, stderr: NO_FILE});
  expect(await home.listSessions()).toEqual([]);
});

scenario('missing-morph', 'ends with exit code 1 without the file of a morph', async (home) => {
  const file = await home.register('test:probe@0.0.1', findComponent('probe'));
  expect(await home.run({bin: 'test:probe', args: ['args']})).toMatchObject({exitCode: 0});
  await rm(file);
  for (const bin of ['test:probe', 'test:probe@0.0.2', 'none:probe', 'none:probe@0.0.1']) {
    expect(await home.run({bin})).toMatchObject({exitCode: 1, stdout: '', stderr: NO_FILE});
  }
});

scenario('invalid-identifier', 'refuses an identifier without a colon', async (home) => {
  for (const bin of ['echo', 'echo@0.0.1', '']) {
    expect(await home.run({bin})).toMatchObject({
      exitCode: 1,
      stdout: '',
      stderr: `Error: Invalid morph identifier: [${bin}] expected format: <package>:<name>@<version>\n`,
    });
  }
});

scenario(
  'session-before-look-up',
  'makes the session folder before it looks for the morph, and no log',
  async (home) => {
    await home.run({bin: 'test:none@0.0.1'});
    const [session, ...others] = await home.listSessions();
    expect(others).toEqual([]);
    expect(session?.files).toEqual({out: '', err: '', in: ''});
    expect(await readdir(home.data)).toEqual(['sessions']);
  },
);

scenario(
  'identifier-with-path',
  'finds a file outside of the registry by an absolute path as name',
  async (home) => {
    const probe = findComponent('probe').replace(/\.wasm$/, '');
    const {exitCode} = await home.run({bin: `any:${probe}@0.0.1`, args: ['say', 'found']});
    expect(exitCode).toBe(0);
    expect((await home.listSessions()).map(({files}) => files.out)).toEqual(['found\n']);
  },
);
