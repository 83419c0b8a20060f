import {expect, test} from 'vitest';
import {listBuiltFiles, readBuiltFile} from '../support/builtSite';

test('the licences name the frameworks of the page, and say what MIT asks to be said', async () => {
  const licences = (await readBuiltFile('licenses.txt')).toString();
  const names = [...licences.matchAll(/^(\S+) \d\S* \(.+\)$/gm)].map(([, name]) => name);
  expect(names).toEqual(
    expect.arrayContaining(['@docusaurus/core', '@rspack/core', 'infima', 'react', 'react-dom']),
  );
  // Tools of the build that don't reach readers.
  for (const tool of ['shiki', 'postcss', '@hpcc-js/wasm-graphviz', 'css-loader']) {
    expect(names).not.toContain(tool);
  }
  expect(licences).toContain('Copyright (c) Meta Platforms, Inc. and affiliates.');
});

test('no file names a folder of the machine that built the site', async () => {
  const files = await listBuiltFiles(/\.(?:css|html|js|json|txt|xml)$/);
  expect(files.length).toBeGreaterThan(100);
  for (const file of files) {
    expect((await readBuiltFile(file)).includes(process.cwd()), file).toBe(false);
  }
});
