import {spawnSync} from 'node:child_process';
import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {describe, expect, it} from 'vitest';
import {formatFinding} from '../../shared/formatFinding.mjs';
import {runCheck} from '../runCheck.mjs';

const root = path.join(import.meta.dirname, 'fixtures');
const repository = path.join(import.meta.dirname, '../../..');
const command = path.join(import.meta.dirname, '../index.mjs');
const cases = readdirSync(root).filter((file) => file.endsWith('.json'));

/** Runs the command as a person would, in a folder. */
const run = (cwd: string) => spawnSync(process.execPath, [command], {cwd, encoding: 'utf8'});

describe('the lockfile check', () => {
  it.each(cases)('says about %s what is written beside it', async (file) => {
    const {findings, summary} = await runCheck({root, files: [file]});
    const output = [...findings.map(formatFinding), summary].join('\n');
    await expect(`${output}\n`).toMatchFileSnapshot(`fixtures/${file.replace('.json', '.txt')}`);
  });

  it('counts the files that are complete', async () => {
    const files = ['complete.json', 'no-checksum.json'];
    expect(await runCheck({root, files})).toMatchObject({
      passed: 1,
      findings: [{file: 'no-checksum.json', line: 11, kind: 'integrity'}],
      summary: 'complete.json is complete.\n1 findings.',
    });
  });

  it.each(['nowhere.json', 'complete.txt'])('cannot run on %s', async (file) => {
    await expect(runCheck({root, files: [file]})).rejects.toThrow(`${file}: `);
  });

  it('checks the lockfiles of the site and of the tools for the examples', () => {
    expect(run(repository)).toMatchObject({
      status: 0,
      stdout:
        'package-lock.json is complete.\n' +
        'proofs/examples/toolchain/package-lock.json is complete.\n',
    });
    const {status, stderr} = run(root);
    expect(status).toBe(1);
    expect(stderr).toContain('The lockfiles cannot be checked: package-lock.json: ');
  });

  it('misses no platform of the compilers that this site is built with', () => {
    const text = readFileSync(path.join(repository, 'package-lock.json'), 'utf8');
    const dropped =
      /"node_modules\/(@swc\/core|@swc\/html|@rspack\/binding|lightningcss)-(darwin|linux|win32)-(x64|arm64)/g;
    const places = [...new Set(text.match(dropped))];
    expect(places).toHaveLength(24);
  });
});
