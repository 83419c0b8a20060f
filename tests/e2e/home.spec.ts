import {expect, type Locator, type Page} from '@playwright/test';
import {heading, openPage, PHONE, readScroll, test} from '../support/page';

const LANGUAGES = ['JavaScript', 'Rust', 'Go', 'Python', 'C'];

/** Ids of the page that links from elsewhere may name, also where the text has moved away. */
const ANCHORS = [
  'start-here',
  'why-it-matters',
  'how-it-works',
  'what-works-today',
  'limits',
  'alpha',
  'licences',
  'whats-next',
];

const article = (page: Page) => page.getByRole('article');
const panelOf = (page: Page, name: string) => page.getByRole('tabpanel', {name, exact: true});
const blocksOf = (around: Locator, language: string) =>
  around.locator(`figure[data-language="${language}"]`);

test.describe('the first screen of the home page', () => {
  test.use({startPath: '/', viewport: {width: 1280, height: 900}});

  test('says what Hayride is, shows it, and says how to install it', async ({page}) => {
    const parts = [
      heading(page),
      article(page).locator('p').first(),
      article(page).getByRole('img', {name: 'A component, hello-world.wasm'}),
      article(page).getByText('install.sh'),
    ];
    for (const part of parts) await expect(part).toBeInViewport({ratio: 1});
    await expect(heading(page)).toHaveText('Sandboxing for the rest of us');
  });

  test('is followed by three ways to go on', async ({page}) => {
    const ways = article(page).locator('#start-here');
    const install = await article(page).getByText('install.sh').boundingBox();
    for (const name of ['Run something', 'Understand it', 'Look something up']) {
      const way = await ways.getByRole('link', {name}).boundingBox();
      expect(way?.y).toBeGreaterThan(install?.y ?? 0);
      expect(way?.y).toBeLessThan(1000);
    }
  });

  test('shows a program in each language, its commands and its output', async ({page}) => {
    for (const language of LANGUAGES) {
      await page.getByRole('tab', {name: language, exact: true}).click();
      const panel = panelOf(page, language);
      await expect(panel.locator('figure')).not.toHaveCount(0);
      for (const block of await panel.locator('figure').all()) {
        await expect(block).toBeInViewport({ratio: 1});
      }
      await expect(blocksOf(panel, 'console').locator('code')).toHaveText(/^\$ /);
      await expect(blocksOf(panel, 'console').locator('samp')).toHaveText(/^Hello, World!$/i);
      await expect(article(page).getByText('install.sh')).toBeInViewport({ratio: 1});
      expect(await readScroll(page)).toBe(0);
    }
  });
});

test('the lists of what the sandbox stops and does not stop are side by side, except on a phone', async ({
  page,
}) => {
  await openPage(page, '/');
  const top = async (id: string) => (await page.locator(id).boundingBox())?.y;
  expect(await top('#stopped')).toBe(await top('#not-stopped'));
  await page.setViewportSize(PHONE);
  expect(await top('#stopped')).toBeLessThan((await top('#not-stopped')) ?? 0);
});

test('the picture of the home page is as wide as the text on a phone', async ({page}) => {
  await page.setViewportSize(PHONE);
  await openPage(page, '/');
  const picture = article(page).getByRole('img', {name: 'A component, hello-world.wasm'});
  const lead = await article(page).locator('p').first().boundingBox();
  expect((await picture.boundingBox())?.width).toBe(lead?.width);
});

for (const id of ANCHORS) {
  test(`/#${id} still leads to a part of the home page`, async ({page}) => {
    await openPage(page, `/#${id}`);
    await expect(page.locator(`#${id}`)).toBeInViewport();
  });
}

test.describe('without JavaScript', () => {
  test.use({javaScriptEnabled: false});

  test('the home page shows the program and the commands of every language', async ({page}) => {
    await page.goto('/');
    for (const language of LANGUAGES) {
      const panel = page.locator(`[role="tabpanel"][data-label="${language}"]`);
      await expect(blocksOf(panel, 'console')).toBeVisible();
    }
  });
});
