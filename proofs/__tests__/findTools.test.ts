import {mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {describe, expect, it, onTestFinished} from 'vitest';
import {findTools, listMissingTools, parseVersion} from '../findTools';

describe('the version of a tool', () => {
  it.each([
    ['wasm-tools 1.3.0', '1.3.0'],
    ['go version go1.26.1 linux/amd64', '1.26.1'],
    ['Debian clang version 19.1.7 (3~deb12u1)', '19.1.7'],
    ['v20.20.2', '20.20.2'],
    ['no number', undefined],
  ])('is read from %j', (output, version) => {
    expect(parseVersion(output)).toBe(version);
  });

  it('is what the program on the PATH says', () => {
    expect(findTools(process.env)('node')).toBe(process.versions.node);
  });

  it('is nothing where there is no such program', () => {
    const find = findTools(process.env);
    expect(['no-such-tool', 'constructor', 'toString'].map(find)).toEqual(Array(3).fill(undefined));
  });

  it('of Hayride is the commit that is recorded beside it', () => {
    const folder = mkdtempSync(path.join(tmpdir(), 'find-tools-'));
    onTestFinished(() => rmSync(folder, {recursive: true}));
    const env = {PATH: `/nowhere${path.delimiter}${folder}`};
    writeFileSync(path.join(folder, 'hayride'), '');
    expect(findTools(env)('hayride')).toBeUndefined();
    writeFileSync(path.join(folder, 'hayride.commit'), '0123abc\n');
    expect(findTools(env)('hayride')).toBe('0123abc');
  });
});

describe('what keeps an example from running', () => {
  const find = (name: string) => ({go: '1.26.1', wac: '0.12.7'})[name];

  it.each<[Record<string, string>, string[]]>([
    [{}, []],
    [{go: '1.26.1', wac: '0.12'}, []],
    [{go: '1.2'}, ['go is 1.26.1, not 1.2']],
    [
      {tinygo: '0.39.0', wac: '0.11.0'},
      ['tinygo 0.39.0 is not installed', 'wac is 0.12.7, not 0.11.0'],
    ],
  ])('for %j is %j', (tools, missing) => {
    expect(listMissingTools(tools, find)).toEqual(missing);
  });
});
