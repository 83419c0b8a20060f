import {describe, expect, it} from 'vitest';
import {formatJson} from '../formatJson';

describe('JSON for people', () => {
  it.each([null, true, 'a "b"', [], {}, [1, [2]], {a: {b: []}}])(
    'keeps %j on one line',
    (value) => {
      expect(formatJson(value)).not.toContain('\n');
      expect(JSON.parse(formatJson(value))).toEqual(value);
    },
  );

  it('breaks only what is too wide', () => {
    expect(formatJson({short: [1, 2], long: {text: 'x'.repeat(10), more: ['y', 'z']}}, 30))
      .toMatchInlineSnapshot(`
      "{
        "short": [1, 2],
        "long": {
          "text": "xxxxxxxxxx",
          "more": ["y", "z"]
        }
      }"
    `);
  });
});
