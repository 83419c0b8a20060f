import {expect} from '@playwright/test';
import {pageFile, readBuiltFile} from '../support/builtSite';
import {
  expectCopyAnswer,
  expectPasted,
  goToInstallation,
  heading,
  keepCopyAnswers,
  openPage,
  PHONE,
  recordRequests,
  SCRIPTS,
  test,
} from '../support/page';

const CONCEPT = '/platform/concepts/morphs';

const markdownFile = (route: string) => pageFile(route).replace(/html$/, 'md');
const readBuiltText = async (file: string) => (await readBuiltFile(file)).toString('utf8');

test.describe('the offer to copy a page', () => {
  const copyButton = 'Copy page';
  const viewLink = 'View as Markdown';

  test.describe('where copying is allowed', () => {
    test.use({permissions: ['clipboard-write']});

    test('copies its Markdown and says so, and that of the page that the reader goes to', async ({
      page,
    }) => {
      await openPage(page, CONCEPT);
      await keepCopyAnswers(page);
      const button = page.getByRole('button', {name: copyButton});
      await button.press('Enter');
      await expectCopyAnswer(page, 'Copied');
      await expect(button).toBeFocused();
      await expectPasted(page, await readBuiltText(markdownFile(CONCEPT)));

      await goToInstallation(page);
      await page.evaluate(() => {
        document.getElementById('pasted')?.remove();
        delete document.body.dataset.said;
      });
      await page.getByRole('button', {name: copyButton}).click();
      await expectCopyAnswer(page, 'Copied');
      await expectPasted(page, await readBuiltText('installation.md'));
      await expect(page.locator('link[type="text/markdown"]')).toHaveAttribute(
        'href',
        '/installation.md',
      );
    });

    test('copies once what is pressed before the page is awake', async ({page}) => {
      const asked = recordRequests(page);
      await page.goto('/');
      expect(asked.filter((path) => path.endsWith('.md') || SCRIPTS.test(path))).toEqual([]);
      await keepCopyAnswers(page);
      await page.getByRole('button', {name: copyButton}).click();
      await expectCopyAnswer(page, 'Copied');
      await expectPasted(page, await readBuiltText('index.md'));
      expect(asked.filter((path) => path.endsWith('.md'))).toEqual(['/index.md']);
    });

    test('says so if the Markdown cannot be had', async ({page}) => {
      await openPage(page, CONCEPT);
      await page.route('**/*.md', (route) => route.fulfill({status: 503}));
      await keepCopyAnswers(page);
      await page.getByRole('button', {name: copyButton}).click();
      await expectCopyAnswer(page, 'Not copied. Select the text instead.');
    });
  });

  for (const [place, viewport] of [
    ['below the text', PHONE],
    ['above the title', {width: 1280, height: 800}],
  ] as const) {
    test(`stays ${place}, without moving it, ${viewport.width} pixels wide`, async ({page}) => {
      await page.setViewportSize(viewport);
      await page.goto(CONCEPT);
      const before = (await heading(page).boundingBox())!;
      const text = (await page.locator('.theme-doc-markdown').boundingBox())!;
      const controls = [
        page.getByRole('button', {name: copyButton}),
        page.getByRole('link', {name: viewLink}),
      ];
      for (const control of controls) {
        const box = (await control.boundingBox())!;
        expect(Math.min(box.width, box.height)).toBeGreaterThanOrEqual(24);
        const isAbove = box.y + box.height <= before.y;
        const isBelow = box.y >= text.y + text.height;
        expect(place === 'above the title' ? isAbove : isBelow).toBe(true);
        expect(box.x + box.width).toBeLessThanOrEqual(viewport.width);
      }
      await openPage(page, CONCEPT);
      expect(await heading(page).boundingBox()).toEqual(before);
    });
  }
});

test('programs that read the text of a page see where its Markdown is; people do not see, hear, copy or print that', async ({
  page,
}) => {
  await page.goto(CONCEPT);
  const line = `For AI agents: /${markdownFile(CONCEPT)}, /llms.txt`;
  const readText = () => page.evaluate(() => document.body.innerText);
  expect(await readText()).toContain(line);
  const box = (await page.getByText(line).boundingBox())!;
  expect(box.width * box.height).toBeLessThanOrEqual(1);
  expect(await page.locator('body').ariaSnapshot()).not.toContain('For AI agents');
  const selected = await page.evaluate(() => {
    getSelection()?.selectAllChildren(document.body);
    return String(getSelection());
  });
  expect(selected).toContain('Copy page');
  expect(selected).not.toContain('For AI agents');
  await page.emulateMedia({media: 'print'});
  expect(await readText()).not.toContain(line);
});
