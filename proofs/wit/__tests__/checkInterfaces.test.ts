import {mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterAll, beforeAll, describe, expect, it} from 'vitest';
import {hasWasmTools} from '../readPackages';
import {checkInterfaces} from '../checkInterfaces';

const SOURCE = 'module: example.com/bindings\nversion: v1.0.0\nsum: h1:a\nfolder: wit\n';
const AI = 'package hayride:ai@1.0.0;\n\ninterface types {\n  type id = u32;\n}\n';
const IO = 'package wasi:io@0.2.0;\n\ninterface poll {\n}\n\n';
const DEPS = 'sources/wit/deps/io/package.wit';

const root = mkdtempSync(path.join(tmpdir(), 'check-wit-test-'));
const folder = path.join(root, 'module');
afterAll(() => rmSync(root, {recursive: true}));

const write = (file: string, text: string) => {
  mkdirSync(path.dirname(path.join(root, file)), {recursive: true});
  writeFileSync(path.join(root, file), text);
};
beforeAll(() => {
  write('sources/wit/source.yaml', SOURCE);
  write('sources/wit/README.md', '# WIT\n');
  write('sources/wit/ai/types.wit', AI.replace('interface', '/// Ours.\ninterface'));
  write(DEPS, IO);
  write('module/wit/world.wit', 'package hayride:bindings;\nworld all {}\n');
  write('module/wit/deps/ai/types.wit', AI);
  write('module/wit/deps/io/poll.wit', `/// Theirs.\n${IO}`);
});

const check = (options: Partial<Parameters<typeof checkInterfaces>[0]> = {}) =>
  checkInterfaces({root, fetch: () => ({folder, sum: 'h1:a'}), ...options});

describe('checking the interfaces', () => {
  it('cannot run where the module cannot be fetched', () => {
    const fetch = () => ({missing: 'go is not installed'});
    expect(() => check({fetch})).toThrow('go is not installed');
  });

  it('takes no module with another checksum', () => {
    const fetch = () => ({folder, sum: 'h1:b'});
    expect(() => check({fetch})).toThrow(
      'example.com/bindings@v1.0.0 has the checksum h1:b, and sources/wit/source.yaml says h1:a. For another version, run: .ci/raise h1:a h1:b',
    );
  });

  it('refuses a description of the source that lacks a key', () => {
    write('sources/wit/source.yaml', SOURCE.replace('sum: h1:a\n', ''));
    expect(() => check()).toThrow('sources/wit/source.yaml: "sum" is required.');
    write('sources/wit/source.yaml', SOURCE);
  });

  // Without wasm-tools, what depends on it cannot be tested; the proof itself asks for it.
  it('compares the packages, and replaces those in sources/wit/deps', () => {
    if (!hasWasmTools()) {
      expect(() => check()).toThrow('wasm-tools is not installed');
      return;
    }
    expect(check()).toMatchObject({passed: 2, findings: [], skipped: []});
    write(DEPS, IO.replace('poll', 'polls'));
    expect(check().findings.map(({kind}) => kind)).toEqual(['missing', 'extra']);
    expect(check({update: true})).toMatchObject({passed: 2, findings: []});
    expect(readFileSync(path.join(root, DEPS), 'utf8')).toBe(IO);
  });
});
