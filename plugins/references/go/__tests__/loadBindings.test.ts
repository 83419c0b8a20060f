import {mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterAll, describe, expect, it} from 'vitest';
import {toSymbolId} from '../listEntries';
import {loadBindings} from '../loadBindings';

const root = mkdtempSync(path.join(tmpdir(), 'bindings-'));
afterAll(() => rmSync(root, {recursive: true}));
mkdirSync(path.join(root, 'sources/bindings'), {recursive: true});

const PUSH = {name: 'Agent.Push', kind: 'method', signature: 'Push(message ai.Message) error'};
const DECLARATIONS = {
  module: 'example.com/bindings',
  version: 'v0.0.67',
  packages: [
    {
      path: 'go/hayride/ai/agents',
      symbols: [
        PUSH,
        {name: 'Plain', kind: 'struct', signature: 'type Plain struct'},
        {name: 'Plain.Name', kind: 'field', signature: 'Name string'},
      ],
    },
    {path: 'go/other', symbols: [{name: 'Open', kind: 'func', signature: 'func Open()'}]},
  ],
};
const WORDS = '      Agent.Push:\n        doc: Adds it.\n';
const write = ({
  path: folder = 'go/hayride/ai/agents',
  side = 'import',
  symbols = WORDS,
}: Record<string, string> = {}) => `module: example.com/bindings
version: v0.0.67
interfaces: 0.0.65
packages:
  ${folder}:
    side: ${side}
    wit: [hayride:ai/agents]
    summary: Agents.
    symbols:
${symbols}  go/other:
    side: helper
    wit: []
    summary: Others.
`;

function load(words: string, declarations: object = DECLARATIONS) {
  writeFileSync(path.join(root, 'sources/bindings/go.yaml'), words);
  writeFileSync(path.join(root, 'sources/bindings/go.json'), JSON.stringify(declarations));
  return loadBindings(root);
}

describe('the data of the Go bindings', () => {
  it('are packages with their declarations, our words and their locations', () => {
    const {module, packages} = load(write());
    expect(module).toBe('example.com/bindings');
    expect(packages).toHaveLength(2);
    expect(packages[0]).toEqual({
      path: 'go/hayride/ai/agents',
      side: 'import',
      wit: ['hayride:ai/agents'],
      summary: 'Agents.',
      location: {line: 5, column: 3},
      symbols: [
        {...PUSH, doc: 'Adds it.', location: {line: 10, column: 7}},
        {...DECLARATIONS.packages[0]?.symbols[1], location: {line: 9, column: 5}},
        {...DECLARATIONS.packages[0]?.symbols[2], location: {line: 9, column: 5}},
      ],
    });
  });

  it.each([
    ['module: [', '1:10', /\(yaml\)\. Fix the YAML\.$/],
    ['module: a\n', '1:1', /^"version" is required\. sources\/README\.md lists the keys\.$/],
    [write({side: 'both'}), '6:5', /must be one of \[import, export, types, helper\]/],
    [write({symbols: "      Agent.Push: {doc: ''}\n"}), '10:20', /doc" is not allowed to be empty/],
    [write({symbols: '      Agent.Push: {hint: x}\n'}), '10:20', /hint" is not allowed/],
    [write({symbols: WORDS + WORDS}), '12:7', /^Map keys must be unique/],
    [
      write({symbols: '      Old: {doc: A.}\n'}),
      '10:7',
      'the page has no entry for Old of go/hayride/ai/agents. Say it of its type, or remove it.',
    ],
    [
      write({symbols: '      Plain.Name: {doc: A.}\n'}),
      '10:7',
      /^the page has no entry for Plain\.Name of /,
    ],
    [
      write({path: 'go/gone'}),
      '5:3',
      /^example\.com.* has no package go\/gone to import\. Remove it/,
    ],
  ])('refuse %j at its location', (text, location, message) => {
    const error = catchMessage(() => load(text));
    const [, found, reason] = /^sources\/bindings\/go\.yaml:(\d+:\d+): (.*)/.exec(error) ?? [];
    expect(found).toBe(location);
    expect(reason).toMatch(message);
  });

  it('refuse a package without documentation', () => {
    const packages = [...DECLARATIONS.packages, {path: 'go/new', symbols: []}];
    expect(() => load(write(), {...DECLARATIONS, packages})).toThrow(
      'sources/bindings/go.yaml:4:1: the package go/new is missing. Add it with its side, wit and summary.',
    );
  });

  it('refuse a folder without them', () => {
    expect(() => loadBindings('/nowhere')).toThrow(/ENOENT.*sources\/bindings\/go\.yaml/);
  });
});

describe('the anchor', () => {
  it.each([
    ['go/hayride/ai', undefined, 'package-hayride-ai'],
    ['go/hayride/core/version', undefined, 'package-hayride-core-version'],
    ['go/hayride/core', 'Version', 'hayride-core-version'],
    ['go/hayride/ai/agents', 'Agent.Push', 'hayride-ai-agents-agent-push'],
  ])('of %s %s is %s', (folder, name, anchor) => {
    expect(toSymbolId(folder, name)).toBe(anchor);
  });
});

function catchMessage(run: () => unknown): string {
  try {
    run();
  } catch (error) {
    return (error as Error).message;
  }
  return 'loaded without an error';
}
