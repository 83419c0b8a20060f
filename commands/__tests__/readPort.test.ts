import {describe, expect, it} from 'vitest';
import {readPort} from '../readPort.mjs';

describe('the port', () => {
  it.each([
    [undefined, 3000],
    ['', 3000],
    ['1', 1],
    ['8080', 8080],
    ['65535', 65535],
  ])('that PORT=%s asks for is %s', (value, port) => {
    expect(readPort(value, 'npm start')).toBe(port);
  });

  it.each(['0', '65536', '-1', '80.5', '1e3', '0x50', 'http', ' '])('is refused as %j', (value) => {
    expect(() => readPort(value, 'npm start')).toThrow(
      `PORT is "${value}", which is no port. Set a whole number from 1 to 65535: PORT=3001 npm start`,
    );
  });

  it('is refused with the command that was run', () => {
    expect(() => readPort('0', 'npm run dev')).toThrow(/: PORT=3001 npm run dev$/);
  });
});
