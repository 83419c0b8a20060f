import {expect, type Locator, type Page} from '@playwright/test';
import {heading, openPage, PHONE, test} from '../support/page';

const LANGUAGES = ['JavaScript', 'Rust', 'Go', 'Python'];

const article = (page: Page) => page.getByRole('article');
const panelOf = (page: Page, name: string) => page.getByRole('tabpanel', {name, exact: true});
const blockOf = (around: Page | Locator, title: string) =>
  around.locator('figure[data-language]').filter({hasText: title});
const installOf = (page: Page) => blockOf(page, '1. Install Hayride');
const runOf = (page: Page) => blockOf(page, '3. Run it in Hayride');
const pictureOf = (page: Page) =>
  article(page).getByRole('img', {name: 'A component, hello-world.wasm'});

test('the first screen of the home page says what Hayride is, draws it, and shows three ways to go on', async ({
  page,
}) => {
  await page.setViewportSize({width: 1280, height: 800});
  await openPage(page, '/');
  const lead = article(page).locator('p').first();
  const alpha = article(page).getByText(/alpha.*run only code you trust/);
  for (const part of [heading(page), lead, alpha, pictureOf(page)]) {
    await expect(part).toBeInViewport({ratio: 1});
  }
  await expect(heading(page)).toHaveText('Sandboxing for the rest of us');
  for (const name of ['Run something', 'Understand it', 'Look something up']) {
    const way = article(page).locator('#start-here').getByRole('link', {name});
    await expect(way).toBeInViewport({ratio: 1});
  }
});

test('the quick start installs Hayride, and builds and runs a program in each language, one below the other', async ({
  page,
}) => {
  await page.setViewportSize({width: 1280, height: 800});
  await openPage(page, '/');
  await expect(runOf(page).locator('code')).toContainText('HAYRIDE_BIN=');
  await expect(runOf(page).locator('samp')).toHaveText('Hello, World!');
  for (const language of LANGUAGES) {
    await page.getByRole('tab', {name: language, exact: true}).click();
    const block = blockOf(panelOf(page, language), '2. Write a program');
    await expect(block.locator('code')).toContainText('Hello, World!');
    const boxes = await Promise.all(
      [installOf(page), block, runOf(page)].map((part) => part.boundingBox()),
    );
    expect(new Set(boxes.map((box) => box?.x)).size).toBe(1);
    expect(new Set(boxes.map((box) => box?.width)).size).toBe(1);
    const tops = boxes.map((box) => box?.y ?? 0);
    expect(tops).toEqual([...tops].sort((a, b) => a - b));
  }
});

test('a phone shows the promise, the picture, the installation, the program and its run in this order, a picture as wide as the text, and no lists side by side', async ({
  page,
}) => {
  await openPage(page, '/');
  const top = async (id: string) => (await page.locator(id).boundingBox())?.y;
  expect(await top('#stopped')).toBe(await top('#not-stopped'));
  await page.setViewportSize(PHONE);
  expect(await top('#stopped')).toBeLessThan((await top('#not-stopped')) ?? 0);

  const lead = article(page).locator('p').first();
  const program = blockOf(panelOf(page, 'JavaScript'), '2. Write a program');
  const parts = [lead, pictureOf(page), installOf(page), program, runOf(page)];
  const tops = await Promise.all(parts.map(async (part) => (await part.boundingBox())?.y ?? 0));
  expect(tops).toEqual([...tops].sort((a, b) => a - b));
  expect(new Set(tops).size).toBe(parts.length);
  expect((await pictureOf(page).boundingBox())?.width).toBe((await lead.boundingBox())?.width);
});

test.describe('without JavaScript', () => {
  test.use({javaScriptEnabled: false});

  test('the home page shows the program and the commands of every language', async ({page}) => {
    await page.goto('/');
    for (const language of LANGUAGES) {
      const panel = page.locator(`[role="tabpanel"][data-label="${language}"]`);
      await expect(blockOf(panel, '2. Write a program')).toBeVisible();
    }
  });
});
