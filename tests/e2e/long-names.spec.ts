import {expect, type Page} from '@playwright/test';
import {openPage, test} from '../support/page';
import {ROUTES} from '../support/routes';

const GO = '/reference/bindings/go';

/** The words that are broken across lines, in code in tables and in the table of contents. */
async function findTornWords(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const torn: string[] = [];
    for (const code of document.querySelectorAll('.markdown td code, .table-of-contents code')) {
      const walker = document.createTreeWalker(code, NodeFilter.SHOW_TEXT);
      for (let text = walker.nextNode(); text; text = walker.nextNode()) {
        for (const {0: word, index} of (text.textContent ?? '').matchAll(/\w+/g)) {
          const range = document.createRange();
          range.setStart(text, index);
          range.setEnd(text, index + word.length);
          const lines = new Set([...range.getClientRects()].map(({top}) => Math.round(top)));
          if (lines.size > 1) torn.push(`${word} of ${code.textContent}`);
        }
      }
    }
    return torn;
  });
}

test.describe('a long name in code', () => {
  for (const width of [1280, 390]) {
    test(`breaks between words, not in them, at ${width} px`, async ({page}) => {
      test.slow();
      await page.setViewportSize({width, height: 900});
      let names = 0;
      for (const route of ROUTES) {
        await openPage(page, route);
        names += await page.locator('.markdown td code').count();
        expect(await findTornWords(page), route).toEqual([]);
      }
      expect(names).toBeGreaterThan(500);
    });
  }

  test('is not broken in a row that describes it', async ({page}) => {
    await openPage(page, GO);
    const name = page.locator('td:first-child code', {hasText: /^x\/net\/http\/server\/export$/});
    expect((await name.first().evaluate((code) => [...code.getClientRects()])).length).toBe(1);
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
