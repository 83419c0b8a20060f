import {readFileSync} from 'node:fs';
import path from 'node:path';
import {describe, expect, it} from 'vitest';
import {findAnchor} from '../findAnchor';
import {readBindings} from '../readBindings';

const SYMBOL = `      - name: Agent.Push
        kind: method
        signature: Push(message ai.Message) error
`;
const write = ({
  version = 'v0.0.67',
  path: folder = 'go/hayride/ai/agents',
  side = 'import',
  wit = '[hayride:ai/agents]',
  summary = 'Agents.',
  symbols = SYMBOL,
}: Record<string, string> = {}) => `module: example.com/bindings
version: ${version}
interfaces: 0.0.65
packages:
  - path: ${folder}
    side: ${side}
    wit: ${wit}
    summary: ${summary}
    symbols:
${symbols}`;

const read = (text: string) => readBindings(text, 'bindings/go.yaml');

describe('the data of the Go bindings', () => {
  it('are packages with their symbols and the place of each', () => {
    const {packages, ...rest} = read(write());
    expect(rest).toEqual({
      module: 'example.com/bindings',
      version: 'v0.0.67',
      interfaces: '0.0.65',
    });
    expect(packages).toEqual([
      {
        path: 'go/hayride/ai/agents',
        side: 'import',
        wit: ['hayride:ai/agents'],
        summary: 'Agents.',
        place: {line: 5, column: 5},
        symbols: [
          {
            name: 'Agent.Push',
            kind: 'method',
            signature: 'Push(message ai.Message) error',
            fields: [],
            methods: [],
            wit: undefined,
            doc: undefined,
            place: {line: 10, column: 9},
          },
        ],
      },
    ]);
  });

  it('have no interfaces for a helper', () => {
    expect(read(write({side: 'helper', wit: '[]'})).packages[0]?.wit).toEqual([]);
  });

  it('of this repository can be read', () => {
    const file = path.join(import.meta.dirname, '../../../../bindings/go.yaml');
    expect(read(readFileSync(file, 'utf8')).packages.length).toBeGreaterThan(30);
  });

  it.each([
    ['module: [', '1:10', /^this is no YAML: .*\. Correct it\.$/],
    ['module: a\n', '1:1', /^"version" is required\. bindings\/README\.md lists the keys\.$/],
    [write({version: '0.0.67'}), '2:10', /^"version" with value "0\.0\.67" fails .* v1\.2\.3/],
    [write({side: 'both'}), '6:11', /must be one of \[import, export, types, helper\]/],
    [write({wit: '[hayride:ai]'}), '7:11', /fails to match the namespace:package\/interface/],
    [write({wit: '[]'}), '7:10', /wit" must name an interface: only side helper has none\. /],
    [write({side: 'helper'}), '7:10', /wit" must be \[\] where side is helper\. /],
    [
      write({summary: "'- a list'"}),
      '8:14',
      /summary" .* the text “- a list” holds a list, not sentences alone\. /,
    ],
    [write({symbols: `${SYMBOL}        doc: '# A'\n`}), '13:14', /doc" .* holds a heading/],
    [write({symbols: SYMBOL.replace('method', 'macro')}), '11:15', /must be one of \[interface/],
    [write({symbols: SYMBOL.replace('kind', 'sort')}), '10:9', /kind" is required/],
    [write({symbols: `${SYMBOL}        doc: ''\n`}), '13:14', /doc" is not allowed to be empty/],
    [write({symbols: `${SYMBOL}        hint: x\n`}), '13:15', /hint" is not allowed/],
    [
      write({symbols: SYMBOL + SYMBOL}),
      '13:9',
      /^go\/hayride\/ai\/agents Agent\.Push stands here twice\. Remove one\.$/,
    ],
    [
      write({symbols: SYMBOL + SYMBOL.replace('Push', 'PUSH')}),
      '13:9',
      /have the same anchor, hayride-ai-agents-agent-push\. Change findAnchor\.$/,
    ],
  ])('refuse %j at its place', (text, place, message) => {
    const [, found, reason] =
      /^bindings\/go\.yaml:(\d+:\d+): (.*)$/s.exec(catchMessage(text)) ?? [];
    expect(found).toBe(place);
    expect(reason).toMatch(message);
  });
});

describe('the anchor', () => {
  it.each([
    ['go/hayride/ai', undefined, 'package-hayride-ai'],
    ['go/hayride/core/version', undefined, 'package-hayride-core-version'],
    ['go/hayride/core', 'Version', 'hayride-core-version'],
    ['go/hayride/ai/agents', 'Agent.Push', 'hayride-ai-agents-agent-push'],
  ])('of %s %s is %s', (folder, name, anchor) => {
    expect(findAnchor({path: folder}, name === undefined ? undefined : {name})).toBe(anchor);
  });
});

function catchMessage(text: string): string {
  try {
    read(text);
  } catch (error) {
    return (error as Error).message;
  }
  return 'read without an error';
}
