import {expect, type Locator, type Page} from '@playwright/test';
import {
  expectCopyAnswer,
  expectPasted,
  keepCopyAnswers,
  openPage,
  PHONE,
  test,
} from '../support/page';

/** A page with commands and their output. */
const TUTORIAL = '/developer-guides/examples/hello-world';
/** A page with a long file, and the number of its lines. */
const LONG = {page: '/developer-guides/advanced/configuration', lines: 50};

const blocks = (page: Page, language?: string) =>
  page
    .getByRole('article')
    .locator(language ? `figure[data-language="${language}"]` : 'figure[data-language]');
const copy = (block: Locator) => block.getByRole('button', {name: 'Copy code to clipboard'});

/** Returns the first of some elements that is not in the panel of a closed tab. */
const findShown = (elements: Locator) => elements.filter({visible: true}).first();

/** Finds the first block whose code has more than one line. */
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
    await expect(page.locator('body > [role="status"]')).toBeEmpty();
    await keepCopyAnswers(page);
    await copy(block).click();
    await expectCopyAnswer(page, 'Copied');
    await expect(page.locator('body > [role="status"]')).toBeEmpty();
    await expectPasted(page, code);
  });

  test('works with the keyboard', async ({page}) => {
    const {block, code} = await findLongBlock(page);
    await keepCopyAnswers(page);
    await copy(block).focus();
    await page.keyboard.press('Enter');
    await expectCopyAnswer(page, 'Copied');
    await expectPasted(page, code);
  });

  test('copies only the commands of a terminal session', async ({page}) => {
    await openPage(page, '/');
    const session = blocks(page, 'console').first();
    const lines = (await session.locator('code').innerText()).split('\n').filter(Boolean);
    expect(lines.every((line) => line.startsWith('$ '))).toBe(true);
    await keepCopyAnswers(page);
    await copy(session).click();
    await expectCopyAnswer(page, 'Copied');
    await expectPasted(page, lines.map((line) => line.slice(2)).join('\n'));
  });

  test('copies only the commands where their output is in the same block', async ({page}) => {
    await openPage(page, TUTORIAL);
    const block = findShown(blocks(page, 'sh').filter({has: page.locator('samp')}));
    await keepCopyAnswers(page);
    await copy(block).click();
    await expectCopyAnswer(page, 'Copied');
    await expectPasted(page, (await block.locator('code').textContent()) ?? '');
  });

  test('copies on plain HTTP, where a page has no clipboard', async ({page}) => {
    await page.addInitScript(() => {
      Object.defineProperty(window, 'isSecureContext', {value: false});
      Object.defineProperty(navigator, 'clipboard', {value: undefined});
    });
    await openPage(page, '/platform/core/cli');
    await keepCopyAnswers(page);
    const block = blocks(page).first();
    await copy(block).click();
    await expectCopyAnswer(page, 'Copied');
    await expect(copy(block)).toBeFocused();
    await expectPasted(page, (await block.locator('code').textContent()) ?? '');
  });

  test('says so when the browser does not let it copy', async ({page}) => {
    await page.addInitScript(() => {
      navigator.clipboard.writeText = () => Promise.reject(new Error('not allowed'));
    });
    await openPage(page, '/platform/core/cli');
    await keepCopyAnswers(page);
    await copy(blocks(page).first()).click();
    await expectCopyAnswer(page, 'Not copied. Select the text instead.');
  });
});

test.describe('the code of a block', () => {
  test.use({viewport: PHONE, startPath: '/developer-guides/advanced/configuration'});

  test('scrolls with the keyboard only where it is wider than its frame: a tab stop with a name', async ({
    page,
  }) => {
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
    const {scrollWidth, clientWidth} = await page.evaluate(() => ({
      scrollWidth: document.documentElement.scrollWidth,
      clientWidth: document.documentElement.clientWidth,
    }));
    expect(scrollWidth, 'the page').toBe(clientWidth);

    const wide = blocks(page)
      .filter({has: page.locator('pre[tabindex="0"]')})
      .first();
    const pre = wide.locator('pre');
    await copy(wide).focus();
    await page.keyboard.press('Tab');
    await expect(pre).toBeFocused();
    await expect(pre).toHaveRole('group');
    await expect(pre).toHaveAccessibleName(/./);
    await page.keyboard.press('ArrowRight');
    await expect.poll(() => pre.evaluate((element) => element.scrollLeft)).toBeGreaterThan(0);
  });
});

for (const [width, viewport] of Object.entries({narrow: PHONE, wide: {width: 1280, height: 720}})) {
  test(`the copy button is always shown and covers no code on a ${width} screen`, async ({
    page,
  }) => {
    await page.setViewportSize(viewport);
    await openPage(page, '/platform/core/cli');
    await expect(copy(blocks(page).first())).toBeVisible();
    const covered = await blocks(page).evaluateAll((figures) =>
      figures.filter((figure) => {
        const button = figure.querySelector('button')!;
        const own = button.getBoundingClientRect();
        const isCovered = [...figure.querySelectorAll('figcaption, pre')].some((element) => {
          const box = element.getBoundingClientRect();
          return own.left < box.right && own.bottom > box.top && own.top < box.bottom;
        });
        return isCovered || getComputedStyle(button).opacity !== '1';
      }),
    );
    expect(covered).toHaveLength(0);
  });
}

test('a block is as high with its copy button as without, where scripts are off', async ({
  page,
  browser,
}) => {
  const read = (open: Page) =>
    blocks(open).evaluateAll((figures) =>
      figures.map((figure) => figure.getBoundingClientRect().height),
    );
  const context = await browser.newContext({javaScriptEnabled: false});
  const before = await context.newPage();
  await before.goto('/platform/core/cli');
  await openPage(page, '/platform/core/cli');
  await expect(copy(blocks(page).last())).toBeVisible();
  expect(await read(page)).toEqual(await read(before));
  await context.close();
});

test.describe('the lines of a shell', () => {
  test.use({viewport: PHONE, startPath: TUTORIAL});

  /** Returns the left edges of a line's parts, by the line of text that they wrap to. */
  const readStarts = (line: Locator) =>
    line.evaluate((element) => {
      const range = document.createRange();
      range.selectNodeContents(element);
      const starts = new Map<number, number>();
      for (const {top, left} of range.getClientRects()) {
        const row = Math.round(top);
        starts.set(row, Math.min(left, starts.get(row) ?? Infinity));
      }
      return [...starts.values()];
    });

  test('wrap, with a hanging indent, and are selected as they are written', async ({page}) => {
    const long = findShown(blocks(page, 'sh').locator('.line', {hasText: 'npx jco componentize'}));
    const [first = 0, ...others] = await readStarts(long);
    expect(others.length).toBeGreaterThan(0);
    for (const left of others) expect(left).toBeGreaterThan(first + 10);
    const shells = blocks(page, 'sh').filter({visible: true}).locator('pre:has(code)');
    const wide = await shells.evaluateAll((all) =>
      all.filter((pre) => pre.scrollWidth > pre.clientWidth),
    );
    expect(wide).toHaveLength(0);

    const block = findShown(blocks(page, 'sh').filter({hasText: 'mkdir'}));
    const {selected, text} = await block.locator('code').evaluate((code) => {
      getSelection()?.selectAllChildren(code);
      return {selected: getSelection()?.toString(), text: code.textContent};
    });
    expect(text).toContain('\n');
    expect(selected).toBe(text);
  });

  test('break at spaces, and not after the hyphens of a word', async ({page}) => {
    await openPage(page, '/developer-guides/languages/rust');
    const words = await blocks(page, 'sh')
      .locator('.word')
      .evaluateAll((all) =>
        all.map((word) => ({text: word.textContent, rows: word.getClientRects().length})),
      );
    expect(words.length).toBeGreaterThan(20);
    expect(words.filter(({rows}) => rows > 1)).toEqual([]);
  });
});

test.describe('the output of commands', () => {
  test.use({startPath: TUTORIAL});

  test('is in the same block, below them, with a name', async ({page}) => {
    const block = findShown(blocks(page, 'sh').filter({has: page.locator('samp')}));
    const [commands, output] = [block.locator('code'), block.locator('samp')];
    await expect(block.getByText('Output', {exact: true})).toBeVisible();
    const [above, below] = [await commands.boundingBox(), await output.boundingBox()];
    expect(below!.y).toBeGreaterThan(above!.y + above!.height);
    const [plain, muted] = await Promise.all(
      [commands, output].map((part) => part.evaluate((element) => getComputedStyle(element).color)),
    );
    expect(muted).not.toBe(plain);
  });
});

test.describe('a long block', () => {
  test.use({permissions: ['clipboard-write'], startPath: LONG.page});

  const long = (page: Page) => blocks(page).filter({hasText: `Show all ${LONG.lines} lines`});
  /** Returns a part at the end of a line. */
  const hidden = (page: Page) => long(page).getByText('No effect through the runtime');
  const readHeight = async (block: Locator) => (await block.boundingBox())?.height ?? 0;

  test('shows its first lines until it is opened, and again when it is closed, but on paper all', async ({
    page,
  }) => {
    const block = long(page);
    const summary = block.locator('summary');
    const closed = await readHeight(block);
    await expect(hidden(page)).not.toBeInViewport();
    await summary.focus();
    await page.keyboard.press('Enter');
    await expect(summary).toHaveText(/Show fewer lines/, {useInnerText: true});
    expect(await readHeight(block)).toBeGreaterThan(1.5 * closed);
    await summary.click();
    await expect(summary).toHaveText(`Show all ${LONG.lines} lines`, {useInnerText: true});
    expect(await readHeight(block)).toBe(closed);

    await page.emulateMedia({media: 'print'});
    const {height = 0} = (await block.locator('code').boundingBox()) ?? {};
    expect(await readHeight(block)).toBeGreaterThan(height);
    await expect(summary).toBeHidden();
  });

  test('is searched as a whole by the browser', async ({page}) => {
    await page.goto(`${LONG.page}#:~:text=No%20effect%20through%20the%20runtime`);
    await expect(hidden(page)).toBeInViewport();
    await expect(long(page).locator('details')).not.toHaveAttribute('open');
  });

  test('is copied as a whole', async ({page}) => {
    const code = (await long(page).locator('code').textContent()) ?? '';
    expect(code.split('\n')).toHaveLength(LONG.lines);
    await keepCopyAnswers(page);
    await copy(long(page)).click();
    await expectCopyAnswer(page, 'Copied');
    await expectPasted(page, code);
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

test(
  'code has one set of colours for light and one for dark',
  {tag: '@code-colours'},
  async ({page}) => {
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
  },
);
