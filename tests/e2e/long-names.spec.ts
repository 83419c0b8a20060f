import {expect} from '@playwright/test';
import {listTornWords} from '../support/listTornWords';
import {openPage, test} from '../support/page';

const GO = '/reference/bindings/go';

// That it breaks between words on every page is tested in every-page.spec.ts.
test.describe('a long name in code', () => {
  test('is found where it breaks in a word', async ({page}) => {
    await openPage(page, GO);
    expect(await page.evaluate(listTornWords)).toEqual([]);
    await page.evaluate(() => {
      const sheet = new CSSStyleSheet();
      sheet.replaceSync('td code { display: inline-block; width: 3ch; word-break: break-all }');
      document.adoptedStyleSheets = [sheet];
    });
    expect((await page.evaluate(listTornWords)).length).toBeGreaterThan(100);
  });

  test('is not broken in a row that describes it', async ({page}) => {
    await openPage(page, GO);
    const name = page.locator('td:first-child code', {hasText: /^x\/net\/http\/server\/export$/});
    const tops = await name.first().evaluate((code) => [...code.getClientRects()].map(({y}) => y));
    expect(new Set(tops).size).toBe(1);
  });

  test('is copied unchanged', async ({page}) => {
    await openPage(page, GO);
    const name = page.locator('td code', {hasText: /^WebSocketHandler$/}).first();
    await expect(name.locator('wbr')).not.toHaveCount(0);
    const copied = await name.evaluate((code) => {
      getSelection()?.selectAllChildren(code);
      return getSelection()?.toString();
    });
    expect(copied).toBe('WebSocketHandler');
  });
});
