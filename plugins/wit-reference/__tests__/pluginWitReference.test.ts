import {mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {afterAll, describe, expect, it} from 'vitest';
import pluginWitReference from '../index';
import {FIXTURE, loadFixture, PAGES} from './loadFixture';

const outDir = mkdtempSync(path.join(tmpdir(), 'wit-reference-'));
afterAll(() => rmSync(outDir, {recursive: true}));

/** Writes a built page with the anchors of all its entries, and those of `more`. */
function write(page: string, more = ''): void {
  const ids = [...loadFixture().entries.values()].filter((entry) => entry.page === page);
  const html = ids.map(({id}) => `<h3 id="${id}"></h3>`).join('');
  writeFileSync(path.join(outDir, `${page}.html`), `${html}${more}`);
}

function finish(): Promise<void> {
  const plugin = pluginWitReference({siteDir: FIXTURE} as LoadContext, {pages: PAGES});
  const props = {outDir} as Parameters<NonNullable<Plugin['postBuild']>>[0];
  return Promise.resolve(plugin.postBuild?.(props));
}

describe('the end of a build', () => {
  it('stops where a page of the options was not built', async () => {
    write('/talk');
    await expect(finish()).rejects.toThrow(
      'wit-reference: the option pages names /tool, and no such page was built. Write the route of a page.',
    );
  });

  it('is reached where each entry has its anchor', async () => {
    write('/talk');
    write('/tool');
    await expect(finish()).resolves.toBeUndefined();
  });

  it('stops where a page has an anchor twice', async () => {
    write('/tool', '<h2 id="tool-hammer">');
    await expect(finish()).rejects.toThrow('/tool has the anchor #tool-hammer');
  });
});
