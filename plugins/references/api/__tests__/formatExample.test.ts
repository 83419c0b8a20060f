import {execFileSync} from 'node:child_process';
import {describe, expect, it} from 'vitest';
import {buildCurl} from '../renderOperations';
import {formatJson} from '../renderSchemas';
import type {Operation} from '../description';

const build = (method: string, path: string, operation: Partial<Operation>) =>
  buildCurl(
    {
      id: 'x',
      name: 'x',
      method,
      path,
      operation: {summary: 'x', responses: {}, ...operation},
    },
    'http://localhost:9000',
  );
const buildPost = (example: unknown) =>
  build('POST', '/x', {requestBody: {content: {'application/json': {schema: {}, example}}}});

/** Returns the arguments that a shell passes to curl. */
function listArguments(command: string): string[] {
  const script = `curl() { printf '%s\\0' "$@"; }\n${command}`;
  return execFileSync('bash', ['-c', script], {encoding: 'utf8'}).split('\0').slice(0, -1);
}

describe('the command of an example', () => {
  it('asks for a resource', () => {
    expect(build('GET', '/v1/x', {})).toBe('curl -sS http://localhost:9000/v1/x');
  });

  it('sends a body', () => {
    expect(buildPost({a: 1})).toMatchInlineSnapshot(`
      "curl -sS -X POST http://localhost:9000/x \\
        -H 'Content-Type: application/json' \\
        -d '{"a": 1}'"
    `);
  });

  it.each([
    {text: `It's "quoted", $HOME, \`date\`, \\n and !`},
    {long: 'x'.repeat(90), list: ["'", '"']},
    "'",
  ])('sends exactly the example: %j', (example) => {
    const body = listArguments(buildPost(example)).at(-1) ?? '';
    expect(JSON.parse(body)).toEqual(example);
  });
});

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
