import {expect, type Page} from '@playwright/test';
import {findAxeFindings} from '../support/findAxeFindings';
import {holdRequests, openPage, PHONE, sharedPageTest, test, wakePage} from '../support/page';

const PAGE = '/reference/interfaces/ai';
/** A page whose last packages are in folds. */
const FOLDED = '/reference/interfaces';

const filter = (page: Page) => page.getByRole('group', {name: 'Filter', exact: true});
const input = (page: Page) => filter(page).getByRole('searchbox', {name: 'Filter entries'});
const kind = (page: Page, name: string) =>
  filter(page).getByRole('button', {name: new RegExp(`^${name} \\d+$`)});
const status = (page: Page) => filter(page).getByRole('status');
const heading = (page: Page, id: string) => page.locator(`:is(h2, h3, h4, h5)[id="${id}"]`);
const entry = (page: Page, id: string) => page.locator(`.entry:has([id="${id}"])`);

/** Reads the number of entries from the filter. */
async function readTotal(page: Page): Promise<number> {
  return Number((await status(page).textContent())?.match(/(\d+) entries$/)?.[1]);
}

const filterTest = sharedPageTest(PAGE, async (page) => {
  await input(page).press('Escape');
  await page.evaluate(() => scrollTo(0, 0));
  await expect(page.locator('.theme-doc-markdown :is([hidden], [data-reduced])')).toHaveCount(0);
});

filterTest.describe('the filter of entries', () => {
  filterTest(
    'shows the entries whose name has all words, below the headings that hold them',
    async ({page}) => {
      await input(page).fill('agents push');
      await expect(entry(page, 'ai-agents--agent--push').locator('pre')).toBeVisible();
      await expect(heading(page, 'ai-agents--agent--execute')).toBeHidden();
      await expect(heading(page, 'hayride-mcp')).toBeHidden();
      await expect(heading(page, 'hayride-ai')).toBeVisible();
      const holder = entry(page, 'ai-agents');
      await expect(holder.getByRole('heading')).toBeVisible();
      await expect(holder.locator('dl')).toBeHidden();
    },
  );

  filterTest('is not cleared by the Escape of an input method', async ({page}) => {
    await input(page).fill('agents');
    for (const composing of [{isComposing: true}, {keyCode: 229}]) {
      await input(page).dispatchEvent('keydown', {key: 'Escape', ...composing});
    }
    await expect(input(page)).toHaveValue('agents');
  });

  filterTest(
    'finds an entry by the name of a field or case, and plain letters by others',
    async ({page}) => {
      await input(page).fill('ａｇｅｎｔｓ püsh');
      await expect(entry(page, 'ai-agents--agent--push').locator('pre')).toBeVisible();
      await expect(heading(page, 'ai-agents--agent--execute')).toBeHidden();
      await input(page).fill('capabilities-error');
      await expect(entry(page, 'ai-agents--error-code').locator('pre')).toBeVisible();
      await expect(heading(page, 'ai-agents--agent--push')).toBeHidden();
    },
  );

  filterTest(
    'shows the entries of the chosen kinds, as many as their buttons say',
    async ({page}) => {
      const total = await readTotal(page);
      let sum = 0;
      for (const name of ['resource', 'function']) {
        sum += Number((await kind(page, name).textContent())?.replace(/\D/g, ''));
        await kind(page, name).click();
        await expect(kind(page, name)).toHaveAttribute('aria-pressed', 'true');
        await expect(status(page)).toHaveText(`${sum} of ${total} entries`);
      }
      await expect(page.locator('.entry[data-kind="resource"]:visible')).not.toHaveCount(0);
      await expect(page.locator('.entry[data-kind="method"]:visible')).toHaveCount(0);
      await kind(page, 'resource').click();
      await expect(page.locator('.entry[data-kind="resource"]:visible')).toHaveCount(0);
    },
  );

  filterTest('says how many entries it shows', async ({page}) => {
    const total = await readTotal(page);
    expect(total).toBe(await page.locator('[data-kind]').count());
    await input(page).fill('no such entry');
    await expect(status(page)).toHaveText(`0 of ${total} entries`);
    await expect(page.locator('.entry:visible')).toHaveCount(0);
  });

  filterTest('is cleared by Escape, and the page is as it was', async ({page}) => {
    const height = () => page.evaluate(() => document.documentElement.scrollHeight);
    const before = await height();
    await kind(page, 'enum').click();
    await input(page).fill('error');
    expect(await height()).not.toBe(before);
    await page.keyboard.press('Escape');
    await expect(input(page)).toHaveValue('');
    await expect(kind(page, 'enum')).toHaveAttribute('aria-pressed', 'false');
    await expect(page.locator('.theme-doc-markdown :is([hidden], [data-reduced])')).toHaveCount(0);
    expect(await height()).toBe(before);
  });

  filterTest('is cleared by a link to an entry that it hides', async ({page}) => {
    await input(page).fill('agent.push');
    const link = entry(page, 'ai-agents--agent--push').locator('pre a', {hasText: 'message'});
    await link.click();
    await expect(heading(page, 'ai-types--message')).toBeInViewport();
    await expect(input(page)).toHaveValue('');
  });

  filterTest('stays for a link to an entry that it shows', async ({page}) => {
    await input(page).fill('agents');
    const link = entry(page, 'ai-agents--agent--push').locator('pre a', {hasText: 'error'});
    await link.click();
    await expect(page).toHaveURL(/#ai-agents--error$/);
    await expect(input(page)).toHaveValue('agents');
  });

  filterTest('hides the sections of the page that have no entry left', async ({page}) => {
    await openPage(page, '/reference/bindings/go');
    await input(page).fill('agents.New');
    await expect(heading(page, 'ai-packages')).toBeVisible();
    await expect(heading(page, 'mcp-packages')).toBeHidden();
    await expect(heading(page, 'synopsis')).toBeVisible();
  });

  filterTest(
    'can be used with only the keyboard, on targets of at least 24 pixels',
    async ({page}) => {
      await input(page).focus();
      await page.keyboard.press('Tab');
      await expect(filter(page).getByRole('button').first()).toBeFocused();
      await page.keyboard.press('Space');
      await expect(status(page)).toHaveText(/ of /);
      for (const control of await filter(page).locator('button, input').all()) {
        const {width = 0, height = 0} = (await control.boundingBox()) ?? {};
        expect(Math.min(width, height)).toBeGreaterThanOrEqual(24);
      }
    },
  );
});

test('the filter opens the folds that hold what it finds, and closes them again', async ({
  page,
}) => {
  await openPage(page, FOLDED);
  const fold = page.locator('article details', {has: page.locator('#wasi-io-streams')});
  const other = page.locator('article details', {has: page.locator('#wasi-cli-environment')});
  await expect(fold).not.toHaveAttribute('open');
  await input(page).fill('input-stream.read');
  await expect(heading(page, 'wasi-io-streams--input-stream--read')).toBeVisible();
  await expect(other).toBeHidden();
  await page.keyboard.press('Escape');
  await expect(fold).not.toHaveAttribute('open');
  await expect(other).toBeVisible();
});

test('Escape clears what was chosen and typed before the code that filters has come', async ({
  page,
}) => {
  await openPage(page, PAGE);
  const {asked, letGo} = await holdRequests(page, '**/assets/js/*.js');
  await kind(page, 'enum').click();
  await input(page).fill('no such entry');
  await page.keyboard.press('Escape');
  await expect.poll(() => asked.length).toBe(1);
  letGo();
  await expect(kind(page, 'enum')).toHaveAttribute('aria-pressed', 'false');
  await expect(input(page)).toHaveValue('');
  await expect(status(page)).toHaveText(/^\d+ entries$/);
  await expect(page.locator('.entry').first()).toBeVisible();
});

test('the filter moves nothing when it becomes interactive', async ({page}) => {
  await page.goto(PAGE, {waitUntil: 'commit'});
  await filter(page).waitFor();
  const before = await filter(page).boundingBox();
  await wakePage(page);
  expect(await filter(page).boundingBox()).toEqual(before);
});

test('a page with few entries has no filter', async ({page}) => {
  await openPage(page, '/reference/api/hayride');
  await expect(page.locator('.entry').first()).toBeVisible();
  await expect(filter(page)).toHaveCount(0);
});

test('axe finds nothing while entries are filtered, in either mode', async ({page}) => {
  await page.emulateMedia({reducedMotion: 'reduce'});
  await openPage(page, '/reference/interfaces/http');
  await input(page).fill('error');
  await kind(page, 'variant').click();
  await expect(page.locator('.entry[data-kind="variant"]:visible')).not.toHaveCount(0);
  expect(await findAxeFindings(page, 'all', 'article')).toEqual([]);
  await page.emulateMedia({colorScheme: 'dark'});
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  expect(await findAxeFindings(page, 'colours', 'article')).toEqual([]);
});

test.describe('on a phone, the filter', () => {
  test.use({viewport: PHONE, startPath: PAGE});

  test('is no wider than the screen', async ({page}) => {
    await kind(page, 'method').click();
    const width = await page.evaluate(() => document.documentElement.scrollWidth);
    expect(width).toBe(PHONE.width);
  });
});

test.describe('without scripts', () => {
  test.use({javaScriptEnabled: false});

  test('there is no filter', async ({page}) => {
    await page.goto(PAGE);
    await expect(page.locator('.entry').first()).toBeVisible();
    await expect(page.getByRole('searchbox', {name: 'Filter entries'})).toBeHidden();
  });
});
