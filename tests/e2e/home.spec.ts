import {expect, type Locator, type Page} from '@playwright/test';
import {pageFile, parseHtml, readBuiltFile, type PageElement} from '../support/builtSite';
import {heading, openPage, PHONE, test} from '../support/page';

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
  test.use({startPath: '/'});

  test('says what Hayride is, how to install it, and where to go from there', async ({page}) => {
    const ways = article(page).locator('#start-here');
    const parts = [
      heading(page),
      article(page).locator('p').first(),
      article(page).getByText('install.sh'),
      ways.getByRole('link', {name: 'Run something'}),
      ways.getByRole('link', {name: 'Understand it'}),
      ways.getByRole('link', {name: 'Look something up'}),
    ];
    for (const part of parts) await expect(part).toBeInViewport({ratio: 1});
    await expect(heading(page)).toHaveText('Sandboxing for the rest of us');
  });

  for (const language of LANGUAGES) {
    test(`shows a program in ${language}, its commands and its output`, async ({page}) => {
      await page.getByRole('tab', {name: language, exact: true}).click();
      const panel = panelOf(page, language);
      for (const block of await panel.locator('figure').all()) {
        await expect(block).toBeInViewport({ratio: 1});
      }
      await expect(blocksOf(panel, 'sh')).toHaveCount(1);
      await expect(blocksOf(panel, 'text')).toHaveText(/Hello, World!/i);
      await expect(article(page).locator('#start-here')).toBeInViewport({ratio: 1});
    });
  }
});

test('the home page shows commands of the hello-world page', async () => {
  const [home, tutorial] = await Promise.all(
    ['/', '/developer-guides/examples/hello-world'].map(readCommands),
  );
  expect(home).toHaveLength(LANGUAGES.length + 1);
  // The last one installs Hayride.
  const missing = (home ?? []).slice(0, -1).filter((block) => !tutorial?.includes(block));
  expect(missing).toEqual([]);
});

/** The text of each block of commands of a built page. */
async function readCommands(route: string): Promise<string[]> {
  const isCommand = ({name, ancestors}: PageElement) =>
    name === 'code' && ancestors.some(({attributes}) => attributes['data-language'] === 'sh');
  const html = (await readBuiltFile(pageFile(route))).toString();
  return parseHtml(html)
    .filter(isCommand)
    .map(({text}) => text);
}

test('the lists of what the sandbox stops and does not stop are side by side, except on a phone', async ({
  page,
}) => {
  await openPage(page, '/');
  const top = async (id: string) => (await page.locator(id).boundingBox())?.y;
  expect(await top('#stopped')).toBe(await top('#not-stopped'));
  await page.setViewportSize(PHONE);
  expect(await top('#stopped')).toBeLessThan((await top('#not-stopped')) ?? 0);
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
      await expect(blocksOf(panel, 'sh')).toBeVisible();
    }
  });
});
