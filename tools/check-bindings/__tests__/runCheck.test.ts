import path from 'node:path';
import {afterEach, describe, expect, it, vi} from 'vitest';
import {findTools} from '../../check-examples/findTools';
import {extractPackages} from '../readModule';
import {runCheck} from '../runCheck';

const root = path.join(import.meta.dirname, '../../..');
const hasGo = findTools(process.env)('go') !== undefined;

describe('the check of the bindings', () => {
  const log = vi.spyOn(console, 'log').mockImplementation(() => {});
  afterEach(() => log.mockClear());

  it('finds no difference to the module, where Go is there to fetch it', () => {
    const {findings, passed} = runCheck({root, isStrict: false});
    expect(findings).toEqual([]);
    expect(passed).toBeGreaterThan(0);
  });

  it('says so where the module cannot be read', () => {
    const read = () => ({missing: 'go is not installed'});
    const report = runCheck({root, isStrict: false, read});
    const skipped = 'bindings/go.yaml: go is not installed';
    expect(report).toEqual({passed: 1, findings: [], skipped: [skipped]});
    expect(log).toHaveBeenCalledExactlyOnceWith(`skipped: ${skipped}`);
    expect(() => runCheck({root, isStrict: true, read})).toThrow('go is not installed');
  });

  it('prints each difference', () => {
    const {findings, passed} = runCheck({
      root,
      isStrict: false,
      read: () => ({packages: []}),
    });
    expect(passed).toBe(0);
    expect(findings.length).toBeGreaterThan(30);
    expect(log).toHaveBeenCalledTimes(findings.length + 1);
    expect(log.mock.lastCall?.[0]).toMatch(/: \d+ findings\.$/);
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
