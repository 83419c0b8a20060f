import {expect, type Page} from '@playwright/test';
import {CHANGED_PAGES} from '../support/changedPages';
import {findAxeFindings} from '../support/findAxeFindings';
import {
  colourModeSwitch,
  heading,
  menuBackButton,
  menuButton,
  navbar,
  openPage,
  PHONE,
  searchBox,
  searchField,
  sidebarLink,
  test,
  wakePage,
} from '../support/page';
import {ROUTES, UNKNOWN_ROUTE} from '../support/routes';
import {walkKeyboard} from '../support/walkKeyboard';

const ALL_PAGES = [...ROUTES, UNKNOWN_ROUTE];

/** Opens all folds of a page, and shows the panels of all its tabs. */
async function openAll(page: Page): Promise<void> {
  await page.locator('main details').evaluateAll((folds) => {
    folds.forEach((fold) => fold.setAttribute('open', ''));
  });
  await page.locator('main [hidden]:has(> [role="tabpanel"])').evaluateAll((frames) => {
    frames.forEach((frame) => frame.removeAttribute('hidden'));
  });
}

/** What axe finds in the colours of a page when they are forced, without another visit. */
async function findWithForcedColours(page: Page): Promise<string[]> {
  await page.emulateMedia({forcedColors: 'active'});
  const findings = await findAxeFindings(page, 'colours');
  await page.emulateMedia({forcedColors: 'none'});
  return findings.map((finding) => `forced colours: ${finding}`);
}

const widths = {desktop: {width: 1280, height: 800}, phone: PHONE};

test.describe('on every page, at any size of window and text, nothing is lost and axe finds nothing:', () => {
  test.use({contextOptions: {reducedMotion: 'reduce'}});

  // One load for all that is measured: loading a page takes longer than most of it.
  for (const route of ALL_PAGES) {
    test(`on ${route}`, async ({page}) => {
      // Longest where there are 129 folds.
      test.setTimeout(300_000);
      await openPage(page, route);
      for (const [device, viewport] of Object.entries(widths)) {
        await page.setViewportSize(viewport);
        expect.soft(await findSmall(page), `controls of 24 px, ${device}`).toEqual([]);
        expect.soft(await findLostBySpacing(page), `text spacing, ${device}`).toEqual([]);
      }
      await page.setViewportSize({width: 320, height: 256});
      expect.soft(await page.evaluate(listOverflows), '320 px, as at 400 % zoom').toEqual([]);
      expect.soft(await findLostByLargeText(page), 'text of 200 %').toEqual([]);

      await openAll(page);
      await page.setViewportSize(widths.desktop);
      await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
      expect.soft(await findAxeFindings(page), 'light, wide').toEqual([]);
      await page.setViewportSize(widths.phone);
      await page.emulateMedia({colorScheme: 'dark'});
      await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
      expect.soft(await findAxeFindings(page), 'dark, on a phone').toEqual([]);
      expect.soft(await findWithForcedColours(page), 'dark, on a phone').toEqual([]);
      if (!CHANGED_PAGES.includes(route)) return;

      // A page of each kind: the others have their colours from the same styles.
      await page.setViewportSize(widths.desktop);
      expect.soft(await findAxeFindings(page, 'colours'), 'dark, wide').toEqual([]);
      expect.soft(await findWithForcedColours(page), 'dark, wide').toEqual([]);
      await page.emulateMedia({colorScheme: 'light'});
      await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
      expect.soft(await findWithForcedColours(page), 'light, wide').toEqual([]);
      await page.setViewportSize(widths.phone);
      expect.soft(await findAxeFindings(page, 'colours'), 'light, on a phone').toEqual([]);
      expect.soft(await findWithForcedColours(page), 'light, on a phone').toEqual([]);
    });
  }
});

test('axe and the kinds of text that it measures miss no contrast that is too low', async ({
  page,
}) => {
  await openPage(page, '/platform/core/cli');
  expect(await findAxeFindings(page, 'colours')).toEqual([]);
  await page.evaluate(() => {
    document.adoptedStyleSheets = [new CSSStyleSheet()];
    document.adoptedStyleSheets[0]?.insertRule(
      'article :is(p, td) code { color: #aaa !important }',
    );
  });
  const findings = await findAxeFindings(page, 'colours');
  for (const place of ['p', 'td']) {
    expect(findings.join('\n')).toMatch(new RegExp(`color-contrast at .*\\b${place}\\b`));
  }
});

for (const [device, viewport] of Object.entries(widths)) {
  for (const colorScheme of ['light', 'dark'] as const) {
    test.describe(`in ${colorScheme} mode on a ${device}`, () => {
      test.use({viewport, colorScheme, contextOptions: {reducedMotion: 'reduce'}});

      test('axe finds nothing in the search, with results and without', async ({page}) => {
        await openPage(page, '/');
        await searchBox(page).fill('component');
        await expect(page.getByRole('option')).not.toHaveCount(0);
        await page.keyboard.press('ArrowDown');
        expect(await findAxeFindings(page)).toEqual([]);

        await searchField(page).fill('xylophone');
        await expect(page.getByText('Try fewer or shorter words')).toBeVisible();
        expect(await findAxeFindings(page)).toEqual([]);
      });
    });
  }
}

for (const colorScheme of ['light', 'dark'] as const) {
  test.describe(`in ${colorScheme} mode`, () => {
    test.use({
      colorScheme,
      startPath: '/platform/core/cli',
      contextOptions: {reducedMotion: 'reduce'},
    });

    test.describe('on a phone', () => {
      test.use({viewport: PHONE});

      test('axe finds nothing in both panels of the menu', async ({page}) => {
        await menuButton(page).click();
        await expect(menuBackButton(page)).toBeVisible();
        expect(await findAxeFindings(page)).toEqual([]);
        expect(await findWithForcedColours(page)).toEqual([]);

        await menuBackButton(page).click();
        const dialog = page.getByRole('dialog');
        await dialog.getByRole('button', {name: 'Expand the dropdown'}).click();
        await expect(dialog.getByRole('link', {name: 'English'})).toBeVisible();
        expect(await findAxeFindings(page)).toEqual([]);
        expect(await findWithForcedColours(page)).toEqual([]);
      });
    });

    test('axe finds nothing in the list of languages and without the banner', async ({page}) => {
      const language = navbar(page).getByRole('button', {name: 'English'});
      await language.press('Enter');
      await expect(navbar(page).getByRole('link', {name: 'English'})).toBeVisible();
      expect(await findAxeFindings(page)).toEqual([]);
      expect(await findWithForcedColours(page)).toEqual([]);

      await page.keyboard.press('Escape');
      await page.locator('.theme-announcement-bar').getByRole('button', {name: 'Close'}).click();
      await expect(page.locator('.theme-announcement-bar')).toHaveCount(0);
      expect(await findAxeFindings(page)).toEqual([]);
    });
  });
}

test('forced colours keep the focus and the current page in the sidebar visible', async ({
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
});

/** What text of twice its size loses, without another visit. */
async function findLostByLargeText(page: Page): Promise<string[]> {
  const resize = (size: string) =>
    page.evaluate((value) => {
      document.documentElement.style.fontSize = value;
    }, size);
  await resize('32px');
  const found: string[] = [];
  for (const width of [1280, 1024, 640]) {
    await page.setViewportSize({width, height: 800});
    const lost = [...(await page.evaluate(listOverflows)), ...(await page.evaluate(listOverlaps))];
    found.push(...lost.map((loss) => `${width} px: ${loss}`));
  }
  await resize('');
  return found;
}

/** What the text spacing of WCAG 1.4.12 loses, without another visit. */
async function findLostBySpacing(page: Page): Promise<string[]> {
  // Long code is cut off on purpose, above a button that shows all of it.
  const cutBefore = await page.evaluate(listCutTexts);
  await page.evaluate(spaceText);
  const cut = await page.evaluate(listCutTexts);
  const lost = await page.evaluate(listOverflows);
  await page.evaluate(() => void (document.adoptedStyleSheets = []));
  return [...lost, ...cut.filter((text) => !cutBefore.includes(text))];
}

/** The controls that are smaller than 24 px, and the fields that make iOS zoom in. */
async function findSmall(page: Page): Promise<string[]> {
  return [...(await page.evaluate(listSmallTargets)), ...(await page.evaluate(listSmallFields))];
}

/** Runs in the page: the parts of its frame, and the words of its text, that are over others. */
function listOverlaps(): string[] {
  type Box = {name: string; left: number; right: number; top: number; bottom: number};
  const isShown = (element: Element) => element.checkVisibility({visibilityProperty: true});
  const listBoxes = (selector: string) =>
    [...document.querySelectorAll(selector)].filter(isShown).map((element): Box => {
      const {left, right, top, bottom} = element.getBoundingClientRect();
      return {name: element.className || element.tagName, left, right, top, bottom};
    });
  const words: Box[] = [];
  const article = document.querySelector('article') ?? document.body;
  const walker = document.createTreeWalker(article, NodeFilter.SHOW_TEXT);
  for (let text = walker.nextNode(); text; text = walker.nextNode()) {
    const name = text.textContent?.trim() ?? '';
    const around = text.parentElement;
    // A block of code scrolls, and labels that are only heard have no place.
    if (name === '' || !around || !isShown(around)) continue;
    if (around.closest('svg, .sr-only, thead, figure :is(pre, figcaption)')) continue;
    const range = document.createRange();
    range.selectNodeContents(text);
    for (const {left, right, top, bottom, height} of range.getClientRects()) {
      // Lines of letters may be closer than their boxes.
      const inset = height / 4;
      words.push({name, left, right, top: top + inset, bottom: bottom - inset});
    }
  }
  const listPairs = (boxes: readonly Box[]): string[] => {
    const sorted = [...boxes].sort((a, b) => a.top - b.top);
    return sorted.flatMap((one, index) => {
      const pairs: string[] = [];
      for (let next = index + 1; (sorted[next]?.top ?? Infinity) < one.bottom - 1; next += 1) {
        const other = sorted[next];
        const isOver = other && one.left < other.right - 1 && other.left < one.right - 1;
        if (isOver && one.name !== other.name) pairs.push(`"${one.name}" over "${other.name}"`);
      }
      return pairs;
    });
  };
  return [
    ...listPairs(listBoxes('.navbar__items > *')),
    ...listPairs(
      listBoxes('.theme-doc-sidebar-container, .theme-doc-markdown, .theme-doc-toc-desktop'),
    ),
    ...listPairs(words),
  ];
}

/** Runs in the page: what is wider than the window and not in a scrolling frame. */
function listOverflows(): string[] {
  const {scrollWidth, clientWidth} = document.documentElement;
  const hasFrame = (element: Element): boolean =>
    element.parentElement !== null &&
    (/auto|scroll/.test(getComputedStyle(element.parentElement).overflowX) ||
      hasFrame(element.parentElement));
  const wide = [...document.querySelectorAll('main *, footer *, .navbar__inner *')]
    .filter((element) => element.getBoundingClientRect().right > clientWidth + 1)
    // A closed fold keeps its hint to one line; the open one says all of it.
    .filter((element) => !element.matches('.sr-only, summary *') && !hasFrame(element))
    .map((element) => `<${element.tagName.toLowerCase()} class="${element.className}">`);
  return scrollWidth > clientWidth ? [`${scrollWidth} px`, ...wide] : wide;
}

for (const [device, viewport] of Object.entries(widths)) {
  test(`the field of the search does not make iOS zoom in on a ${device}`, async ({page}) => {
    await page.setViewportSize(viewport);
    await openPage(page, '/');
    await searchBox(page).click();
    await expect(searchField(page)).toBeFocused();
    expect(await page.evaluate(listSmallFields)).toEqual([]);
  });
}

test('no control of the menu of a phone is smaller than 24 px', async ({page}) => {
  await page.setViewportSize(PHONE);
  await openPage(page, '/platform/core/cli');
  await menuButton(page).click();
  await expect(menuBackButton(page)).toBeVisible();
  expect(await page.evaluate(listSmallTargets)).toEqual([]);
});

/**
 * Runs in the page: the fields and buttons, and the links outside the text, that are too small to hit.
 * A link among the words of a sentence may be as low as its line (WCAG 2.5.8).
 */
function listSmallTargets(): string[] {
  const places = ['nav', 'dialog', 'footer', '.theme-announcement-bar', '.theme-doc-toc-desktop'];
  const links = places.map((place) => `${place} a`);
  const controls = ['button', 'input', 'select', 'summary', '[role="tab"]', ...links];
  return [...document.querySelectorAll(controls.join())]
    .filter(
      (element) =>
        element.checkVisibility({visibilityProperty: true}) &&
        !element.closest('[inert], .sr-only'),
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

/** Runs in the page: the fields that iOS enlarges, with the page, when they get the focus. */
function listSmallFields(): string[] {
  return [
    ...document.querySelectorAll('input:not([type=checkbox], [type=radio]), select, textarea'),
  ]
    .filter((field) => parseFloat(getComputedStyle(field).fontSize) < 16)
    .map((field) => `text below 16 px in ${field.outerHTML}`);
}

/** Runs in the page: sets the text spacing of WCAG 1.4.12. The site's policy forbids `<style>`. */
function spaceText(): void {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(`
    * { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important; }
    p { margin-bottom: 2em !important; }
  `);
  document.adoptedStyleSheets = [sheet];
}

/** Runs in the page: the texts that a box or their picture cuts off. */
function listCutTexts(): string[] {
  const describe = (element: Element) =>
    `<${element.tagName} class="${element.getAttribute('class') ?? ''}"> cuts ` +
    `"${element.textContent.trim().slice(0, 60)}"`;
  const isCut = (element: HTMLElement) => {
    const {overflowX, overflowY} = getComputedStyle(element);
    const {scrollWidth, clientWidth, scrollHeight, clientHeight} = element;
    // What is closed has no height.
    if (clientHeight === 0) return false;
    return (
      (/hidden|clip/.test(overflowX) && scrollWidth > clientWidth + 1) ||
      (/hidden|clip/.test(overflowY) && scrollHeight > clientHeight + 1)
    );
  };
  const boxes = [...document.querySelectorAll<HTMLElement>('body *')]
    .filter((element) => element instanceof HTMLElement && element.checkVisibility())
    .filter((element) => !element.closest('.sr-only, summary') && element.textContent.trim() !== '')
    .filter(isCut);
  const labels = [...document.querySelectorAll('svg text')].filter((text) => {
    const picture = text.closest('svg');
    if (picture === null || getComputedStyle(picture).overflow === 'visible') return false;
    const [box, frame] = [text.getBoundingClientRect(), picture.getBoundingClientRect()];
    return box.left < frame.left - 1 || box.right > frame.right + 1;
  });
  return [...boxes, ...labels].map(describe);
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

test('keys without a name, which autofill sends, raise no error anywhere', async ({page}) => {
  for (const route of ['/developer-guides/examples/hello-world', '/reference/interfaces/ai']) {
    await page.goto(route);
    expect(await page.evaluate(sendNamelessKeys), `${route} asleep`).toEqual([]);
    await wakePage(page);
    expect(await page.evaluate(sendNamelessKeys), route).toEqual([]);
  }
  await searchBox(page).click();
  await searchField(page).fill('cast');
  expect(await page.evaluate(sendNamelessKeys), 'search').toEqual([]);
  await page.keyboard.press('Escape');
  await page.setViewportSize(PHONE);
  await menuButton(page).click();
  expect(await page.evaluate(sendNamelessKeys), 'menu').toEqual([]);
});

/** Runs in the page: sends keys without a name to all that may listen. Returns what that threw. */
function sendNamelessKeys(): string[] {
  const errors: string[] = [];
  const keep = ({message}: ErrorEvent) => errors.push(message);
  addEventListener('error', keep);
  for (const element of document.querySelectorAll('body, a, button, input, summary, [role]')) {
    for (const type of ['keydown', 'keypress', 'keyup']) {
      element.dispatchEvent(new Event(type, {bubbles: true, cancelable: true}));
    }
  }
  removeEventListener('error', keep);
  return [...new Set(errors)];
}

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

test.describe('tabs', () => {
  test.use({startPath: '/installation'});

  test('are chosen with the arrow keys, and are one stop of the keyboard', async ({page}) => {
    const tabs = page.getByRole('tablist').first().getByRole('tab');
    await tabs.first().focus();
    await page.keyboard.press('ArrowRight');
    await expect(tabs.nth(1)).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(tabs.nth(1)).toHaveAttribute('aria-selected', 'true');
    const name = (await tabs.nth(1).textContent()) ?? '';
    const panel = page.getByRole('tabpanel', {name, exact: true}).first();
    await expect(panel).toBeVisible();

    await page.keyboard.press('Tab');
    await expect(page.locator(':focus')).not.toHaveRole('tab');
    await page.keyboard.press('Shift+Tab');
    await expect(tabs.nth(1)).toBeFocused();
    await page.keyboard.press('ArrowLeft');
    await expect(tabs.first()).toBeFocused();
  });
});

test.describe('with only the keyboard', () => {
  test.use({startPath: '/platform/core/cli', contextOptions: {reducedMotion: 'reduce'}});

  test('a walk from the first stop to the last goes through the page in visual order, and shows the focus at every stop', async ({
    page,
  }) => {
    const stops = await walkKeyboard(page);
    const regions = stops.map(({region}) => region);
    expect
      .soft(regions.filter((region, index) => region !== regions[index - 1]))
      .toEqual(['skip link', 'announcement', 'navbar', 'sidebar', 'content', 'contents', 'footer']);
    const controls = stops.filter(({region}) => region === 'navbar').map(({name}) => name);
    expect
      .soft(controls, 'every control of the navbar, in reading order')
      .toEqual([
        'Hayride',
        expect.stringMatching(/Search|INPUT/),
        'Next',
        'English',
        'Switch to dark mode',
        'GitHub',
      ]);
    expect(stops.length).toBeGreaterThan(40);
    expect
      .soft(
        stops.filter(({isOutlined}) => !isOutlined),
        'without an outline',
      )
      .toEqual([]);
    expect
      .soft(
        stops.filter(({isInSight}) => !isInSight),
        'out of sight',
      )
      .toEqual([]);
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
