import {expect} from '@playwright/test';
import {listTornWords} from '../support/listTornWords';
import {openPage, test} from '../support/page';

// That it breaks between words on every page is tested in every-page.spec.ts.
test('a long name in code is copied unchanged, not broken in a row that describes it, and found where it breaks in a word', async ({
  page,
}) => {
  await openPage(page, '/reference/bindings/go');
  const broken = page.locator('td code', {hasText: /^WebSocketHandler$/}).first();
  await expect(broken.locator('wbr')).not.toHaveCount(0);
  const copied = await broken.evaluate((code) => {
    getSelection()?.selectAllChildren(code);
    return getSelection()?.toString();
  });
  expect(copied).toBe('WebSocketHandler');

  const whole = page.locator('td:first-child code', {hasText: /^x\/net\/http\/server\/export$/});
  const tops = await whole.first().evaluate((code) => [...code.getClientRects()].map(({y}) => y));
  expect(new Set(tops).size).toBe(1);

  expect(await page.evaluate(listTornWords)).toEqual([]);
  await page.evaluate(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync('td code { display: inline-block; width: 3ch; word-break: break-all }');
    document.adoptedStyleSheets = [sheet];
  });
  expect((await page.evaluate(listTornWords)).length).toBeGreaterThan(100);
});
