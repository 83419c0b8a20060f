import {describe, expect, it} from 'vitest';
import {isInstalled, type Entry} from '../isInstalled.mjs';

const machine = {platform: 'linux', arch: 'x64'};
const packages: Record<string, Entry> = {
  '': {version: '0.0.0'},
  'node_modules/a': {version: '1.0.0', integrity: 'sha512-a'},
  'node_modules/native-linux': {version: '1.0.0', optional: true, os: ['linux'], cpu: ['x64']},
  'node_modules/native-mac': {version: '1.0.0', optional: true, os: ['darwin'], cpu: ['arm64']},
};
const {'': _root, 'node_modules/native-mac': mac, ...installed} = packages;

const check = (record: Record<string, Entry> | undefined) =>
  isInstalled({packages}, record && {packages: record}, machine);

describe('the installation', () => {
  it('is complete without the packages for other platforms', () => {
    expect(check(installed)).toBe(true);
  });

  it('is complete where the record knows no checksum', () => {
    expect(check({...installed, 'node_modules/a': {version: '1.0.0'}})).toBe(true);
  });

  it.each<[string, Record<string, Entry> | undefined]>([
    ['there is no record of it', undefined],
    ['a package is missing', {}],
    ['a version differs', {...installed, 'node_modules/a': {version: '1.0.1'}}],
    [
      'a checksum differs',
      {...installed, 'node_modules/a': {version: '1.0.0', integrity: 'sha512-b'}},
    ],
    ['a package is there that the lockfile lacks', {...installed, 'node_modules/b': {}}],
    ['it comes from another machine', {...installed, 'node_modules/native-mac': mac ?? {}}],
  ])('is not complete when %s', (_case, record) => {
    expect(check(record)).toBe(false);
  });

  it.each([
    [['!win32'], true],
    [['!linux'], false],
    [['!win32', '!linux'], false],
    [['linux', '!linux'], false],
    [['darwin', '!win32'], false],
    [['darwin', 'linux'], true],
    [[], true],
  ])('understands a package for %s', (os, expected) => {
    const some = {packages: {'node_modules/a': {version: '1.0.0', os}}};
    expect(isInstalled(some, some, machine)).toBe(expected);
  });
});
