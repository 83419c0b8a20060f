import {expect, type Page} from '@playwright/test';
import {menuBackButton, menuButton, navbar, openPage, searchBox, searchDialog} from './page';
import {UNKNOWN_ROUTE} from './routes';

/** A kind of page, or a state of one. */
export type View = {
  name: string;
  route: string;
  /** Brings the page into the state, and its subject into sight. */
  prepare?: (page: Page) => Promise<unknown>;
  /** Whether the view includes the sidebar, the list of all pages. */
  showsSidebar?: true;
};

/** Every kind of page and state that looks different from the others. */
export const VIEWS: readonly View[] = [
  {name: 'home', route: '/'},
  {name: 'concept', route: '/platform/concepts/morphs'},
  {name: 'picture', route: '/platform/concepts/morphs', prepare: showFirst('figure svg')},
  {name: 'tutorial', route: '/developer-guides/examples/ai/agent'},
  {name: 'how-to', route: '/developer-guides/advanced/debugging'},
  {name: 'cards', route: '/reference/api', prepare: showFirst('.card')},
  {name: 'code', route: '/developer-guides/languages/rust', prepare: showFirst('figure pre')},
  {name: 'note', route: '/platform/core/server', prepare: showFirst('.theme-admonition')},
  {name: 'tabs', route: '/installation', prepare: showFirst('[role="tablist"]')},
  {name: 'table', route: '/platform/core/cli', prepare: showFirst('table')},
  {name: 'reference-wit', route: '/reference/interfaces/http', prepare: showFirst('h3')},
  {name: 'reference-go', route: '/reference/bindings/go', prepare: showFirst('h3')},
  {name: 'reference-api', route: '/reference/api/hayride', prepare: showFirst('h3')},
  {name: 'fold', route: '/reference/interfaces', prepare: openFold},
  {name: 'page-end', route: '/platform/concepts/wasm', prepare: scrollToEnd},
  {name: 'menu', route: '/platform/core/cli', prepare: openMenu, showsSidebar: true},
  {name: 'search', route: '/platform/core/cli', prepare: search},
  {name: 'search-none', route: '/platform/core/cli', prepare: searchInVain},
  {name: 'not-found', route: UNKNOWN_ROUTE},
];

/** Opens a page in the state of a view. */
export async function openView(page: Page, {route, prepare}: View): Promise<void> {
  await openPage(page, route);
  await prepare?.(page);
}

/** Scrolls the first matching element of the article to below the navbar. */
function showFirst(selector: string) {
  return (page: Page) =>
    page
      .locator(`article :is(${selector})`)
      .first()
      .evaluate((element) => {
        window.scrollTo(0, element.getBoundingClientRect().top + window.scrollY - 120);
      });
}

async function openFold(page: Page): Promise<void> {
  const selector = 'details:not(.download-box *)';
  const fold = page.locator(`article ${selector}`).first();
  await fold.locator(':scope > summary').press('Enter');
  await expect(fold).toHaveAttribute('open', '');
  await showFirst(selector)(page);
}

function scrollToEnd(page: Page): Promise<void> {
  return page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
}

/** Opens the menu of a phone, with the sidebar in it; on a wider screen, that of the languages. */
async function openMenu(page: Page): Promise<void> {
  if (await menuButton(page).isVisible()) {
    await menuButton(page).click();
    await expect(menuBackButton(page)).toBeVisible();
  } else {
    await navbar(page).getByRole('button', {name: 'English'}).hover();
    await expect(navbar(page).getByRole('link', {name: 'English'})).toBeVisible();
  }
}

/** Searches for a word that a new page rarely brings to the top of the results. */
async function search(page: Page): Promise<void> {
  await searchBox(page).fill('agent');
  await expect(searchDialog(page).getByRole('status')).toHaveText(/^\d+ results$/);
}

async function searchInVain(page: Page): Promise<void> {
  await searchBox(page).fill('xylophone');
  await expect(searchDialog(page).getByRole('link', {name: 'Installation'})).toBeVisible();
}
