import {execFileSync} from 'node:child_process';
import {rm} from 'node:fs/promises';
import path from 'node:path';
import {afterAll, beforeAll, describe, expect, it} from 'vitest';
import {checkFolder, isInstalled} from '../installDependencies.mjs';
import {createRepository, DOCUSAURUS} from './createRepository';

describe('the folder of the site', () => {
  it.each(['#', '?', '!', '*'])('is refused with %s in its path, which is named', (character) => {
    expect(() => checkFolder(`/home/a ${character}1/site/`)).toThrow(
      `The site cannot be built in /home/a ${character}1/site/: the bundler does not find modules below a folder with ${character} in its name.`,
    );
  });

  it('may have any other character in its path', () => {
    expect(() => checkFolder("/[name] (x [ é {e,f} a+b'c&d $g@h^i;j~k%41/site/")).not.toThrow();
  });
});

describe('what is installed', () => {
  const a = {integrity: 'sha512-a'};
  const optional = {integrity: 'sha512-b', optional: true};
  const link = {link: true, resolved: 'packages/c'};
  const workspace = {'node_modules/c': link, 'packages/c': {}};
  const lockfile = {'': {}, 'node_modules/a': a, 'node_modules/b': optional, ...workspace};

  it.each([
    [
      'is what the lockfile has',
      {'node_modules/a': a, 'node_modules/b': optional, ...workspace},
      true,
    ],
    ['may lack an optional package', {'node_modules/a': a, ...workspace}, true],
    ['lacks a package', {'node_modules/b': optional, ...workspace}, false],
    ['lacks the link to a workspace', {'node_modules/a': a, 'packages/c': {}}, false],
    ['has another version', {'node_modules/a': {integrity: 'sha512-c'}, ...workspace}, false],
    ['has one more package', {'node_modules/a': a, 'node_modules/d': {}, ...workspace}, false],
  ])('%s', async (_case, packages, expected) => {
    const repository = await createRepository();
    await repository.write('package-lock.json', JSON.stringify({packages: lockfile}));
    await repository.write('node_modules/.package-lock.json', JSON.stringify({packages}));
    expect(await isInstalled(repository.folder)).toBe(expected);
    await repository.remove();
  });
});

describe('an installation by hand', () => {
  const npm = (folder: string, ...args: string[]) =>
    execFileSync('npm', [...args, '--offline'], {cwd: folder, shell: true, stdio: 'pipe'});
  const INSTALLING = 'Installing the dependencies from package-lock.json';
  let repository: Awaited<ReturnType<typeof createRepository>>;

  beforeAll(async () => {
    repository = await createRepository();
    await repository.write('a/package.json', '{"name": "a", "version": "1.0.0"}');
    npm(repository.folder, 'pack', './a');
    await repository.write('package-lock.json', '{"lockfileVersion": 3}');
    await repository.write(
      'package.json',
      '{"engines": {"node": ">=20.19"}, "devDependencies": {"a": "file:a-1.0.0.tgz"}}',
    );
    npm(repository.folder, 'install', '--package-lock-only');
    npm(repository.folder, 'ci');
    await repository.write(DOCUSAURUS, `console.log('[INFO] …');`);
  });

  afterAll(() => repository.remove());

  it('is not done a second time', async () => {
    expect((await repository.run('build.mjs')).output).not.toContain(INSTALLING);
  });

  it('is left to npm where the lockfile cannot be read', async () => {
    const lockfile = await repository.read('package-lock.json');
    await repository.write('package-lock.json', '<<<<<<< ours');
    const {output} = await repository.run('build.mjs');
    expect(output).toContain(INSTALLING);
    expect(output).toContain('npm ci failed with exit code 1, and its own message is above.');
    await repository.write('package-lock.json', lockfile);
  });

  it('is refused where Node.js is too old', async () => {
    const manifest = await repository.read('package.json');
    await repository.write('.npmrc', 'engine-strict=true');
    await repository.write('package.json', manifest.replace('20.19', '999'));
    await rm(path.join(repository.folder, 'node_modules/.package-lock.json'), {force: true});
    const {output, exitCode} = await repository.run('build.mjs');
    expect(output).toMatch(/EBADENGINE[^]*Required: .*>=999/);
    expect(exitCode).toBe(1);
    await repository.write('package.json', manifest);
  });

  it.each([
    ['the production packages alone', () => npm(repository.folder, 'ci', '--omit=dev')],
    ['no end', () => rm(path.join(repository.folder, 'node_modules/.package-lock.json'))],
  ])('is completed where it has %s', async (_case, spoil) => {
    npm(repository.folder, 'ci');
    await spoil();
    expect((await repository.run('build.mjs')).output).toContain(INSTALLING);
    expect(await isInstalled(repository.folder)).toBe(true);
  });
});

describe('an installation', () => {
  it('runs no script of a package', () => {
    const setting = execFileSync('npm config get ignore-scripts', {encoding: 'utf8', shell: true});
    expect(setting.trim()).toBe('true');
  });
});
