import {readFileSync} from 'node:fs';
import path from 'node:path';
import {describe, expect, it} from 'vitest';
import {parse} from 'yaml';
import {listFiles} from 'docusaurus-built-pages/files';
import {CHECKED_WITH} from '../grounds';

const root = path.resolve(__dirname, '../../..');
const read = (file: string) => readFileSync(path.join(root, file), 'utf8');
const find = (file: string, pattern: RegExp) => pattern.exec(read(file))?.[1];

describe('the versions that pages name as their evidence', () => {
  it('have the commit of the runtime that the scenarios run on', () => {
    expect(CHECKED_WITH.commit).toBe(find('.ci/versions.env', /^HAYRIDE_COMMIT=(\S+)$/m));
  });

  it('have the version of the Go module, as the interfaces and the bindings are compared with it', () => {
    const {version: ofInterfaces} = parse(read('sources/wit/source.yaml')) as {version: string};
    const {version: ofBindings} = parse(read('sources/bindings/go.yaml')) as {version: string};
    expect([ofInterfaces, ofBindings]).toEqual([CHECKED_WITH.bindings, CHECKED_WITH.bindings]);
  });

  it('have the version of every package of Hayride’s interfaces', () => {
    const versions = listFiles(path.join(root, 'sources/wit'))
      .filter((file) => file.endsWith('.wit') && !file.startsWith('deps'))
      .map((file) => find(path.join('sources/wit', file), /^package hayride:[\w-]+@([\w.-]+);/m));
    expect(versions.length).toBeGreaterThan(5);
    expect([...new Set(versions)]).toEqual([CHECKED_WITH.interfaces]);
  });

  it('have the release of Wasmtime that the runtime is built with, as the page on evidence says', () => {
    const built = find('.ci/hayride/Cargo.lock', /^name = "wasmtime"\nversion = "([\d.]+)"$/m);
    expect(CHECKED_WITH.wasmtime).toBe(built);
    expect(read('docs/platform/overview.mdx')).toContain(`with Wasmtime ${CHECKED_WITH.wasmtime}.`);
  });
});
