import {mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterAll, describe, expect, it} from 'vitest';
import {readDescription} from '../readDescription';
import {renderPage} from './renderPage';

const fixtures = path.join(__dirname, 'fixtures');
const names = readdirSync(path.join(fixtures, 'ok')).filter((name) => name.endsWith('.yaml'));

/** A mistake in `ok/plain.yaml`: the valid lines, the invalid ones, and the message that stops the build. */
const MISTAKES: readonly (readonly [right: string, wrong: string, message: string])[] = [
  ['title: Plain', 'title: "Plain', '3:16: Missing closing "quote (yaml). Fix the YAML.'],
  [
    '  license:',
    '  version: 1.0.1\n  license:',
    '5:3: Map keys must be unique (yaml). Fix the YAML.',
  ],
  [
    'openapi: 3.1.0',
    'openapi: 3.0.3',
    '1:1: the file does not say that it is OpenAPI 3.1 (version). Start it with openapi: 3.1.0.',
  ],
  [
    'openapi: 3.1.0\n',
    '',
    '1:1: the file does not say that it is OpenAPI 3.1 (version). Start it with openapi: 3.1.0.',
  ],
  [
    '  license:\n    name: MIT\n    identifier: MIT\n',
    '',
    '2:1: Info object should contain `license` field (info-license).',
  ],
  [
    '      tags: [notes]\n',
    '      tags: [notes]\n      sumary: Writes.\n',
    '19:7: Property `sumary` is not expected here (struct). Did you mean summary?',
  ],
  ['      x-errors: None is known.\n', '', '37:5: x-errors is required (rule/shown-Operation).'],
  [
    '      tags: [notes]\n',
    '      tags: [notes]\n      parameters: []\n',
    '19:7: "parameters" should be one of the predefined values (rule/shown-Operation).',
  ],
  [
    '              example:\n                text: hi\n',
    '',
    '29:13: example is required (rule/shown-MediaType).',
  ],
  [
    '            application/json:\n',
    '            text/plain: {schema: {type: string}, example: a}\n            application/json:\n',
    '29:13: a page shows only the first media type (rule/one-media-type).',
  ],
  [
    'text: hi',
    'text: 1\n                more: 2',
    '33:23: Example value must conform to the schema: `text` property type must be string (no-invalid-media-type-examples).',
  ],
  [
    'example: red',
    'example: green',
    '125:16: Example value must conform to the schema: must be equal to one of the allowed values "red", "blue" (no-invalid-schema-examples). Did you mean red?',
  ],
  [
    'maximum: 255',
    'maximum: 18446744073709551615',
    '102:22: a page would show 18446744073709551615 as 18446744073709552000 (exact-number). Write it as JSON does or, if it is too long, in the description.',
  ],
  ['default: 3', 'default: 9007199254740993', '115:20: a page would show 9007199254740993 as'],
  ['example: 1\n', 'example: 1.0\n', '62:24: a page would show 1.0 as 1 (exact-number).'],
  ['text: hi', 'text: hi\n                size: 0x1F', '34:23: a page would show 0x1F as 31'],
  [
    'url: http://localhost:9000',
    'url: http://localhost:{port}',
    '9:10: The `port` variable is not defined in the `variables` objects (no-undefined-server-variable).',
  ],
  ['schemas/color', 'schemas/colour', "94:11: Can't resolve $ref (no-unresolved-refs)."],
  [
    '      type: string\n      description: A color.\n      enum: [red, blue]\n',
    '      description: A color.\n      oneOf:\n        - type: string\n',
    '123:7: "oneOf" should be one of the predefined values (rule/shown-Schema).',
  ],
  [
    '      description: A note.\n      required',
    '      description: A note.\n      additionalProperties: {type: string}\n      required',
    '88:29: a page shows no fields without a name (rule/named-fields). Fix it.',
  ],
];

/** Returns a page that shows everything in a description. */
const show = (file: string) =>
  renderPage(
    ['Routes', 'Operations', 'Schemas'].map((part) => `<Api${part} file="${file}" />`).join('\n\n'),
    fixtures,
    file,
  );

const folder = mkdtempSync(path.join(tmpdir(), 'api-reference-'));
afterAll(() => rmSync(folder, {recursive: true}));

describe('a description', () => {
  it.each(names)('is shown: %s', async (name) => {
    await expect(await show(`ok/${name}`)).toMatchFileSnapshot(
      path.join(fixtures, 'ok', name.replace('.yaml', '.html')),
    );
  });

  it.each(names)('leads to nothing that its page lacks: %s', async (name) => {
    const html = await show(`ok/${name}`);
    const ids = [...html.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id);
    const targets = [...html.matchAll(/ href="#([^"]+)"/g)].map(([, id]) => id);
    expect(targets.filter((id) => !ids.includes(id))).toEqual([]);
    expect(ids).toEqual([...new Set(ids)]);
  });

  it.each(MISTAKES)('with %j as %j stops the build', async (right, wrong, message) => {
    const plain = readFileSync(path.join(fixtures, 'ok/plain.yaml'), 'utf8');
    writeFileSync(path.join(folder, 'a.yaml'), plain.replace(right, wrong));
    await expect(readDescription(folder, 'a.yaml')).rejects.toThrow(`a.yaml:${message}`);
  });
});
