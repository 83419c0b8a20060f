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

  it.each(list('throws'))('stops the build at its line: %s', async (name) => {
    const error = await show(`throws/${name}`).catch((caught: unknown) => caught as Error);
    const message = error instanceof Error ? error.message : '';
    expect(message).toMatch(/^throws\/[\w-]+\.yaml:\d+:\d+: .+ \([\w-]+\)\. .+/);
    await expect(`${message}\n`).toMatchFileSnapshot(
      path.join(fixtures, 'throws', name.replace('.yaml', '.txt')),
    );
  });
});
