import {expect, type Page} from '@playwright/test';
import {expectSameWindow, markWindow, openFolds, openPage, test} from '../support/page';

const GUIDE = '/developer-guides/examples/ai/context';

/** Finds the first block of WIT with links on a page. */
const linkedBlock = (page: Page) =>
  page
    .locator('figure[data-language="wit"]')
    .filter({has: page.locator('pre a')})
    .first();

test.describe('the reference of the interfaces', () => {
  test('opens at the entry that an address names, and leads from it to its names, to the same item in Go and back', async ({
    page,
  }) => {
    const address = '/reference/interfaces/ai#ai-agents--agent--push';
    await openPage(page, address);
    const heading = page.getByRole('heading', {name: 'agent.push'});
    await expect(heading).toBeInViewport();
    const entry = page.locator('.entry', {has: heading});
    const signature = entry.locator('pre');
    await expect(signature).toHaveText('push: func(msg: message) -> result<_, error>;');
    await expect(entry).toContainText('method · morph · since 0.0.63');
    await expect(signature.getByRole('link')).toHaveText(['message', 'result', 'error']);
    await signature.getByRole('link', {name: 'message'}).click();
    await expect(page).toHaveURL(/\/reference\/interfaces\/ai#ai-types--message$/);
    await expect(page.locator('#ai-types--message')).toBeInViewport();

    await page.getByRole('link', {name: 'agents.Agent.Push(message ai.Message) error'}).click();
    await expect(page).toHaveURL('/reference/bindings/go#hayride-ai-agents-agent-push');
    await page.locator(`a[href="${address}"]`).first().click();
    await expect(page).toHaveURL(address);
  });

  test('has a list of contents with a port before each interface, in the colour of its entry', async ({
    page,
  }) => {
    await openPage(page, '/reference/interfaces/ai');
    const colours = await page
      .locator('nav .table-of-contents .toc-port:not(.by-none)')
      .evaluateAll((ports) =>
        ports.map((port) => {
          const target = document.getElementById(port.closest('a')!.hash.slice(1))!;
          return {
            port: getComputedStyle(port, '::before').borderTopColor,
            entry: getComputedStyle(target.parentElement!).borderLeftColor,
          };
        }),
      );
    expect(colours.map(({port}) => port)).toEqual(colours.map(({entry}) => entry));
    // Host, morph and data.
    expect(new Set(colours.map(({port}) => port)).size).toBe(3);
  });

  test('leads from a name in a signature to another page without a page load', async ({page}) => {
    await openPage(page, '/reference/interfaces/ai#hayride-mcp');
    await markWindow(page);
    await openFolds(page);
    const name = page.getByRole('article').locator('pre a[href^="/reference/interfaces#"]').first();
    const target = (await name.getAttribute('href')) ?? '';
    await name.click();
    await expect(page).toHaveURL(target);
    await expect(page.locator(`[id="${target.replace(/.*#/, '')}"]`)).toBeInViewport();
    await expectSameWindow(page);
  });
});

test.describe('WIT on other pages', () => {
  test('is copied as it was written, and leads from a name to its entry without loading the window', async ({
    page,
  }) => {
    await openPage(page, GUIDE);
    const copied = await linkedBlock(page)
      .locator('pre')
      .evaluate((pre) => {
        getSelection()?.selectAllChildren(pre);
        return String(getSelection());
      });
    expect(copied.trim()).toBe(
      (await linkedBlock(page).locator('code').first().textContent()) ?? '',
    );
    expect(copied).toContain('hayride:ai/context@0.0.65');

    await markWindow(page);
    const link = linkedBlock(page).locator('pre a').first();
    const target = (await link.getAttribute('href')) ?? '';
    await link.click();
    await expect(page).toHaveURL(target);
    await expect(page.locator(target.replace(/.*#/, '#'))).toBeInViewport();
    await expectSameWindow(page);
  });

  test('costs the keyboard one stop, from which every name is reached', async ({page}) => {
    await openPage(page, GUIDE);
    const block = linkedBlock(page);
    const names = block.locator('summary');
    expect(await block.locator('pre a:not([tabindex="-1"])').count()).toBe(0);
    // A block that scrolls sideways is a stop of its own.
    await block.locator('button, pre[tabindex]').last().focus();
    await page.keyboard.press('Tab');
    await expect(names).toBeFocused();
    await expect(names).toBeInViewport();
    await page.keyboard.press('Tab');
    await expect(block.locator(':focus')).toHaveCount(0);
    await page.keyboard.press('Shift+Tab');
    await page.keyboard.press('Enter');
    await page.keyboard.press('Tab');
    const [first] = await block.locator('details a').all();
    if (!first) throw new Error('The block lists no names.');
    await expect(first).toBeFocused();
    const target = await first.getAttribute('href');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(target ?? '');
  });
});
