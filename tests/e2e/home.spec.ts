import {expect, type Locator, type Page} from '@playwright/test';
import {pageFile, parseHtml, readBuiltFile, type PageElement} from '../support/builtSite';
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
      await expect(blocksOf(panel, 'console').locator('code')).toHaveText(/^\$ /);
      await expect(blocksOf(panel, 'console').locator('samp')).toHaveText(/^Hello, World!$/i);
      await expect(article(page).locator('#start-here')).toBeInViewport({ratio: 1});
      expect(await readScroll(page)).toBe(0);
    });
  }
});

test('the commands on the home page are those of the hello-world page', async () => {
  const session = await readCode('/', 'console');
  const commands = session.flatMap((line) => (line.startsWith('$ ') ? [line.slice(2)] : []));
  expect(commands.length).toBeGreaterThan(3 * LANGUAGES.length);
  const tutorial = await readCode('/developer-guides/examples/hello-world', 'sh');
  expect(commands.filter((command) => !tutorial.includes(command))).toEqual([]);
});

/** The lines of all code in a language on a built page. */
async function readCode(route: string, language: string): Promise<string[]> {
  const isBlock = ({attributes}: PageElement) => attributes['data-language'] === language;
  const html = (await readBuiltFile(pageFile(route))).toString();
  return parseHtml(html)
    .filter(({name, ancestors}) => name === 'code' && ancestors.some(isBlock))
    .flatMap(({text}) => text.split('\n'));
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
      await expect(blocksOf(panel, 'console')).toBeVisible();
    }
  });
});
