import {expect, type Page} from '@playwright/test';

/** Scrolls the page as the wheel of a mouse does, and waits until it has moved. */
export async function wheelBy(page: Page, distance: number): Promise<void> {
  const readPlace = () => page.evaluate(() => window.scrollY);
  const target = (await readPlace()) + distance;
  // Over the text: the table of contents would scroll itself.
  await page.mouse.move(640, 400);
  // A browser that has not drawn the page yet drops what goes beyond what it knows of it.
  await expect(async () => {
    const rest = target - (await readPlace());
    if (rest !== 0) await page.mouse.wheel(0, rest);
    await expect.poll(readPlace, {timeout: 2_000}).toBe(target);
  }).toPass({timeout: 20_000});
}
