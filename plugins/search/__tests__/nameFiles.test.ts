import {mkdir, mkdtemp, rm, writeFile} from 'node:fs/promises';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterEach, beforeEach, expect, it} from 'vitest';
import {nameSearchFiles} from '../index';

let outDir = '';
beforeEach(async () => {
  outDir = await mkdtemp(path.join(tmpdir(), 'search-files-'));
  await mkdir(path.join(outDir, 'assets/js'), {recursive: true});
});
afterEach(() => rm(outDir, {recursive: true}));

const name = async (html: string) => {
  const pages = await nameSearchFiles({
    outDir,
    generatedFilesDir: '',
    baseUrl: '/base/',
    site: {url: 'https://a.example', title: 'A', language: 'en'},
    docs: new Map(),
    pages: new Map([['a.html', html]]),
  });
  return pages.get('a.html');
};

it('names the script of the dialog and the index in the dialog of a page', async () => {
  await writeFile(path.join(outDir, 'assets/js/search-dialog.0a1b2c3d.js'), '');
  const files = '/base/assets/js/search-dialog.0a1b2c3d.js /base/search-index.json';
  for (const attribute of ['data-files', 'data-files=""']) {
    expect(await name(`<dialog class=a ${attribute}><p></dialog><dialog>`)).toBe(
      `<dialog class=a data-files="${files}"><p></dialog><dialog>`,
    );
  }
});

it('says which script it does not find', async () => {
  await expect(name('<dialog data-files>')).rejects.toThrow(/no assets\/js\/search-dialog/);
});
