import {readdirSync} from 'node:fs';
import path from 'node:path';
import {describe, expect, it} from 'vitest';
import {renderPage} from './renderPage';

const fixtures = path.join(__dirname, 'fixtures');
const list = (folder: string) =>
  readdirSync(path.join(fixtures, folder)).filter((name) => name.endsWith('.yaml'));

/** A page that shows all of a description. */
const show = (file: string) =>
  renderPage(
    ['Routes', 'Operations', 'Schemas'].map((part) => `<Api${part} file="${file}" />`).join('\n\n'),
    fixtures,
  );

describe('a description', () => {
  it.each(list('ok'))('is shown: %s', async (name) => {
    await expect(await show(`ok/${name}`)).toMatchFileSnapshot(
      path.join(fixtures, 'ok', name.replace('.yaml', '.html')),
    );
  });

  it.each(list('throws'))('stops the build at its line: %s', async (name) => {
    const error = await show(`throws/${name}`).then(
      () => undefined,
      (reason: unknown) => reason as {reason: string},
    );
    expect(error?.reason).toMatch(/^throws\/[\w-]+\.yaml:\d+:\d+: .+ \([\w-]+\)\. .+/);
    await expect(`${error?.reason}\n`).toMatchFileSnapshot(
      path.join(fixtures, 'throws', name.replace('.yaml', '.txt')),
    );
  });
});
