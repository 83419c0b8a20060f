import {spawnSync} from 'node:child_process';
import {cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterAll, describe, expect, it} from 'vitest';
import type {Declarations} from '../../../plugins/bindings-reference/index';
import {extractPackages, runCheck} from '../runCheck';

const repository = path.join(import.meta.dirname, '../../..');
const hasGo = spawnSync('go', ['version']).status === 0;

const root = mkdtempSync(path.join(tmpdir(), 'check-bindings-'));
afterAll(() => rmSync(root, {recursive: true}));
cpSync(path.join(repository, 'bindings'), path.join(root, 'bindings'), {recursive: true});
const file = (name: string) => path.join(root, 'bindings', name);
const kept = JSON.parse(readFileSync(file('go.json'), 'utf8')) as Declarations;

describe('the check of the bindings', () => {
  it('cannot run where the module cannot be read', () => {
    const read = () => ({missing: 'go is not installed'});
    expect(() => runCheck({root, read})).toThrow('go is not installed');
  });

  it('finds each difference, and what the documentation lacks after the update', () => {
    const packages = kept.packages.filter(({path: name}) => name !== 'go/hayride/ai');
    packages.push({path: 'go/x', symbols: []});
    const read = () => ({packages});
    const before = runCheck({root, read});
    expect(before.findings.map(({file: name, kind}) => [name, kind])).toEqual([
      ['bindings/go.json', 'package'],
      ['bindings/go.json', 'package'],
    ]);
    expect(before.passed).toBe(0);
    expect(before.summary).toMatch(/: 2 findings\.$/);

    const after = runCheck({root, update: true, read});
    expect(after.findings.map(({file: name, message}) => `${name} ${message}`)).toEqual([
      'bindings/go.yaml github.com/hayride-dev/bindings@v0.0.67 has no package go/hayride/ai to import. Remove it.',
      'bindings/go.yaml github.com/hayride-dev/bindings@v0.0.67 has the package go/x with 0 declarations. Add it with its side, wit and summary.',
    ]);
  });

  it('says to update if the version was changed', () => {
    const words = readFileSync(file('go.yaml'), 'utf8');
    writeFileSync(file('go.yaml'), words.replace('version: v0.0.67', 'version: v0.0.68'));
    const {findings} = runCheck({
      root,
      read: () => ({packages: [...kept.packages]}),
    });
    expect(findings.map(({line}) => line)).toEqual([3]);
    expect(findings[0]?.message).toMatch(/v0\.0\.67\. Run npm run check:bindings -- --update\.$/);
  });
});

describe('the declarations of a module', () => {
  const folder = path.join(import.meta.dirname, 'fixtures/module');
  const list = () =>
    extractPackages(folder, 'example.com/module').flatMap(({path: name, symbols}) => [
      `${name}:`,
      ...symbols.map(({kind, signature, fields = [], methods = []}) =>
        [`  ${kind}`, signature, ...fields, ...methods].join(' | '),
      ),
    ]);

  // A test that is skipped counts as failed, so that each machine has one to pass.
  if (hasGo) {
    it('are those that users can name, and what they reach behind an alias', async () => {
      await expect(`${list().join('\n')}\n`).toMatchFileSnapshot('fixtures/module.txt');
    });
  } else {
    it('are not there without Go', () => {
      expect(list).toThrow(`${folder} cannot be read: `);
    });
  }
});
