import {readdir} from 'node:fs/promises';
import path from 'node:path';
import {expect, type Page} from '@playwright/test';
import {test} from '../support/page';
import {openView, VIEWS} from '../support/views';
import {listScreenshots, testView} from './testView';

for (const view of VIEWS) {
  testView(test, view.name, async (page) => {
    await openView(page, view);
    if (!view.showsSidebar) await hideSidebar(page);
  });
}

/**
 * Hides the list of all pages, which a new page changes, and keeps its space. The policy blocks the style sheet of
 * Playwright's `stylePath`, and its `mask` would cover the search dialog.
 */
function hideSidebar(page: Page): Promise<void> {
  return page.locator('.theme-doc-sidebar-menu').evaluateAll((lists: HTMLElement[]) => {
    for (const list of lists) list.style.visibility = 'hidden';
  });
}

test('every screenshot is of a view', async () => {
  const names = [...VIEWS.map(({name}) => name), 'crash'].flatMap(listScreenshots);
  const files = await readdir(path.join(__dirname, 'screenshots'));
  expect(files.filter((file) => !names.includes(file))).toEqual([]);
});
