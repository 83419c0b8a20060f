import {cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterAll, describe, expect, it} from 'vitest';
import {renderPage} from './renderPage';

const fixtures = path.join(__dirname, 'fixtures');
const list = (folder: string) =>
  readdirSync(path.join(fixtures, folder)).filter((name) => name.endsWith('.yaml'));

/** Mistakes in `ok/plain.yaml` that are fixtures too: what is written there, and what instead of it. */
const MISTAKES: Readonly<Record<string, readonly [right: string, wrong: string]>> = {
  'bad-yaml.yaml': ['title: Plain', 'title: "Plain'],
  'broken-example.yaml': ['text: hi', 'text: 1\n                more: 2'],
  'broken-parameter-example.yaml': ['example: 20', 'example: 0'],
  'broken-schema-example.yaml': ['example: red', 'example: green'],
  'duplicate-key.yaml': ['  license:', '  version: 1.0.1\n  license:'],
  'foreign-ref.yaml': ['#/components/schemas/color', './other.yaml#/color'],
  'list-in-words.yaml': ['There is no such note.', '|-\n        - One.\n        - Two.'],
  'no-errors.yaml': ['      x-errors: None is known.\n', ''],
  'no-example.yaml': ['              example:\n                text: hi\n', ''],
  'no-license.yaml': ['  license:\n    name: MIT\n    identifier: MIT\n', ''],
  'old-version.yaml': ['openapi: 3.1.0', 'openapi: 2.0'],
  'unknown-field.yaml': [
    '      description: It is',
    '      sumary: Writes.\n      description: It is',
  ],
  'unknown-schema.yaml': ['schemas/color', 'schemas/colour'],
  'unshown-keyword.yaml': [
    '      type: string\n      description: A color.\n      enum: [red, blue]\n',
    '      description: A color.\n      oneOf:\n        - type: string\n        - type: integer\n',
  ],
  'version-30.yaml': ['openapi: 3.1.0', 'openapi: 3.0.3'],
};

/** A folder with all descriptions in `throws/`, those with a mistake too. */
const folder = mkdtempSync(path.join(tmpdir(), 'api-reference-'));
afterAll(() => rmSync(folder, {recursive: true}));
cpSync(path.join(fixtures, 'throws'), path.join(folder, 'throws'), {recursive: true});
const plain = readFileSync(path.join(fixtures, 'ok/plain.yaml'), 'utf8');
for (const [name, [right, wrong]] of Object.entries(MISTAKES)) {
  writeFileSync(path.join(folder, 'throws', name), plain.replace(right, wrong));
}

/** A page that shows all of a description. */
const show = (file: string, root = fixtures) =>
  renderPage(
    ['Routes', 'Operations', 'Schemas'].map((part) => `<Api${part} file="${file}" />`).join('\n\n'),
    root,
    file,
  );

describe('a description', () => {
  it.each(list('ok'))('is shown: %s', async (name) => {
    await expect(await show(`ok/${name}`)).toMatchFileSnapshot(
      path.join(fixtures, 'ok', name.replace('.yaml', '.html')),
    );
  });

  it.each(list('ok'))('leads to nothing that its page lacks: %s', async (name) => {
    const html = await show(`ok/${name}`);
    const ids = [...html.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id);
    const targets = [...html.matchAll(/ href="#([^"]+)"/g)].map(([, id]) => id);
    expect(targets.filter((id) => !ids.includes(id))).toEqual([]);
    expect(ids).toEqual([...new Set(ids)]);
  });

  const wrong = [...list('throws'), ...Object.keys(MISTAKES)].sort();

  it.each(wrong)('stops the build at its line: %s', async (name) => {
    const error = await show(`throws/${name}`, folder).catch((caught: unknown) => caught as Error);
    const message = error instanceof Error ? error.message : '';
    expect(message).toMatch(/^throws\/[\w-]+\.yaml:\d+:\d+: .+ \([\w-]+\)\. .+/);
    await expect(`${message}\n`).toMatchFileSnapshot(
      path.join(fixtures, 'throws', name.replace('.yaml', '.txt')),
    );
  });
});
