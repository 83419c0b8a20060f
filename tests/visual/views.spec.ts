import {readdir} from 'node:fs/promises';
import path from 'node:path';
import {expect} from '@playwright/test';
import {test} from '../support/page';
import {openView, VIEWS} from '../support/views';
import {listScreenshots, testView} from './testView';

for (const view of VIEWS) testView(test, view.name, (page) => openView(page, view));

test('every screenshot is of a view', async () => {
  const names = [...VIEWS.map(({name}) => name), 'crash'].flatMap(listScreenshots);
  const files = await readdir(path.join(__dirname, 'screenshots'));
  expect(files.filter((file) => !names.includes(file))).toEqual([]);
});
