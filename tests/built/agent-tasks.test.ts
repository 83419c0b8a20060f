import {describe, expect, test} from 'vitest';
import {SITE_URL} from '../support/builtSite';
import {serveBuiltSite} from './serveBuiltSite';

/** The most characters that a program reads for a task from the home page on, and keeps of one answer. */
const MOST = {task: 60_000, answer: 100_000};

type Task = {
  does: string;
  /** The addresses that it requests after the home page, each of which an earlier answer has named. */
  fetches: readonly string[];
  /** Names, commands, signatures and anchors that the answers must contain together. */
  facts: readonly string[];
};

const LIST = '/llms.txt';
const LANGUAGES = '/category/languages.md';
const PYTHON = '/developer-guides/languages/python.md';
const BUILD_PYTHON = 'componentize-py --wit-path wit componentize';
const REGISTER = 'hayride register --bin greeter.wasm --package test:greeter@0.0.1';

const TASKS: readonly Task[] = [
  {
    does: 'write a component in Python that keeps a file',
    fetches: [LANGUAGES, PYTHON, '/reference/interfaces/wasi-filesystem.md'],
    facts: [
      ...[BUILD_PYTHON, 'hayride register --bin', 'hayride cast --package', 'export wasi:cli/run@'],
      'The host opens two for every component: `.` is the working directory of the `hayride` process, and `/.hayride`',
      'not-permitted',
    ],
  },
  {
    does: 'send an HTTP request from a component in Python',
    fetches: [LIST, '/developer-guides/examples/http/client.md'],
    facts: [
      ...[
        `${BUILD_PYTHON} client --output client.wasm`,
        'Scheme_Http()',
        'wasi:http/outgoing-handler',
      ],
      'from wit_world.imports import environment, outgoing_handler',
      'Release a stream before its body, and a body before its response',
      ...['wasmtime run -S http client.wasm', 'hayride register --bin client.wasm'],
    ],
  },
  {
    does: 'write a function with an argument in Python and call it',
    fetches: [LANGUAGES, PYTHON],
    facts: [
      ...[`${BUILD_PYTHON} greeter --output greeter.wasm`, 'greet: func(name: string) -> string'],
      ...['from wit_world import exports', REGISTER, 'HAYRIDE_ENTRYPOINT=greet'],
    ],
  },
  {
    does: 'serve HTTP in JavaScript and keep rows in SQLite',
    fetches: ['/developer-guides/examples/http/server.md'],
    facts: [
      ...['npx jco componentize server.js --wit wit --out server.wasm', 'hayride:http/config'],
      'npx jco componentize notes/notes.js --wit notes/wit --out notes.wasm',
      'open: func(name: string) -> result<connection, error>;',
      'query: func(args: list<db-value>) -> result<rows, error>;',
      ...[
        'variant db-value {',
        "{tag: 'str', val: 'Buy bread'}",
        'The database is the file `notes.db`',
      ],
      ...['/languages/js.md#errors', ' {#keep-notes}'],
    ],
  },
  {
    does: 'compose two components and run the pair',
    fetches: ['/developer-guides/examples/composition.md'],
    facts: ['wac plug', 'hayride register', 'hayride cast', ' {#plug}', ' {#cast-the-composition}'],
  },
  {
    does: 'look up which errors an agent returns when it executes a tool',
    fetches: [LIST, '/reference/interfaces/ai.md', '/reference/interfaces/ai/agents.md'],
    facts: [
      'agent.execute: func(params: call-tool-params) -> result<call-tool-result, error>;',
      '[`execute-error`](#ai-agents--error-code--execute-error): The agent has no tools',
      ' {#ai-agents--agent--execute}',
    ],
  },
  {
    does: 'look up what reading a stream returns, and with which errors',
    fetches: ['/reference/interfaces/wasi-filesystem.md', '/reference/interfaces/wasi-io.md'],
    facts: [
      'read: func(len: u64) -> result<list<u8>, stream-error>;',
      'variant stream-error {',
      '`last-operation-failed',
      '`closed',
      ' {#wasi-io-streams--stream-error}',
      ' {#wasi-io-streams--input-stream--read}',
    ],
  },
  {
    does: 'look up how to start a component over HTTP',
    fetches: ['/reference/api.md', '/reference/api/hayride.md'],
    facts: [
      'POST /v1/cast',
      'http://localhost:8080/v1/cast',
      ' {#post-v1-cast}',
      ' {#schema-cast}',
    ],
  },
];

const ask = serveBuiltSite();

/** Requests the Markdown at an address, as a program that prefers it does. */
async function read(address: string): Promise<string> {
  const response = await ask(address, {accept: 'text/markdown, text/html, */*'});
  expect([response.status, address]).toEqual([200, address]);
  expect(response.headers.get('content-type')).toMatch(/^text\/(?:markdown|plain)\b/i);
  return response.text();
}

describe('a program that knows the address of the site only', () => {
  for (const {does, fetches, facts} of TASKS) {
    test(`can ${does} after ${fetches.length + 1} fetches of ${MOST.task} characters at most`, async () => {
      const answers: string[] = [await read('/')];
      for (const address of fetches) {
        const isNamed = answers.some((text) => text.includes(SITE_URL + address));
        expect(isNamed, `${address} is named before it is asked for`).toBe(true);
        answers.push(await read(address));
      }
      const known = answers.join('\n').replace(/\s+/g, ' ');
      expect(facts.filter((fact) => !known.includes(fact))).toEqual([]);
      const sizes = answers.map(({length}) => length);
      const total = sizes.reduce((sum, size) => sum + size, 0);
      console.log(`${does}: ${total} characters, ${sizes.join(' + ')}`);
      expect(Math.max(...sizes)).toBeLessThanOrEqual(MOST.answer);
      expect(total).toBeLessThanOrEqual(MOST.task);
    });
  }
});
