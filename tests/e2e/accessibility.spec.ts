import {expect, type Page} from '@playwright/test';
import {readBuiltPages} from '../support/builtSite';
import {findAxeFindings} from '../support/findAxeFindings';
import {
  colourModeSwitch,
  heading,
  menuBackButton,
  menuButton,
  openMobileMenu,
  openPage,
  PHONE,
  searchBox,
  sidebarLink,
  test,
} from '../support/page';
import {ROUTES, UNKNOWN_ROUTE} from '../support/routes';
import {walkKeyboard, type Stop} from '../support/walkKeyboard';

const ALL_PAGES = [...ROUTES, UNKNOWN_ROUTE];
/** One of each kind: with a picture, with code and tables, with cards. */
const SAMPLE = ['/platform/concepts/morphs', '/platform/core/cli', '/category/platform'];

/** What `find` returns on each of the pages, after the page's route. */
async function visitPages(
  page: Page,
  routes: readonly string[],
  find: (page: Page) => Promise<string[]>,
): Promise<string[]> {
  const findings: string[] = [];
  for (const route of routes) {
    await openPage(page, route);
    for (const finding of await find(page)) findings.push(`${route} → ${finding}`);
  }
  return findings;
}

const widths = {desktop: {width: 1280, height: 800}, phone: PHONE};

for (const [device, viewport] of Object.entries(widths)) {
  for (const colorScheme of ['light', 'dark'] as const) {
    test.describe(`in ${colorScheme} mode on a ${device}`, () => {
      test.use({viewport, colorScheme, contextOptions: {reducedMotion: 'reduce'}});

      test('axe finds nothing on any page', async ({page}) => {
        test.setTimeout(1_800_000);
        expect(await visitPages(page, ALL_PAGES, findAxeFindings)).toEqual([]);
        await expect(page.locator('html')).toHaveAttribute('data-theme', colorScheme);
      });
    });
  }
}

for (const colorScheme of ['light', 'dark'] as const) {
  test(`axe finds nothing in the open menu of a phone in ${colorScheme} mode`, async ({page}) => {
    test.slow();
    await page.setViewportSize(PHONE);
    await page.emulateMedia({colorScheme, reducedMotion: 'reduce'});
    await openPage(page, '/platform/core/cli');
    await menuButton(page).click();
    await expect(menuBackButton(page)).toBeVisible();
    expect(await findAxeFindings(page)).toEqual([]);

    await openPage(page, '/platform/core/cli');
    const menu = await openMobileMenu(page);
    await menu.getByRole('button', {name: 'Expand the dropdown'}).click();
    await expect(menu.getByRole('link', {name: 'English'})).toBeVisible();
    expect(await findAxeFindings(page)).toEqual([]);
  });

  test(`axe finds nothing with forced colours in ${colorScheme} mode`, async ({page}) => {
    test.slow();
    await page.emulateMedia({colorScheme, forcedColors: 'active', reducedMotion: 'reduce'});
    expect(await visitPages(page, SAMPLE, findAxeFindings)).toEqual([]);
  });
}

test('forced colours keep the focus, the current page in the sidebar and the GitHub icon visible', async ({
  page,
}) => {
  await page.emulateMedia({forcedColors: 'active'});
  await openPage(page, '/platform/core/cli');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await expect(page.locator(':focus')).not.toHaveCSS('outline-style', 'none');
  await expect(page.locator('.menu__link--active').last()).toHaveCSS(
    'text-decoration-line',
    'underline',
  );
  const [mark, ground] = await page
    .locator('.navbar-github')
    .evaluate((link) => [
      getComputedStyle(link, '::before').backgroundColor,
      getComputedStyle(document.documentElement).backgroundColor,
    ]);
  expect(mark).not.toBe(ground);
});

test('no page scrolls sideways at 320 px, as at 400 % zoom', async ({page}) => {
  test.setTimeout(240_000);
  await page.setViewportSize({width: 320, height: 256});
  expect(await visitPages(page, ALL_PAGES, (open) => open.evaluate(listOverflows))).toEqual([]);
});

/** Runs in the page: what is wider than the window and not in a scrolling frame. */
function listOverflows(): string[] {
  const {scrollWidth, clientWidth} = document.documentElement;
  const hasFrame = (element: Element): boolean =>
    element.parentElement !== null &&
    (/auto|scroll/.test(getComputedStyle(element.parentElement).overflowX) ||
      hasFrame(element.parentElement));
  const wide = [...document.querySelectorAll('main *, footer *, .navbar__inner *')]
    .filter((element) => element.getBoundingClientRect().right > clientWidth + 1)
    .filter((element) => !element.matches('.sr-only') && !hasFrame(element))
    .map((element) => `<${element.tagName.toLowerCase()} class="${element.className}">`);
  return scrollWidth > clientWidth ? [`${scrollWidth} px`, ...wide] : wide;
}

for (const [device, viewport] of Object.entries(widths)) {
  test(`controls around the text are at least 24 px wide and high on a ${device}`, async ({
    page,
  }) => {
    await page.setViewportSize(viewport);
    await page.emulateMedia({reducedMotion: 'reduce'});
    const findings = await visitPages(page, SAMPLE, (open) => open.evaluate(listSmallTargets));
    expect(findings).toEqual([]);
    if (device === 'phone') {
      await menuButton(page).click();
      await expect(menuBackButton(page)).toBeVisible();
      expect(await page.evaluate(listSmallTargets)).toEqual([]);
    }
  });
}

/** Runs in the page: the links, buttons and fields outside the text that are too small to hit. */
function listSmallTargets(): string[] {
  const controls = ['a', 'button', 'input', 'select', 'summary'];
  const places = ['nav', 'footer', '.theme-announcement-bar', '.theme-doc-toc-mobile'];
  const selector = places.flatMap((place) => controls.map((control) => `${place} ${control}`));
  return [...document.querySelectorAll(`${selector.join()}, figure button`)]
    .filter(
      (element) =>
        element.checkVisibility({visibilityProperty: true}) && !element.closest('[inert]'),
    )
    .filter((element) => !element.matches('.theme-announcement-bar [class*="content"] a'))
    .map((element) => ({element, box: element.getBoundingClientRect()}))
    .filter(({box}) => box.width < 24 || box.height < 24)
    .map(
      ({element, box}) =>
        `${element.tagName} ${element.getAttribute('aria-label') ?? element.textContent}: ` +
        `${box.width.toFixed(1)} × ${box.height.toFixed(1)}`,
    );
}

test.describe('without JavaScript', () => {
  test.use({javaScriptEnabled: false});

  test('a page is readable, with its code, pictures, tables and links', async ({page}) => {
    await page.goto('/platform/core/cli');
    await expect(page.getByRole('article')).toBeVisible();
    await expect(page.locator('figure pre code').first()).toBeVisible();
    await expect(page.getByRole('table').first()).toBeVisible();
    await expect(page.locator('.theme-doc-toc-desktop a').first()).toBeVisible();

    await page.goto('/platform/concepts/morphs');
    await expect(page.locator('figure svg[role="img"]').first()).toBeVisible();
    await expect(page.locator('article p a[href^="/"]').first()).toBeVisible();
  });

  test('all panels of tabs are shown, each below its name', async ({page}) => {
    await page.goto('/installation');
    await expect(page.locator('[role="tablist"]')).toBeHidden();
    const panels = page.locator('[role="tabpanel"]');
    for (const panel of await panels.all()) {
      await expect(panel).toBeVisible();
      const name = await panel.evaluate((element) => getComputedStyle(element, '::before').content);
      expect(name).toBe(JSON.stringify(await panel.getAttribute('data-label')));
    }
    await expect(panels).not.toHaveCount(0);
  });

  test('the sidebar leads to other pages', async ({page}) => {
    await page.goto('/');
    await sidebarLink(page, 'Platform').click();
    await expect(page).toHaveURL('/category/platform');
    await sidebarLink(page, 'Core').click();
    await expect(page).toHaveURL('/category/core');
    await sidebarLink(page, 'CLI').click();
    await expect(heading(page)).toHaveText('CLI');
  });

  test('controls that would not work are not shown', async ({page}) => {
    await page.goto('/platform/core/cli');
    await expect(searchBox(page)).toBeHidden();
    await expect(page.getByRole('button', {name: 'Copy code to clipboard'})).toHaveCount(0);
    await expect(colourModeSwitch(page)).toHaveCount(0);
  });
});

test('the headings of every page start with h1 and skip no levels', async () => {
  const skips: string[] = [];
  for (const {route, elements} of await readBuiltPages()) {
    const headings = elements.filter(({name}) => /^h[1-6]$/.test(name));
    let level = 0;
    for (const {name, text} of headings) {
      const next = Number(name.slice(1));
      if (next > level + 1 || (level === 0 && next !== 1)) skips.push(`${route} → ${name} ${text}`);
      level = next;
    }
  }
  expect(skips).toEqual([]);
});

test('tabs and their panels refer to each other', async ({page}) => {
  await openPage(page, '/installation');
  for (const tab of await page.getByRole('tab').all()) {
    await tab.click();
    const panel = page.getByRole('tabpanel', {name: (await tab.textContent()) ?? '', exact: true});
    await expect(panel).toBeVisible();
    await expect(tab).toHaveAttribute('aria-controls', (await panel.getAttribute('id')) ?? '');
  }
  await expect(page.getByRole('tab')).not.toHaveCount(0);
});

test.describe('with only the keyboard', () => {
  test.use({startPath: '/platform/core/cli', contextOptions: {reducedMotion: 'reduce'}});

  test.describe('a walk from the first stop to the last', () => {
    let stops: Stop[];

    test.beforeEach(async ({page}) => {
      stops = await walkKeyboard(page);
    });

    test('goes through the parts of the page in visual order', () => {
      const regions = stops.map(({region}) => region);
      expect(regions.filter((region, index) => region !== regions[index - 1])).toEqual([
        'skip link',
        'announcement',
        'navbar',
        'sidebar',
        'content',
        'contents',
        'footer',
      ]);
    });

    test('reaches every control of the navbar in reading order', () => {
      const navbar = stops.filter(({region}) => region === 'navbar');
      expect(navbar.map(({name}) => name)).toEqual([
        'Hayride',
        expect.stringMatching(/Search|INPUT/),
        'Next',
        'English',
        'Switch to dark mode',
        'GitHub',
      ]);
    });

    test('shows the focus at every stop', () => {
      expect(stops.length).toBeGreaterThan(40);
      expect(stops.filter(({isOutlined}) => !isOutlined)).toEqual([]);
    });

    test('keeps every stop in view', () => {
      expect(stops.filter(({isInSight}) => !isInSight)).toEqual([]);
    });
  });

  test('an entry of the table of contents leads to its heading', async ({page}) => {
    const entry = page.locator('.theme-doc-toc-desktop a').nth(1);
    const hash = (await entry.getAttribute('href')) ?? '';
    await entry.focus();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(`/platform/core/cli${hash}`);
    await expect(page.locator(hash)).toBeInViewport();
  });
});
