import {spawnSync} from 'node:child_process';
import {cpSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterAll, describe, expect, it} from 'vitest';
import {collectPackages, createScopes} from 'wit-docs';
import {readSources} from 'docusaurus-wit-reference/sources';
import {listJsonSurface, type WitJson} from './listJsonSurface';
import {listSurface, type SurfaceLine} from './listSurface';

const root = path.join(import.meta.dirname, '../../../..');
const folder = mkdtempSync(path.join(tmpdir(), 'wit-reference-'));
afterAll(() => rmSync(folder, {recursive: true}));

const packages = collectPackages(readSources(root, 'sources/wit'));
const scopes = createScopes(packages);

let known: WitJson | undefined;

/** Returns all packages of `wit/` as wasm-tools reads them, each as a dependency of an empty package. */
function readWithWasmTools(): WitJson {
  const wit = path.join(root, 'sources/wit');
  const deps = path.join(folder, 'deps');
  mkdirSync(deps);
  cpSync(path.join(wit, 'deps'), deps, {recursive: true});
  for (const name of readdirSync(wit).filter((entry) => entry !== 'deps')) {
    cpSync(path.join(wit, name), path.join(deps, `hayride-${name}`), {recursive: true});
  }
  writeFileSync(path.join(folder, 'world.wit'), 'package docs:all;\n\nworld all {}\n');
  const {status, stdout, stderr} = spawnSync('wasm-tools', ['component', 'wit', '--json', folder], {
    encoding: 'utf8',
    maxBuffer: 2 ** 26,
  });
  if (status !== 0) {
    throw new Error(`wasm-tools refuses the packages of sources/wit/:\n${stderr}`);
  }
  return JSON.parse(stdout) as WitJson;
}

/** Returns lines sorted and without `%`, each with its docs reduced to words. */
function print(lines: readonly SurfaceLine[]): string[] {
  return lines
    .map(({line, docs}) => {
      // wasm-tools takes plain comments for docs, also those that name scenarios.
      const words = docs?.replace(/^run: .+$/gm, '').replace(/\s+/g, ' ');
      return `${line.replaceAll('%', '')} -- ${words?.trim() ?? ''}`;
    })
    .sort();
}

describe('wasm-tools', () => {
  it.each(packages)('reads the same out of $name', (owner) => {
    known ??= readWithWasmTools();
    const ours = print(listSurface(owner, scopes));
    // A world of wasm-tools also has what its imports import: that is written nowhere.
    const isWritten = (line: string) => ours.includes(line) || !/^\S+: import .+ -- $/.test(line);
    expect(print(listJsonSurface(known, owner.name)).filter(isWritten)).toEqual(ours);
  });
});
