import type {Page} from '@playwright/test';

/** Opens a page and waits until it is interactive. */
export async function openPage(page: Page, route: string): Promise<void> {
  await page.goto(route);
  await page.locator('html[data-has-hydrated="true"]').waitFor();
}
