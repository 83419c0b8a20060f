import {execFileSync} from 'node:child_process';
import {describe, expect, it} from 'vitest';
import {checkFolder, createStamp, explainInstallFailure} from '../installDependencies.mjs';

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

describe('the stamp of an installation', () => {
  const machine = {platform: 'linux', arch: 'x64', versions: {modules: '115'}};
  const stamp = createStamp('{"lockfileVersion": 3}', machine);

  it('is the same for the same lockfile and machine', () => {
    expect(createStamp('{"lockfileVersion": 3}', machine)).toBe(stamp);
  });

  it.each([
    ['the lockfile', '{}', machine],
    ['the platform', '{"lockfileVersion": 3}', {...machine, platform: 'darwin'}],
    ['the processor', '{"lockfileVersion": 3}', {...machine, arch: 'arm64'}],
    ["Node's binary interface", '{"lockfileVersion": 3}', {...machine, versions: {modules: '127'}}],
  ])('differs with %s', (_case, lockfile, other) => {
    expect(createStamp(lockfile, other)).not.toBe(stamp);
  });
});

describe('an installation', () => {
  it('runs no script of a package', () => {
    const setting = execFileSync('npm config get ignore-scripts', {encoding: 'utf8', shell: true});
    expect(setting.trim()).toBe('true');
  });
});
