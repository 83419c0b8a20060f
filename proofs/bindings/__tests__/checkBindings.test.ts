import {spawnSync} from 'node:child_process';
import {cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterAll, describe, expect, it} from 'vitest';
import type {Declarations} from '../../../plugins/references/go/index';
import {extractPackages, checkBindings} from '../checkBindings';

const repository = path.join(import.meta.dirname, '../../..');
const hasGo = spawnSync('go', ['version']).status === 0;

const root = mkdtempSync(path.join(tmpdir(), 'check-bindings-'));
afterAll(() => rmSync(root, {recursive: true}));
cpSync(path.join(repository, 'sources/bindings'), path.join(root, 'sources/bindings'), {
  recursive: true,
});
const file = (name: string) => path.join(root, 'sources/bindings', name);
const kept = JSON.parse(readFileSync(file('go.json'), 'utf8')) as Declarations;

describe('the check of the bindings', () => {
  it('cannot run where the module cannot be read', () => {
    expect(() => extractPackages('/nowhere', 'example.com/module')).toThrow(
      '/nowhere cannot be read: ',
    );
  });

  it('finds nothing where both say the same, and writes the same', () => {
    const {findings, passed} = checkBindings({root, update: true, read: () => [...kept.packages]});
    expect(findings).toEqual([]);
    expect(passed).toBe(kept.packages.length);
    expect(JSON.parse(readFileSync(file('go.json'), 'utf8'))).toEqual(kept);
  });

  it('finds the first difference, and what the documentation lacks', () => {
    const packages = kept.packages.filter(({path: name}) => name !== 'go/hayride/ai');
    packages.push({path: 'go/x', symbols: []});
    const check = (update: boolean) => checkBindings({root, update, read: () => packages}).findings;
    const words = [
      'sources/bindings/go.yaml github.com/hayride-dev/bindings has no package go/hayride/ai to import. Remove it.',
      'sources/bindings/go.yaml the package go/x is missing. Add it with its side, wit and summary.',
    ];
    const list = (update: boolean) => check(update).map((each) => `${each.file} ${each.message}`);
    expect(list(false)).toEqual([
      ...words,
      'sources/bindings/go.json the module has {"path": "go/hayride/ai/agents", "symbols": [ here. Run npm run check:bindings -- --update.',
    ]);
    expect(list(true)).toEqual(words);
  });

  it('says to update if the version was changed', () => {
    cpSync(path.join(repository, 'sources/bindings'), path.join(root, 'sources/bindings'), {
      recursive: true,
    });
    const words = readFileSync(file('go.yaml'), 'utf8');
    writeFileSync(file('go.yaml'), words.replace(/^version: .*$/m, 'version: v9.9.9'));
    const {findings} = checkBindings({root, read: () => [...kept.packages]});
    expect(findings.map(({line, message}) => `${line} ${message}`)).toEqual([
      '3 the module has "version": "v9.9.9", here. Run npm run check:bindings -- --update.',
    ]);
  });

  // A test that is skipped counts as failed.
  if (hasGo) {
    it('reads what users can name, and what they reach behind an alias', async () => {
      const folder = path.join(import.meta.dirname, 'fixtures/module');
      const list = extractPackages(folder, 'example.com/module').flatMap(
        ({path: name, symbols}) => [
          `${name}:`,
          ...symbols.map(({kind, signature, fields = [], methods = []}) =>
            [`  ${kind}`, signature, ...fields, ...methods].join(' | '),
          ),
        ],
      );
      await expect(`${list.join('\n')}\n`).toMatchFileSnapshot('fixtures/module.txt');
    });
  }
});
