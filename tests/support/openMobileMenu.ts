import type {Locator, Page} from '@playwright/test';

/** Opens the mobile menu of a docs page at its first panel, past the docs sidebar's own. */
export async function openMobileMenu(page: Page): Promise<Locator> {
  await page.getByRole('button', {name: 'Toggle navigation bar'}).click();
  await page.getByRole('button', {name: 'Back to main menu'}).click();
  return page.locator('.navbar-sidebar__item').first();
}
