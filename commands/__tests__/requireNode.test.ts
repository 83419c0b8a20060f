import {describe, expect, it} from 'vitest';
import {checkNodeVersion} from '../requireNode.mjs';

describe('the check of the Node version', () => {
  it.each(['20.19.0', '20.20.2', '22.0.0', '100.1.0'])('accepts %s', (version) => {
    expect(checkNodeVersion(version, '>=20.19')).toBeUndefined();
  });

  it.each(['20.18.3', '18.20.0', '8.0.0'])('refuses %s', (version) => {
    expect(checkNodeVersion(version, '>=20.19')).toBe(
      `This needs Node.js 20.19 or newer, and ${version} is running. Install a newer one: https://nodejs.org`,
    );
  });

  it('accepts any minor version where only the major one is asked for', () => {
    expect(checkNodeVersion('20.0.0', '>=20')).toBeUndefined();
  });
});
