import {expect, test} from 'vitest';
import {listBuiltFiles, readBuiltFile} from '../support/builtSite';

type Bill = {components: {name: string; version: string; hashes?: object[]}[]};

const readBill = async () => JSON.parse((await readBuiltFile('sbom.cdx.json')).toString()) as Bill;

test('the bill of materials has the frameworks of the page, each with its checksum', async () => {
  const {components} = await readBill();
  const names = components.map(({name}) => name);
  expect(names).toEqual(
    expect.arrayContaining(['@docusaurus/core', '@rspack/core', 'infima', 'react', 'react-dom']),
  );
  // Tools of the build that don't reach readers.
  for (const tool of ['shiki', 'postcss', '@hpcc-js/wasm-graphviz', 'css-loader']) {
    expect(names).not.toContain(tool);
  }
  expect(components.filter(({hashes}) => hashes?.length !== 1)).toEqual([]);
});

test('the licences name each package of the bill, and say what MIT asks to be said', async () => {
  const licences = (await readBuiltFile('licenses.txt')).toString();
  for (const {name, version} of (await readBill()).components) {
    expect(licences).toContain(`\n${name} ${version} (`);
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
