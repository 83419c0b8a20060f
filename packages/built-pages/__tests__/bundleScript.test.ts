import path from 'node:path';
import {expect, it} from 'vitest';
import {bundleScript} from '../src/bundleScript';

const SOURCES = path.resolve(import.meta.dirname, '../src');
const STORAGE = JSON.stringify(path.join(SOURCES, 'client/siteStorage'));
const STYLES = JSON.stringify(path.join(SOURCES, 'client/copyButton/styles.module.css'));

const bundle = (code: string, namespace = '-one') =>
  bundleScript({name: 'acts', code, siteStorage: {type: 'localStorage', namespace}});

it('makes one script of all modules, named by its content, with the storage of the site', async () => {
  const code = `import {store} from ${STORAGE}; store('a', 'b');`;
  const {script, styles} = await bundle(code);
  expect(script.text).toContain('-one');
  expect(script.file).toMatch(/^assets\/js\/acts\.[\da-f]{8}\.js$/);
  expect(styles).toBeUndefined();
  expect((await bundle(code, '-other')).script.file).not.toBe(script.file);
});

it('makes one sheet of their styles, with the classes that the script has', async () => {
  const {script, styles} = await bundle(
    `import styles from ${STYLES}; document.body.className = styles.button;`,
  );
  expect(styles?.file).toMatch(/^assets\/css\/acts\.[\da-f]{8}\.css$/);
  const [, name = 'none'] = styles?.text.match(/^\.([\w-]+)/) ?? [];
  expect(script.text).toContain(`"${name}"`);
});

it('says which module it cannot find', async () => {
  await expect(bundle(`import '/none.ts';`)).rejects.toThrow(/none\.ts/);
});
