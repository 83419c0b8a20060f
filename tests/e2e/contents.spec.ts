import {expect, type Page} from '@playwright/test';
import {openPage, PHONE, test, wheelBy} from '../support/page';
import {testInStates} from '../support/states';

/** Pages with parts in several sections, which a reference generates. */
const PAGE = '/reference/interfaces';
const SHORT_PAGE = '/reference/interfaces/http';

/** The most entries that a list shows at once. */
const MOST = 25;

const contents = (page: Page) => page.locator('.theme-doc-toc-desktop .table-of-contents');
/** Lists the hashes of the sections with parts, and whether the parts are shown. */
const listSections = (page: Page) =>
  contents(page)
    .locator(':scope > li')
    .evaluateAll((items) =>
      items.flatMap((item) => {
        const hash = item.querySelector('a')?.getAttribute('href') ?? '';
        const parts = item.querySelector('ul');
        return parts ? [{hash, isOpen: parts.offsetHeight > 0}] : [];
      }),
    );
const listOpen = async (page: Page) =>
  (await listSections(page)).filter(({isOpen}) => isOpen).map(({hash}) => hash);
const readHeights = (elements: Element[]) =>
  elements.map((element) => element.getBoundingClientRect().height);

test('a long table of contents opens below the section that is read, or the entry with the focus, and nowhere else, and is whole on paper', async ({
  page,
}) => {
  await openPage(page, PAGE);
  const sections = await listSections(page);
  expect(sections.length).toBeGreaterThan(1);
  for (const {hash} of sections) {
    await page.locator(hash).evaluate((heading) => heading.scrollIntoView());
    await expect.poll(() => listOpen(page)).toEqual([hash]);
  }

  const links = await contents(page).getByRole('link').all();
  expect(links.length).toBeGreaterThan(MOST);
  await links[0]?.focus();
  for (const link of links.slice(1)) {
    await page.keyboard.press('Tab');
    await expect(link).toBeFocused();
    await expect(link).toBeInViewport();
    expect((await listOpen(page)).length).toBeLessThanOrEqual(1);
  }

  await page.emulateMedia({media: 'print'});
  const lists = contents(page).locator(':scope > li > ul');
  const heights = await lists.evaluateAll((all) => all.map((list) => list.scrollHeight));
  expect(heights).not.toEqual([]);
  expect(await lists.evaluateAll((all) => all.map((list) => list.clientHeight))).toEqual(heights);
});

test('a table of contents that fits the window shows all its entries, and the section that is read', async ({
  page,
}) => {
  await openPage(page, '/installation');
  const sections = await listSections(page);
  expect(sections.length).toBeGreaterThan(1);
  expect(sections.filter(({isOpen}) => !isOpen)).toEqual([]);
  await expect(contents(page).getByRole('link').last()).toBeInViewport();
  await page
    .locator('article h2[id]')
    .nth(1)
    .evaluate((heading) => heading.scrollIntoView());
  await expect(contents(page).locator('.table-of-contents__link--active')).toHaveCount(1);
});

test.describe('the table of contents on a phone', () => {
  test.use({viewport: PHONE});

  test('has all headings of a short page, and only the sections of a long one', async ({page}) => {
    for (const [route, hasParts] of [
      [SHORT_PAGE, true],
      [PAGE, false],
    ] as const) {
      await openPage(page, route);
      await page.locator('.theme-doc-toc-mobile button').click();
      const items = page.locator('.theme-doc-toc-mobile .table-of-contents li');
      await expect(items.first()).toBeVisible();
      expect((await items.locator('ul').count()) > 0, route).toBe(hasParts);
      expect(await items.count()).toBeLessThanOrEqual(MOST);
    }
  });
});

test.describe('the table of contents without scripts', () => {
  test.use({javaScriptEnabled: false});

  test('has every section', async ({page}) => {
    await page.goto(PAGE);
    const sections = contents(page).locator(':scope > li');
    const heights = await sections.locator(':scope > ul').evaluateAll(readHeights);
    expect(heights.length).toBeGreaterThan(1);
    expect(Math.max(...heights)).toBe(0);
    expect(Math.min(...(await sections.evaluateAll(readHeights)))).toBeGreaterThan(0);
  });
});

test.describe('the table of contents of a phone', () => {
  // A press on a link that still moves as the list opens may end beside it.
  test.use({viewport: PHONE, contextOptions: {reducedMotion: 'reduce'}});

  test('is below the navbar, and at the top where that is hidden', async ({page}) => {
    await openPage(page, '/platform/core/cli');
    const bar = page.locator('.theme-doc-toc-mobile');
    const readTop = () => bar.evaluate((element) => element.getBoundingClientRect().top);
    const place = {x: 195, y: 600};
    await wheelBy(page, 1500, place);
    await expect.poll(readTop).toBe(0);
    await wheelBy(page, -300, place);
    await expect.poll(readTop).toBe(60);
  });

  test('lies over the text, which stays where it is, and closes when the focus leaves it', async ({
    page,
  }) => {
    await page.goto('/platform/core/cli');
    const button = page.getByRole('button', {name: 'On this page'});
    const text = page.locator('article h2').first();
    const before = await text.boundingBox();
    await button.press('Enter');
    const links = page.locator('.theme-doc-toc-mobile').getByRole('link');
    await expect(links.first()).toBeVisible();
    expect(await text.boundingBox()).toEqual(before);
    await links.last().focus();
    await expect(links.last()).toBeVisible();
    await page.keyboard.press('Tab');
    await expect(links).toHaveCount(0);
    await expect(button).toHaveAttribute('aria-expanded', 'false');
  });

  testInStates(
    'stays in view, and closes over the heading that a reader chooses',
    '/platform/core/cli',
    async (page) => {
      const button = page.getByRole('button', {name: 'On this page'});
      const target = page.locator('#environment-variables');
      await page.locator('#example').scrollIntoViewIfNeeded();
      await expect(button).toBeInViewport({ratio: 1});
      await button.click();
      await page.locator('.theme-doc-toc-mobile').getByRole('link', {name: 'Environment'}).click();
      await expect(page).toHaveURL(/#environment-variables$/);
      await expect(page.locator('.theme-doc-toc-mobile').getByRole('link')).toHaveCount(0);
      await expect(button).toBeInViewport({ratio: 1});
      // The bar and the text move until the window is where the heading is.
      await expect(async () => {
        const bar = await button.boundingBox();
        const {y = 0} = (await target.boundingBox()) ?? {};
        expect(y).toBeGreaterThanOrEqual((bar?.y ?? 0) + (bar?.height ?? 0));
      }).toPass();
    },
  );
});
