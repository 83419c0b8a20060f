import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {expect, it} from 'vitest';
import {buildReference} from '../src/wit/buildReference';

const fixtures = path.join(import.meta.dirname, 'fixtures/throws');
const names = readdirSync(fixtures).filter((name) => name.endsWith('.wit'));

it.each(names)('wrong docs stop with file, line and column: %s', async (name) => {
  const text = readFileSync(path.join(fixtures, name), 'utf8');
  const packages = text.match(/(?<=^package )[\w:-]+/gm) ?? [];
  let message = '';
  try {
    buildReference([{file: name, text, isLocal: true}], {
      pages: {'/page': packages},
      docs: 'labelled',
    });
  } catch (error) {
    ({message} = error as Error);
  }
  expect(message).toMatch(/^[\w-]+\.wit:\d+:\d+: .+\.$/);
  await expect(`${message}\n`).toMatchFileSnapshot(
    path.join(fixtures, name.replace('.wit', '.txt')),
  );
});
