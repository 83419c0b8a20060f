import {spawnSync} from 'node:child_process';
import path from 'node:path';
import {describe, expect, it} from 'vitest';
import {useVersion} from '../tryVersion.mjs';

/** Runs the command without npm, so that it installs nothing. */
function run(...args: string[]) {
  const command = path.join(import.meta.dirname, '../index.mjs');
  const env = {...process.env, npm_execpath: ''};
  return spawnSync(process.execPath, [command, ...args], {env, encoding: 'utf8'});
}

describe('a check on another version of Docusaurus', () => {
  it('changes the versions of the packages of Docusaurus and nothing else', () => {
    const manifest = (version: string) => ({
      version: '0.0.0',
      scripts: {'@docusaurus/core': 'not a package'},
      dependencies: {'@docusaurus/core': version, react: '19.3.1', docusaurus: '1.0.0'},
      devDependencies: {'@docusaurus/types': version, '@types/node': '20.19.43'},
      overrides: {rollup: '4.67.4'},
    });
    const text = useVersion(JSON.stringify(manifest('3.10.2')), '3.9.2');
    expect(text).toBe(`${JSON.stringify(manifest('3.9.2'), null, 2)}\n`);
  });

  it('says how to run it where npm does not', () => {
    const {status, stdout, stderr} = run('--on', '3.9.2', 'weight', 'sidebar');
    expect(stderr).toBe('Run it with npm: npm run check:theme -- --on 3.9.2\n');
    expect(stdout).toBe('\nWith Docusaurus 3.9.2, the site cannot be tried.\n');
    expect(status).toBe(1);
  });

  it('asks for the version', () => {
    const {status, stderr} = run('--on');
    expect(stderr).toContain("Option '--on <value>' argument missing");
    expect(status).toBe(1);
  });
});
