import {expect, type Locator, type Page} from '@playwright/test';
import {readBuiltFile} from '../support/builtSite';
import {
  expectCopyAnswer,
  holds,
  keepCopyAnswers,
  openPage,
  PHONE,
  SCRIPTS,
  test,
} from '../support/page';

const blocks = (page: Page) => page.getByRole('article').locator('figure[data-language]');
const copy = (block: Locator) => block.getByRole('button', {name: 'Copy code to clipboard'});

/** Reads the clipboard through a text area: the site lets no script read it. */
async function expectPasted(page: Page, text: string): Promise<void> {
  await page.evaluate(() => {
    const area = document.createElement('textarea');
    area.id = 'pasted';
    document.body.append(area);
    area.focus();
  });
  await page.keyboard.press('ControlOrMeta+V');
  await expect(page.locator('#pasted')).toHaveValue(text);
}

/** The first block whose code has more than one line. */
async function findLongBlock(page: Page): Promise<{block: Locator; code: string}> {
  for (const block of await blocks(page).all()) {
    const code = (await block.locator('code').textContent()) ?? '';
    if (code.includes('\n')) return {block, code};
  }
  throw new Error('No block of this page has more than one line.');
}

test.describe('the copy button of a code block', () => {
  test.use({permissions: ['clipboard-write'], startPath: '/platform/core/cli'});

  test('copies the whole block and says so', async ({page}) => {
    const {block, code} = await findLongBlock(page);
    await expect(block.getByRole('status')).toBeEmpty();
    await keepCopyAnswers(page);
    await copy(block).click();
    await expectCopyAnswer(page, 'Copied');
    await expectPasted(page, code);
  });

  test('works with the keyboard', async ({page}) => {
    const {block, code} = await findLongBlock(page);
    await keepCopyAnswers(page);
    await copy(block).focus();
    await expect(copy(block)).toHaveCSS('opacity', '1');
    await page.keyboard.press('Enter');
    await expectCopyAnswer(page, 'Copied');
    await expectPasted(page, code);
  });

  test('copies only the commands of a terminal session', async ({page}) => {
    // No page has a terminal session now, so one block gets the attributes of one.
    const built = 'language:"sh",label:"Shell",';
    await page.route(SCRIPTS, async (route) => {
      const script = await readBuiltFile(new URL(route.request().url()).pathname.slice(1));
      const body = script.toString().replaceAll(built, `${built}copy:"ls\\npwd",`);
      await route.fulfill({body, contentType: 'text/javascript'});
    });
    await openPage(page, '/platform/core/cli');
    await keepCopyAnswers(page);
    const block = page.locator('figure[data-language="sh"]').first();
    await copy(block).click();
    await expectCopyAnswer(page, 'Copied');
    await expectPasted(page, 'ls\npwd');
    await page.unrouteAll({behavior: 'ignoreErrors'});
  });

  test('says so when the browser does not let it copy', async ({page}) => {
    await page.addInitScript(() => {
      navigator.clipboard.writeText = () => Promise.reject(new Error('not allowed'));
    });
    await openPage(page, '/platform/core/cli');
    await keepCopyAnswers(page);
    await copy(blocks(page).first()).click();
    await expectCopyAnswer(page, 'The browser did not allow copying. Select the text instead.');
  });
});

test.describe('the code of a block', () => {
  test.use({viewport: PHONE, startPath: '/platform/core/cli'});

  test('is a tab stop only where it is wider than its frame', async ({page}) => {
    const read = () =>
      blocks(page)
        .locator('pre')
        .evaluateAll((elements) =>
          elements.map((pre) => ({
            isWide: pre.scrollWidth > pre.clientWidth,
            isStop: pre.tabIndex === 0,
          })),
        );
    await expect.poll(read).toContainEqual({isWide: true, isStop: true});
    await expect.poll(read).toContainEqual({isWide: false, isStop: false});
    await expect.poll(read).not.toContainEqual({isWide: true, isStop: false});
    await expect.poll(read).not.toContainEqual({isWide: false, isStop: true});
  });

  test('scrolls with the keyboard where it is a tab stop, and has a name there', async ({page}) => {
    const wide = blocks(page)
      .filter({has: page.locator('pre[tabindex="0"]')})
      .first();
    const pre = wide.locator('pre');
    await copy(wide).focus();
    await page.keyboard.press('Shift+Tab');
    await expect(pre).toBeFocused();
    await expect(pre).toHaveRole('group');
    await expect(pre).toHaveAccessibleName(/./);
    await page.keyboard.press('ArrowRight');
    await expect.poll(() => pre.evaluate((element) => element.scrollLeft)).toBeGreaterThan(0);
  });

  test('does not make the page scroll sideways', async ({page}) => {
    await page.locator('pre[tabindex="0"]').first().waitFor();
    const {scrollWidth, clientWidth} = await page.evaluate(() => ({
      scrollWidth: document.documentElement.scrollWidth,
      clientWidth: document.documentElement.clientWidth,
    }));
    expect(scrollWidth).toBe(clientWidth);
  });
});

test.describe('the colours of code', () => {
  test.use({javaScriptEnabled: false});

  test('are shown without JavaScript', async ({page}) => {
    await page.goto('/platform/concepts/wasm');
    const code = blocks(page).locator('code').first();
    const keyword = blocks(page).locator('.tok-keyword').first();
    const [plain, coloured] = await Promise.all(
      [code, keyword].map((element) => element.evaluate((node) => getComputedStyle(node).color)),
    );
    expect(coloured).not.toBe(plain);
  });
});

test('code has one set of colours for light and one for dark', async ({page}) => {
  holds('code-colours');
  const readColours = (theme: 'light' | 'dark') =>
    page.evaluate((value) => {
      document.documentElement.setAttribute('data-theme', value);
      const kinds = [...document.querySelectorAll('figure code [class^="tok-"]')];
      return Object.fromEntries(
        kinds.map((token) => [token.className, getComputedStyle(token).color]),
      );
    }, theme);
  await openPage(page, '/developer-guides/languages/wit');
  const light = await readColours('light');
  const dark = await readColours('dark');
  expect(Object.keys(light).length).toBeGreaterThan(3);
  for (const [kind, colour] of Object.entries(light)) {
    expect(dark[kind], kind).not.toBe(colour);
  }
});
