import {expect, test, type Locator, type Page} from '@playwright/test';
import {listBuiltFiles, readBuiltFile} from '../support/builtSite';
import {openMobileMenu} from '../support/openMobileMenu';
import {openPage} from '../support/openPage';
import {readBuiltPages} from '../support/readBuiltPages';
import {ROUTES} from '../support/routes';
import {scrollUpTo} from '../support/scrollUpTo';

const LONG_PAGE = '/platform/core/cli';
const CODE_PAGE = '/developer-guides/languages/wit';

/** All scripts that the site ships, as one text. */
async function readScripts(): Promise<string> {
  const files = (await listBuiltFiles()).filter((file) => file.endsWith('.js'));
  const texts = await Promise.all(files.map(readBuiltFile));
  return texts.map(String).join('\n');
}

const sidebarLink = (page: Page, name: string) =>
  page.getByRole('navigation', {name: 'Docs sidebar'}).getByRole('link', {name, exact: true});

test.describe('the desktop breakpoint is 996 px', () => {
  for (const [width, isDesktop] of [
    [996, false],
    [997, true],
  ] as const) {
    test(`at ${width} px the layout is that of a ${isDesktop ? 'desktop' : 'phone'}`, async ({
      page,
    }) => {
      await page.setViewportSize({width, height: 800});
      await openPage(page, LONG_PAGE);
      const menuButton = page.getByRole('button', {name: 'Toggle navigation bar'});
      await expect(menuButton).toBeVisible({visible: !isDesktop});
      await expect(page.getByRole('navigation', {name: 'Docs sidebar'})).toBeVisible({
        visible: isDesktop,
      });
      await expect(page.locator('.theme-doc-toc-desktop')).toBeVisible({visible: isDesktop});
      await expect(page.locator('.theme-doc-toc-mobile')).toBeVisible({visible: !isDesktop});
    });
  }

  test('no rule of the shipped styles knows another one near it', async () => {
    const sheets = (await listBuiltFiles()).filter((file) => file.endsWith('.css'));
    const css = (await Promise.all(sheets.map(readBuiltFile))).join('\n');
    const widths = [...css.matchAll(/@media[^{]*?(9[0-9]{2}|10[0-9]{2})px/g)].map(([, px]) => px);
    expect(new Set(widths)).toEqual(new Set(['996', '997']));
  });
});

test.describe('the progress bar', () => {
  /** Opens a page, stops its clock and its chance, and starts a navigation that does not end. */
  async function startEndlessNavigation(page: Page): Promise<Locator> {
    await page.clock.install();
    await page.addInitScript(() => {
      Object.defineProperty(Navigator.prototype, 'connection', {
        value: {saveData: true, effectiveType: ''},
      });
      Math.random = () => 1;
    });
    await openPage(page, '/');
    await page.clock.pauseAt(Date.now() + 60_000);
    let isHeld = false;
    await page.route('**/assets/js/*.js', () => {
      isHeld = true;
    });
    await sidebarLink(page, 'Installation').click();
    await expect.poll(() => isHeld).toBe(true);
    return page.locator('#nprogress .bar');
  }

  /** The part of the way that the bar shows: it is as wide as the window and pushed to the left. */
  const readProgress = (bar: Locator) =>
    bar.evaluate((element) => {
      const push = /translate3d\((-?[\d.]+)%/.exec(element.style.transform)?.[1];
      return Math.round(100 + Number(push)) / 100;
    });

  test('appears after 200 ms', async ({page}) => {
    const bar = await startEndlessNavigation(page);
    await page.clock.runFor(199);
    await expect(bar).toHaveCount(0);
    await page.clock.runFor(1);
    await expect(bar).toHaveCount(1);
  });

  test('starts at its minimum of 0.08', async ({page}) => {
    const bar = await startEndlessNavigation(page);
    await page.clock.runFor(200);
    expect(await readProgress(bar)).toBe(0.08);
  });

  test('moves with a speed of 200 ms', async ({page}) => {
    const bar = await startEndlessNavigation(page);
    await page.clock.runFor(200);
    expect(await bar.evaluate((element) => element.style.transition)).toMatch(
      /^(all )?(0.2s|200ms)/,
    );
  });

  test('trickles every 800 ms', async ({page}) => {
    const bar = await startEndlessNavigation(page);
    await page.clock.runFor(200 + 799);
    expect(await readProgress(bar)).toBe(0.08);
    await page.clock.runFor(1);
    await expect.poll(() => readProgress(bar)).toBeGreaterThan(0.08);
  });

  test('trickles by 0.02 at most', async ({page}) => {
    const bar = await startEndlessNavigation(page);
    await page.clock.runFor(200 + 800);
    await expect.poll(() => readProgress(bar)).toBe(0.1);
    await page.clock.runFor(800);
    await expect.poll(() => readProgress(bar)).toBe(0.12);
  });

  test('ships with exactly these settings', async () => {
    const scripts = await readScripts();
    expect(scripts).toMatch(/minimum:0?\.08\b/);
    expect(scripts).toMatch(/\bspeed:200\b/);
    expect(scripts).toMatch(/trickleRate:0?\.02\b/);
    expect(scripts).toMatch(/trickleSpeed:800\b/);
  });
});

test('smooth scrolling leaves 0.85 of the way with every frame', async ({page}) => {
  await openPage(page, LONG_PAGE);
  // The button comes when the reader scrolls up.
  await scrollUpTo(page, 1900);
  const button = page.getByRole('button', {name: 'Scroll back to top'});
  await expect(button).toBeVisible();
  const steps = await page.evaluate(
    (label) =>
      new Promise<number[]>((resolve) => {
        const seen = [window.scrollY];
        const scrollTo = window.scrollTo.bind(window);
        window.scrollTo = ((left: number, top: number) => {
          seen.push(top);
          scrollTo(left, top);
          if (top === 0) resolve(seen);
        }) as typeof window.scrollTo;
        document.querySelector<HTMLButtonElement>(`button[aria-label="${label}"]`)?.click();
      }),
    'Scroll back to top',
  );
  expect(steps.length).toBeGreaterThan(10);
  expect(steps.slice(1)).toEqual(steps.slice(0, -1).map((place) => Math.floor(place * 0.85)));
});

test('the route matcher keeps 10000 entries', async () => {
  // What the cache holds cannot be seen from outside; this is its guard as it is shipped.
  expect(await readScripts()).toMatch(
    /regexp:[^;{}]*keys:[^;{}]*};return (\w+)<(?:1e4|10000)&&\(\w+\[\w+\]=\w+,\1\+\+\),/,
  );
});

test('navbar items stand on the right by default', async ({page}) => {
  await openPage(page, '/');
  const right = page.locator('.navbar__items--right');
  await expect(right.getByRole('combobox', {name: 'Search'})).toBeVisible();
  await expect(right.getByRole('link', {name: 'Next', exact: true})).toBeVisible();
  await expect(right.getByRole('button', {name: 'English', exact: true})).toBeVisible();
  await expect(right.getByRole('link', {name: 'GitHub', exact: true})).toBeVisible();
  const left = page.locator('.navbar__items:not(.navbar__items--right)');
  await expect(left.locator('a, button:visible, input')).toHaveText(['Hayride']);
});

test.describe('the table of contents', () => {
  test('lists the headings of levels 2 and 3 of every page and no others', async () => {
    const levels = new Set<string>();
    for (const {route, elements} of (await readBuiltPages()).filter(
      ({file}) => file !== '404.html',
    )) {
      const headings = elements
        .filter(({name, attributes}) => /^h[2-6]$/.test(name) && attributes.id !== undefined)
        .filter(({ancestors}) => ancestors.some(({name}) => name === 'article'))
        .filter(({name}) => /^h[23]$/.test(name));
      const listed = elements
        .filter(({classes}) => classes.includes('table-of-contents__link'))
        .map(({attributes}) => attributes.href?.slice(1));
      expect(listed, route).toEqual(headings.map(({attributes}) => attributes.id));
      headings.forEach(({name}) => levels.add(name));
    }
    expect([...levels].sort()).toEqual(['h2', 'h3']);
  });

  test('is set to levels 2 to 3', async () => {
    expect(await readScripts()).toMatch(/tableOfContents:\{minHeadingLevel:2,maxHeadingLevel:3\}/);
  });
});

test('a vertical bar separates the page from the site in every title', async ({request}) => {
  for (const route of ROUTES) {
    const [, title] = /<title[^>]*>([^<]*)</.exec(await (await request.get(route)).text()) ?? [];
    expect(title, route).toMatch(/^[^|]*[^|\s] \| Hayride Documentation$/);
  }
});

test.describe('the default colour mode', () => {
  test.use({colorScheme: 'no-preference'});

  test('is light where the system has no preference', async ({page}) => {
    await openPage(page, '/');
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
    expect(await page.evaluate(() => localStorage.getItem('theme'))).toBeNull();
  });

  test('is light without JavaScript', async ({browser, baseURL}) => {
    const context = await browser.newContext({baseURL, javaScriptEnabled: false});
    const page = await context.newPage();
    await page.goto('/');
    const ground = await page.evaluate(
      () => getComputedStyle(document.documentElement).backgroundColor,
    );
    for (const [channel] of ground.matchAll(/\d+/g)) expect(Number(channel)).toBeGreaterThan(200);
    await context.close();
  });

  test('can be switched', async ({page}) => {
    await openPage(page, '/');
    await page.getByRole('button', {name: 'Switch to dark mode'}).click();
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  });
});

test.describe('a section of the sidebar', () => {
  /** Opens or closes a section and tells the transition that its height had meanwhile. */
  async function readCollapseTransition(page: Page): Promise<string> {
    await openPage(page, '/');
    const toggle = page.getByRole('button', {name: /sidebar category 'References'/});
    const section = page.locator('li', {has: toggle});
    await section.evaluate((element) => {
      new MutationObserver(() => {
        const {transition} = element.querySelector('ul')?.style ?? {};
        if (transition) element.setAttribute('data-transition', transition);
      }).observe(element, {attributes: true, attributeFilter: ['style'], subtree: true});
    });
    await toggle.click();
    await expect(section).toHaveAttribute('data-transition', /^height/);
    return (await section.getAttribute('data-transition')) ?? '';
  }

  test('opens and closes within 1 ms under reduced motion', async ({page}) => {
    await page.emulateMedia({reducedMotion: 'reduce'});
    expect(await readCollapseTransition(page)).toMatch(/^height (1ms|0\.001s)/);
  });

  test('takes longer else, as its height asks', async ({page}) => {
    await page.emulateMedia({reducedMotion: 'no-preference'});
    expect(await readCollapseTransition(page)).toMatch(/^height (\d{3}ms|0\.[1-9]\d*s)/);
  });
});

test.describe('locales and versions', () => {
  test('the one language is English, from left to right', async ({page}) => {
    await openPage(page, '/');
    await expect(page.locator('html')).toHaveAttribute('lang', 'en');
    await expect(page.locator('html')).toHaveAttribute('dir', 'ltr');
    await page.getByRole('button', {name: 'English', exact: true}).hover();
    await expect(page.locator('.navbar .dropdown--hoverable a[lang]')).toHaveText(['English']);
    const others = page.locator('link[rel="alternate"][hreflang]:not([hreflang="x-default"])');
    await expect(others).toHaveCount(1);
    await expect(others).toHaveAttribute('hreflang', 'en');
  });

  test('the one version is Next, which needs no choice', async ({page}) => {
    await openPage(page, '/');
    const navbar = page.getByRole('navigation', {name: 'Main'});
    await expect(navbar.getByRole('link', {name: 'Next', exact: true})).toHaveCount(1);
    await expect(navbar.getByRole('button', {name: 'Next'})).toHaveCount(0);
    await expect(page.locator('meta[name="docusaurus_version"]')).toHaveAttribute(
      'content',
      'current',
    );
  });

  test('the menu of a phone offers no version while there is only one', async ({page}) => {
    await page.setViewportSize({width: 390, height: 844});
    await openPage(page, '/');
    const menu = await openMobileMenu(page);
    await expect(menu.getByRole('button', {name: 'Languages'})).toBeVisible();
    await expect(menu.getByText('Next', {exact: true})).toHaveCount(0);
  });
});

test('code has one set of colours for light and one for dark', async ({page}) => {
  const readColours = async (theme: 'light' | 'dark') => {
    await page.evaluate(
      (value) => document.documentElement.setAttribute('data-theme', value),
      theme,
    );
    return page.evaluate(() => {
      const kinds = [...document.querySelectorAll('figure code [class^="tok-"]')];
      return Object.fromEntries(
        kinds.map((token) => [token.className, getComputedStyle(token).color]),
      );
    });
  };
  await openPage(page, CODE_PAGE);
  const light = await readColours('light');
  const dark = await readColours('dark');
  expect(Object.keys(light).length).toBeGreaterThan(3);
  for (const [kind, colour] of Object.entries(light)) {
    expect(dark[kind], kind).not.toBe(colour);
  }
});

test('the copyright is of 2025', async ({request}) => {
  for (const route of ROUTES) {
    expect(await (await request.get(route)).text(), route).toContain(
      'Copyright © 2025 Kochava. All rights reserved.',
    );
  }
});
