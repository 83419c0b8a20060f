import {spawnSync} from 'node:child_process';
import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {describe, expect, it} from 'vitest';

const fixtures = path.join(import.meta.dirname, 'fixtures');
const command = path.join(import.meta.dirname, '../index.mjs');
const cases = readdirSync(fixtures).filter((file) => file.endsWith('.json'));

/** Runs the command as a person would, beside the fixtures. */
const run = (file: string) =>
  spawnSync(process.execPath, [command, file], {cwd: fixtures, encoding: 'utf8'});

describe('the lockfile check', () => {
  it.each(cases)('says about %s what stands beside it', async (file) => {
    const {status, stdout} = run(file);
    expect(status).toBe(file === 'complete.json' ? 0 : 2);
    await expect(stdout).toMatchFileSnapshot(`fixtures/${file.replace('.json', '.txt')}`);
  });

  it.each(['nowhere.json', 'complete.txt'])('ends with 1 for %s, which it cannot read', (file) => {
    const {status, stderr} = run(file);
    expect(status).toBe(1);
    expect(stderr).toContain(`${file} cannot be checked: `);
  });

  it('misses no platform of the compilers that this site is built with', () => {
    const text = readFileSync(path.join(import.meta.dirname, '../../../package-lock.json'), 'utf8');
    const dropped =
      /"node_modules\/(@swc\/core|@swc\/html|@rspack\/binding|lightningcss)-(darwin|linux|win32)-(x64|arm64)/g;
    const places = [...new Set(text.match(dropped))];
    expect(places).toHaveLength(24);
  });
});
