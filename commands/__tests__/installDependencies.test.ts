import {execFileSync} from 'node:child_process';
import {rm} from 'node:fs/promises';
import path from 'node:path';
import {afterAll, beforeAll, describe, expect, it} from 'vitest';
import {
  checkFolder,
  explainInstallFailure,
  isAsLocked,
  isInstalled,
} from '../installDependencies.mjs';
import {createRepository, DOCUSAURUS} from './createRepository';

describe('a failed installation', () => {
  it('is explained by the network where npm names one of its errors', () => {
    const output = 'npm error code ENOTFOUND\nnpm error network request failed';
    expect(explainInstallFailure(1, output)).toMatchInlineSnapshot(`
      "The dependencies could not be installed. The package registry cannot be reached (ENOTFOUND). Check the connection, a proxy (npm config get proxy) and the registry (npm config get registry).
      Then run the command again: it starts the installation over."
    `);
  });

  it.each(['ECONNREFUSED', 'ETIMEDOUT', 'SELF_SIGNED_CERT_IN_CHAIN'])(
    'is explained by the registry for %s',
    (code) => {
      expect(explainInstallFailure(1, `npm error code ${code}`)).toContain(
        `The package registry cannot be reached (${code}).`,
      );
    },
  );

  it('is explained by the registry also where npm prints colours', () => {
    const output = 'npm error code \u001b[31mENOTFOUND\u001b[39m';
    expect(explainInstallFailure(1, output)).toContain('cannot be reached (ENOTFOUND).');
  });

  it("is left to npm's own message otherwise", () => {
    expect(explainInstallFailure(7, 'npm error code EUSAGE')).toMatchInlineSnapshot(`
      "The dependencies could not be installed. npm ci failed with exit code 7; its own message is above.
      Then run the command again: it starts the installation over."
    `);
  });
});

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
  const lockfile = {
    '': {version: '0.0.0'},
    'node_modules/a': {version: '1.0.0', integrity: 'sha512-a'},
    'node_modules/a-linux': {version: '1.0.0', optional: true, os: ['linux'], cpu: ['x64']},
    'node_modules/a-mac': {version: '1.0.0', optional: true, os: ['darwin']},
  };
  const {'node_modules/a': a, 'node_modules/a-linux': forLinux} = lockfile;
  const installed = {'node_modules/a': a, 'node_modules/a-linux': forLinux};
  const linux = {platform: 'linux', arch: 'x64'};

  it('is what the lockfile has for this machine', () => {
    expect(isAsLocked(lockfile, installed, linux)).toBe(true);
    expect(isAsLocked(lockfile, {'node_modules/a': a}, linux)).toBe(true);
    expect(isAsLocked({}, {}, linux)).toBe(true);
  });

  it.each([
    ['lacks a package', {'node_modules/a-linux': forLinux}, linux],
    ['has another version', {...installed, 'node_modules/a': {...a, version: '1.0.1'}}, linux],
    ['has other content', {...installed, 'node_modules/a': {...a, integrity: 'sha512-b'}}, linux],
    ['has an unknown link', {...installed, 'node_modules/b': {}}, linux],
    ['has one more package', {...installed, 'node_modules/b': {version: '1.0.0'}}, linux],
    ['is for another system', installed, {platform: 'darwin', arch: 'x64'}],
    ['is for another processor', installed, {platform: 'linux', arch: 'arm64'}],
  ])('is not that where it %s', (_case, packages, machine) => {
    expect(isAsLocked(lockfile, packages, machine)).toBe(false);
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
    expect(output).toContain('npm ci failed with exit code 1; its own message is above.');
    await repository.write('package-lock.json', lockfile);
  });

  it.each([
    ['the production packages alone', () => npm(repository.folder, 'ci', '--omit=dev')],
    [
      'a package without its folder',
      () => rm(path.join(repository.folder, 'node_modules/a'), {recursive: true}),
    ],
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
