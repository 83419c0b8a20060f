import {expect, test as base, type BrowserContext, type Locator, type Page} from '@playwright/test';
import {createSharedPage, resetSharedPage, type SharedPage} from './sharedPages';

/** The window of a phone. */
export const PHONE = {width: 390, height: 844};

export type Options = {
  /** The page on which the tests of a group begin, interactive. */
  startPath: string | undefined;
  /** Whether a test has a context of its own, with an empty browser cache. */
  isFresh: boolean;
  /** The connection that the browser reports to the site; undefined for the real one. */
  connection: Connection | undefined;
};

/**
 * Playwright's `test`, whose tests share a page in each worker: loading a page in a new context takes more than twice
 * as long. Everything that a test adds, stores or emulates is undone after it.
 */
export const test = base.extend<
  Options & {shared: SharedPage},
  {sharedPages: Map<string, SharedPage>}
>({
  startPath: [undefined, {option: true}],
  isFresh: [false, {option: true}],
  connection: [undefined, {option: true}],
  sharedPages: [
    async ({}, use) => {
      const pages = new Map<string, SharedPage>();
      await use(pages);
      await Promise.all([...pages.values()].map(({context}) => context.close()));
    },
    {scope: 'worker'},
  ],
  shared: async ({sharedPages, browser, baseURL, javaScriptEnabled, hasTouch, isFresh}, use) => {
    // Settings that only a context has; a new one gets those of its first test.
    const key = JSON.stringify([baseURL, javaScriptEnabled, hasTouch]);
    const known = isFresh ? undefined : sharedPages.get(key);
    const shared = known ?? (await createSharedPage(await browser.newContext()));
    await use(shared);
    const isKept = !isFresh && !shared.isSpent;
    await (isKept ? resetSharedPage(shared) : shared.context.close());
    if (isKept) sharedPages.set(key, shared);
    else if (known) sharedPages.delete(key);
  },
  context: async ({shared: {context}, permissions}, use) => {
    await context.grantPermissions(permissions ?? []);
    await use(context);
  },
  page: async (
    {
      shared: {page},
      context: _permitted,
      viewport,
      colorScheme,
      contextOptions,
      connection,
      startPath,
    },
    use,
  ) => {
    if (connection) await pretendConnection(page, connection);
    await page.setViewportSize(viewport ?? {width: 1280, height: 800});
    const {reducedMotion = 'no-preference', forcedColors = 'none'} = contextOptions;
    await page.emulateMedia({media: null, colorScheme, reducedMotion, forcedColors});
    if (startPath !== undefined) await openPage(page, startPath);
    await use(page);
  },
});

/**
 * Returns a `test` for groups of tests that change nothing but what `reset` restores: those of a worker share a page
 * at `startPath`, and begin with empty storage. It is reloaded after a test that went elsewhere or marked the window.
 */
export function sharedPageTest(startPath: string, reset: (page: Page) => Promise<void>) {
  return base.extend<object, {shared: {context: BrowserContext; page: Page}}>({
    shared: [
      async ({browser}, use) => {
        const context = await browser.newContext({
          baseURL: process.env.SITE_ORIGIN,
          viewport: {width: 1280, height: 800},
        });
        await use({context, page: await context.newPage()});
        await context.close();
      },
      {scope: 'worker'},
    ],
    context: ({shared}, use) => use(shared.context),
    page: async ({shared: {context, page}}, use) => {
      const isStill = await page.evaluate((path) => {
        // A page that was never loaded has no storage.
        if (location.origin !== 'null') {
          localStorage.clear();
          sessionStorage.clear();
        }
        return location.href === location.origin + path && !('marked' in document.body.dataset);
      }, startPath);
      await (isStill ? reset(page) : openPage(page, startPath));
      await use(page);
      const others = context.pages().filter((each) => each !== page);
      await Promise.all(others.map((each) => each.close()));
    },
  });
}

/** Opens a page and waits until it is interactive. */
export async function openPage(page: Page, route: string): Promise<void> {
  await page.goto(route);
  await wakePage(page);
}

/** Turns the wheel anywhere on the page, as a reader who acts. */
export const turnWheel = (page: Page) =>
  page.evaluate(() => window.dispatchEvent(new Event('wheel')));

/** Acts, and waits until the page is interactive. */
export async function wakePage(page: Page): Promise<void> {
  // While a dialog waits for what it needs, the page does not wake: the reader acts again.
  await expect(async () => {
    await turnWheel(page);
    await page.locator('html[data-has-hydrated="true"]').waitFor({timeout: 10_000});
  }).toPass();
}

export const heading = (page: Page) => page.getByRole('heading', {level: 1});
export const navbar = (page: Page) => page.getByRole('navigation', {name: 'Main'});
export const sidebar = (page: Page) => page.getByRole('navigation', {name: 'Docs sidebar'});
export const sidebarLink = (page: Page, name: string) =>
  sidebar(page).getByRole('link', {name, exact: true});
export const footer = (page: Page) => page.getByRole('contentinfo');
export const searchBox = (page: Page) => page.getByRole('textbox', {name: 'Search'});
export const searchDialog = (page: Page) => page.getByRole('dialog', {name: 'Search'});
/** Returns the field of the search dialog, which the box opens. */
export const searchField = (page: Page) => searchDialog(page).getByRole('combobox');
export const colourModeSwitch = (page: Page) =>
  navbar(page).getByRole('button', {name: /^Switch to/});
export const menuButton = (page: Page) => page.getByRole('button', {name: 'Toggle navigation bar'});
export const menuBackButton = (page: Page) => page.getByRole('button', {name: 'Back to main menu'});

/** Follows the link to the installation page in the footer, without a page load. */
export async function goToInstallation(page: Page): Promise<void> {
  await footer(page).getByRole('link', {name: 'Installation'}).click();
  await expect(heading(page)).toHaveText(/^Install/);
}

/** Makes the first link in the content of a page lead to an address, and follows it as a reader does. */
export function followTo(page: Page, address: string): Promise<void> {
  return page.evaluate((href) => {
    const link = document.querySelector<HTMLAnchorElement>('.theme-doc-markdown a[href^="/"]');
    link?.setAttribute('href', href);
    link?.click();
  }, address);
}

/** Holds the responses for these pages; each result releases one, and waits until it has arrived. */
export async function holdPages(
  page: Page,
  paths: readonly string[],
): Promise<(() => Promise<void>)[]> {
  return Promise.all(
    paths.map(async (path) => {
      let letGo = () => {};
      const held = new Promise<void>((resolve) => (letGo = resolve));
      const isPath = (url: string | URL) => new URL(url).pathname === path;
      await page.route(isPath, async (route) => {
        await held;
        await route.continue();
      });
      return async () => {
        const answered = page.waitForResponse((response) => isPath(response.url()));
        letGo();
        await answered;
      };
    }),
  );
}

/** Opens the mobile menu of a docs page at its first panel, past the docs sidebar's own. */
export async function openMobileMenu(page: Page): Promise<Locator> {
  await menuButton(page).click();
  await menuBackButton(page).click();
  return page.locator('.navbar-sidebar__item').first();
}

/** Returns the id of the fourth `h2` of a page as a hash: far enough down to be out of sight at first. */
export async function readDeepHash(page: Page): Promise<string> {
  return `#${await page.locator('article h2[id]').nth(3).getAttribute('id')}`;
}

export const readScroll = (page: Page) => page.evaluate(() => window.scrollY);

/** Scrolls below `place` and back up to it, with a scroll event for each. */
export function scrollUpTo(page: Page, place: number): Promise<void> {
  return page.evaluate(async (end) => {
    for (const top of [end + 100, end]) {
      window.scrollTo(0, top);
      // A frame sends its scroll events before it runs callbacks.
      for (let frame = 0; frame < 2; frame++) await new Promise(requestAnimationFrame);
    }
  }, place);
}

/** A point over the content of a page: its table of contents would scroll itself. */
const TEXT = {x: 640, y: 400};

/** Scrolls the page as a mouse wheel at a point does, and waits until it has moved. */
export async function wheelBy(page: Page, distance: number, {x, y} = TEXT): Promise<void> {
  const target = (await readScroll(page)) + distance;
  await page.mouse.move(x, y);
  // A browser cannot scroll beyond the part of the page that it has drawn so far.
  await expect(async () => {
    const rest = target - (await readScroll(page));
    if (rest !== 0) await page.mouse.wheel(0, rest);
    await expect.poll(() => readScroll(page), {timeout: 2_000}).toBe(target);
  }).toPass({timeout: 20_000});
}

/** Opens all folds in the page's content. */
export const openFolds = (page: Page) =>
  page
    .locator('article details')
    .evaluateAll((folds) => folds.forEach((fold) => fold.toggleAttribute('open', true)));

/** Marks the window, so that `expectSameWindow` can tell whether it was reloaded. */
export const markWindow = (page: Page) =>
  page.evaluate(() => document.body.setAttribute('data-marked', ''));

/** Expects the window to be the one that `markWindow` marked, or another one. */
export function expectSameWindow(page: Page, isSame = true): Promise<void> {
  return expect(page.locator('body[data-marked]')).toHaveCount(isSame ? 1 : 0);
}

/** Matches the addresses of Docusaurus's scripts, without the one with the acts. */
export const SCRIPTS = /\/assets\/js\/(?!acts\.)[^/]+\.js$/;

/** Records the paths that the page requests from now on, also from the cache: all, or those that match. */
export function recordRequests(page: Page, match = /^/): string[] {
  const asked: string[] = [];
  page.on('request', (request) => {
    const {pathname} = new URL(request.url());
    if (match.test(pathname)) asked.push(pathname);
  });
  return asked;
}

/** The connection that a browser reports to a site. */
export type Connection = {saveData: boolean; effectiveType: string};

/** The connection of a reader who saves data: links prefetch nothing. */
export const SAVING: Connection = {saveData: true, effectiveType: '4g'};

/** Makes the browser report this connection on every page that is opened from now on. */
export async function pretendConnection(page: Page, connection: Connection): Promise<void> {
  await page.addInitScript((value) => {
    Object.defineProperty(Navigator.prototype, 'connection', {value});
  }, connection);
}

/** Holds every request to `address` from now on until `letGo` is called. */
export async function holdRequests(
  page: Page,
  address: string | RegExp,
): Promise<{asked: string[]; letGo: () => void}> {
  const asked: string[] = [];
  let letGo = () => {};
  const gate = new Promise<void>((resolve) => (letGo = resolve));
  await page.route(address, async (route) => {
    asked.push(route.request().url());
    await gate;
    await route.continue();
  });
  await waitForInterception(page);
  return {asked, letGo};
}

/** Waits until the browser intercepts the requests of an open page, a moment after it has said so. */
async function waitForInterception(page: Page): Promise<void> {
  if (!page.url().startsWith('http')) return;
  const probe = '/is-intercepted';
  await page.route(`**${probe}`, (route) => route.fulfill({status: 204}));
  await expect.poll(() => page.evaluate(async (url) => (await fetch(url)).status, probe)).toBe(204);
}

/**
 * Stores the announcement of a copy button on the body, as `data-said`, and the state that it shows, as `data-shown`,
 * because both are reset after 2 seconds.
 */
export function keepCopyAnswers(page: Page): Promise<void> {
  return page.evaluate(() => {
    new MutationObserver(() => {
      const said = document.querySelector('body > [role="status"]')?.textContent;
      const shown = document.querySelector<HTMLElement>('[data-state]')?.dataset.state;
      if (said) document.body.setAttribute('data-said', said);
      if (shown) document.body.setAttribute('data-shown', shown);
    }).observe(document.body, {
      ...{subtree: true, childList: true, characterData: true},
      attributeFilter: ['data-state'],
    });
  });
}

/** Waits until a copy button has announced this, since `keepCopyAnswers`. */
export function expectCopyAnswer(page: Page, text: string): Promise<void> {
  return expect(page.locator('body')).toHaveAttribute('data-said', text);
}

/** Expects the clipboard's content by pasting it into a text area: the site lets no script read it. */
export async function expectPasted(page: Page, text: string): Promise<void> {
  await page.evaluate(() => {
    const area = document.createElement('textarea');
    area.id = 'pasted';
    document.body.append(area);
    area.focus();
  });
  await page.keyboard.press('ControlOrMeta+V');
  await expect(page.locator('#pasted')).toHaveValue(text);
}
