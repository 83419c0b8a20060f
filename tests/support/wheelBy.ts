import {expect, type Page} from '@playwright/test';

/** Over the text of a page: its table of contents would scroll itself. */
const TEXT = {x: 640, y: 400};

/** Scrolls the page as the wheel of a mouse at a point does, and waits until it has moved. */
export async function wheelBy(page: Page, distance: number, {x, y} = TEXT): Promise<void> {
  const readPlace = () => page.evaluate(() => window.scrollY);
  const target = (await readPlace()) + distance;
  await page.mouse.move(x, y);
  // A browser that has not drawn the page yet drops what goes beyond what it knows of it.
  await expect(async () => {
    const rest = target - (await readPlace());
    if (rest !== 0) await page.mouse.wheel(0, rest);
    await expect.poll(readPlace, {timeout: 2_000}).toBe(target);
  }).toPass({timeout: 20_000});
}
