import {expect} from '@playwright/test';
import {FIRST} from '../support/copies';
import {findAxeFindings, findWithForcedColours} from '../support/findAxeFindings';
import {listSmallTargets} from '../support/listSmall';
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
import {walkKeyboard} from '../support/walkKeyboard';

test('axe misses no contrast that is too low, though it measures each kind of text and link once, and finds it again', async ({
  page,
}) => {
  // A colour that is on its way to another is none of the page's.
  await page.emulateMedia({reducedMotion: 'reduce'});
  await openPage(page, '/platform/core/cli');
  expect(await findAxeFindings(page, 'colours')).toEqual([]);
  await page.evaluate(() => {
    document.adoptedStyleSheets = [new CSSStyleSheet()];
    const [sheet] = document.adoptedStyleSheets;
    sheet?.insertRule('article p code { color: #aaa !important }');
    sheet?.insertRule('article td code { color: #bbb !important }');
    sheet?.insertRule('article p a { color: #444 !important; text-decoration: none !important }');
  });
  for (const round of ['once', 'again']) {
    const findings = (await findAxeFindings(page, 'colours')).join('\n');
    for (const colour of ['#aaaaaa', '#bbbbbb']) {
      expect(findings, round).toMatch(
        new RegExp(`color-contrast at .*foreground color: ${colour}`),
      );
    }
    expect(findings, round).toContain('link-in-text-block at');
  }
});

test('a target is too small below 24 px if it is a control, or if another one is close to it', async ({
  page,
}) => {
  await openPage(page, '/developer-guides/tools');
  expect(await page.evaluate(listSmallTargets)).toEqual([]);
  await page.evaluate(() => {
    document.adoptedStyleSheets = [new CSSStyleSheet()];
    const [sheet] = document.adoptedStyleSheets;
    sheet?.insertRule('article td { padding: 0 !important; line-height: 1.2 !important }');
    sheet?.insertRule('nav button { max-width: 20px !important; min-width: 0 !important }');
  });
  const found = await page.evaluate(listSmallTargets);
  expect(found.filter((line) => line.startsWith('A ')).length).toBeGreaterThan(2);
  expect(found).toContainEqual(expect.stringMatching(/^BUTTON .*: 20\.0 × /));
});

for (const colorScheme of ['light', 'dark'] as const) {
  test.describe(`in ${colorScheme} mode`, () => {
    test.use({
      colorScheme,
      startPath: '/platform/core/cli',
      contextOptions: {reducedMotion: 'reduce'},
    });

    test.describe('on a phone', () => {
      test.use({viewport: PHONE});

      test('axe finds nothing in both panels of the menu, and no control is smaller than 24 px', async ({
        page,
      }) => {
        const find = async () => [
          ...(await findAxeFindings(page, 'all', 'dialog[open]')),
          ...(await findWithForcedColours(page, 'dialog[open]')),
          ...(await page.evaluate(listSmallTargets)),
        ];
        await menuButton(page).click();
        await expect(menuBackButton(page)).toBeVisible();
        expect(await find()).toEqual([]);

        await menuBackButton(page).click();
        const dialog = page.getByRole('dialog');
        await dialog.getByRole('button', {name: 'Expand the dropdown'}).click();
        await expect(dialog.getByRole('link', {name: 'English'})).toBeVisible();
        expect(await find()).toEqual([]);
      });
    });

    test('axe finds nothing in the navbar with the list of languages', async ({page}) => {
      const language = navbar(page).getByRole('button', {name: 'English'});
      await language.press('Enter');
      await expect(navbar(page).getByRole('link', {name: 'English'})).toBeVisible();
      expect(await findAxeFindings(page, 'all', 'nav.navbar')).toEqual([]);
      expect(await findWithForcedColours(page, 'nav.navbar')).toEqual([]);
    });
  });
}

test('axe finds nothing without the banner', async ({page}) => {
  await page.emulateMedia({reducedMotion: 'reduce'});
  await openPage(page, '/platform/core/cli');
  await page.locator('.theme-announcement-bar').getByRole('button', {name: 'Close'}).click();
  await expect(page.locator('.theme-announcement-bar')).toHaveCount(0);
  expect(await findAxeFindings(page)).toEqual([]);
});

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

test.describe('without JavaScript', () => {
  test.use({javaScriptEnabled: false});

  test('a page is readable, with its code, pictures, tables and links, and no control that would not work', async ({
    page,
  }) => {
    await page.goto('/platform/core/cli');
    await expect(page.getByRole('article')).toBeVisible();
    await expect(page.locator('figure pre code').first()).toBeVisible();
    await expect(page.getByRole('table').first()).toBeVisible();
    await expect(page.locator('.theme-doc-toc-desktop a').first()).toBeVisible();
    await expect(searchBox(page)).toBeHidden();
    await expect(page.getByRole('button', {name: /^Copy/})).toHaveCount(0);
    await expect(colourModeSwitch(page)).toHaveCount(0);

    await page.goto('/platform/concepts/morphs');
    await expect(page.locator('figure svg[role="img"]').first()).toBeVisible();
    await expect(page.locator('article p a[href^="/"]').first()).toBeVisible();
  });

  for (const [device, viewport] of Object.entries({
    wide: {width: 1280, height: 800},
    phone: PHONE,
  })) {
    test(`no button is shown that would do nothing, and every page of the sidebar can be reached: ${device}`, async ({
      page,
    }) => {
      await page.setViewportSize(viewport);
      await page.goto('/platform/core/cli');
      const buttons = page.locator('button, [role="button"]').filter({visible: true});
      const names = await buttons.evaluateAll((all: HTMLElement[]) =>
        all.map(({className}) => className),
      );
      // The others are names of categories without a page, and controls that open under a pointer.
      const rest = /menu__link--sublist|^navbar__link( active)?$/;
      expect(names.filter((name) => !rest.test(name))).toEqual([]);
      const links = page.locator('aside a.menu__link[href^="/"]');
      expect(await links.count()).toBeGreaterThan(40);
      // Links that a closed list cuts off count as visible, but cannot be seen.
      const hidden = await links.evaluateAll(
        (all) =>
          all.filter((link) => {
            link.scrollIntoView({block: 'center'});
            const {x, y, width, height} = link.getBoundingClientRect();
            return !link.contains(document.elementFromPoint(x + width / 2, y + height / 2));
          }).length,
      );
      if (device === 'wide') expect(hidden).toBe(0);
    });
  }

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

/** Runs in the page: sends keys without a name to all listeners. Returns the errors that they throw. */
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

test.describe('tabs', () => {
  test.use({startPath: '/installation'});

  test('and their panels refer to each other, and the arrow keys choose among them in one stop of the keyboard', async ({
    page,
  }) => {
    for (const tab of await page.getByRole('tab').all()) {
      await tab.click();
      const name = (await tab.textContent()) ?? '';
      const panel = page.getByRole('tabpanel', {name, exact: true});
      await expect(panel).toBeVisible();
      await expect(tab).toHaveAttribute('aria-controls', (await panel.getAttribute('id')) ?? '');
    }
    const tabs = page.getByRole('tablist').first().getByRole('tab');
    await tabs.first().click();
    await page.keyboard.press('ArrowRight');
    await expect(tabs.nth(1)).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(tabs.nth(1)).toHaveAttribute('aria-selected', 'true');
    const name = (await tabs.nth(1).textContent()) ?? '';
    await expect(page.getByRole('tabpanel', {name, exact: true}).first()).toBeVisible();

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
        FIRST.label,
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
