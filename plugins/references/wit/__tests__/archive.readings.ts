import {spawnSync} from 'node:child_process';
import {mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {expect, onTestFinished, test} from 'vitest';
import {collectPackages} from 'wit-docs';
import {readSources} from 'docusaurus-wit-reference/sources';
import {packWit, WIT_FOLDER} from '../index';

const siteDir = path.join(import.meta.dirname, '../../../..');

test('wasm-tools reads every interface that a world may import out of the archive', async () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'wit-archive-'));
  onTestFinished(() => rmSync(folder, {recursive: true}));
  const run = (command: string, ...args: string[]) =>
    spawnSync(command, args, {cwd: folder, encoding: 'utf8', maxBuffer: 2 ** 26});
  const sources = readSources(siteDir, WIT_FOLDER);
  const interfaces = collectPackages(sources).flatMap(({name, version, members}) =>
    members
      .filter(({kind}) => kind === 'interface')
      .map((member) => `${name}/${member.name}@${version}`),
  );
  expect(interfaces.length).toBeGreaterThan(20);
  mkdirSync(path.join(folder, 'wit'));
  const imports = interfaces.map((name) => `  import ${name};`).join('\n');
  const world = `package docs:reader;\n\nworld all {\n${imports}\n}\n`;
  writeFileSync(path.join(folder, 'wit/world.wit'), world);
  writeFileSync(path.join(folder, 'wit.tar.gz'), (await packWit(sources)).content);
  expect(run('tar', '-xzf', 'wit.tar.gz', '-C', 'wit').status).toBe(0);
  const {status, stdout, stderr} = run('wasm-tools', 'component', 'wit', 'wit');
  expect({status, stderr}).toEqual({status: 0, stderr: ''});
  expect(interfaces.filter((name) => !stdout.includes(`import ${name};`))).toEqual([]);
});
