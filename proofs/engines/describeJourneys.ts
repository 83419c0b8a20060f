import {isDeepStrictEqual} from 'node:util';
import {Key, type WebDriver} from 'selenium-webdriver';
import {afterAll, afterEach, beforeAll, beforeEach, describe, expect, test} from 'vitest';
import {
  CHANGED_PAGES,
  CHANGES,
  countShown,
  NEXT_PAGE,
  type Shown,
} from '../../tests/support/changedPages';
import {ROUTES, UNKNOWN_ROUTE} from '../../tests/support/routes';
import {
  countPrintedPages,
  expectHidden,
  find,
  press,
  type,
  waitFor,
  wake,
  watchPage,
} from './reader';
import {serveSite, type Site} from './serveSite';
import {startEngine, type Engine, type EngineName} from './startEngine';

/** A page that is several screens long. */
const LONG_PAGE = '/platform/core/cli';

/** The longest reference. */
const LONG_REFERENCE = '/reference/interfaces/ai';

/**
 * Declares the journeys of a reader in one engine. Firefox reports its whole console; WebKit only messages of scripts
 * and uncaught errors after a page has loaded, and violations of the policy at any time. The narrowest window is 500
 * pixels wide in Firefox and 447 in WebKit's test browser.
 */
export function describeJourneys(name: EngineName): void {
  describe(`a reader with ${name}`, () => {
    let engine: Engine;
    let driver: WebDriver;
    let site: Site;

    const start = async () => {
      engine = await startEngine(name);
      ({driver} = engine);
    };
    beforeAll(start);
    afterAll(() => engine?.stop());

    beforeEach(async () => {
      // A browser that crashed fails the journey in which it did, and no other.
      const isAlive = await driver.getTitle().then(
        () => true,
        () => false,
      );
      if (!isAlive) {
        await engine.stop().catch(() => {});
        await start();
      }
      site = await serveSite();
      engine.messages.length = 0;
      await driver.manage().window().setRect({x: 0, y: 0, width: 1280, height: 900});
    });
    afterEach(async () => {
      await waitForSilence();
      site.close();
      expect(takeFaults()).toEqual([]);
    });

    /** Returns the faults that console, policy and server reported since the last call, each once. */
    function takeFaults(): string[] {
      const lists = [engine.messages, site.reports, site.failures];
      return [...new Set(lists.flatMap((list) => list.splice(0)))];
    }

    async function open(route: string): Promise<void> {
      await driver.get(site.origin + route);
      if (name === 'WebKit') await watchPage(driver);
    }

    async function openAwake(route: string): Promise<void> {
      await open(route);
      await wake(driver);
    }

    /** Waits until the browser has requested nothing for a while. */
    async function waitForSilence(): Promise<void> {
      let count: number;
      do {
        count = site.asked.length;
        await driver.sleep(400);
      } while (count !== site.asked.length);
    }

    const evaluate = <Value>(expression: string) =>
      driver.executeScript<Value>(`return ${expression}`);

    const expectEventually = (expression: string) =>
      waitFor(driver, expression, () => evaluate<boolean>(expression));

    test('opens every page', async () => {
      for (const route of ROUTES) {
        await openAwake(route);
        expect(await evaluate('document.querySelectorAll("article h1").length'), route).toBe(1);
      }
      await waitForSilence();
      expect(ROUTES.filter((route) => !site.asked.includes(route))).toEqual([]);
    }, 240_000);

    // WebKit 2.50 crashes at `text-wrap: pretty` where a container query changes the layout.
    test('keeps every page while its window gets narrow and wide', async () => {
      for (const route of ROUTES) {
        await open(route);
        for (const width of [500, 1280, 700]) {
          await driver.manage().window().setRect({width, height: 900});
          const isShown = 'document.querySelector("article h1").offsetHeight > 0';
          expect(await evaluate(isShown), `${route} at ${width} px`).toBe(true);
        }
      }
    }, 240_000);

    test('reports what the policy forbids, what fails and what is not there', async () => {
      await openAwake('/');
      await evaluate(
        'document.body.insertAdjacentHTML("beforeend", `<p style="top:0"><img src="/missing.png">`)',
      );
      await evaluate('console.error("a fault")');
      await waitForSilence();
      const faults = takeFaults().join('\n');
      expect(faults).toMatch(/^style-src\S* blocked inline on /m);
      expect(faults).toMatch(/error: a fault$/m);
      expect(faults).toMatch(/^404 \/missing\.png$/m);
    });

    test.each(CHANGED_PAGES)(
      '%s keeps all it shows, and can be left and found again, whatever others have done to it',
      async (route) => {
        // Every other one in a narrow window; in Chromium, each is tried in both.
        for (const [index, [change, make]] of Object.entries(CHANGES).entries()) {
          await driver
            .manage()
            .window()
            .setRect({width: index % 2 === 0 ? 1280 : 500, height: 900});
          await open(route);
          await driver.executeScript(make);
          const shown = await driver.executeScript<Shown>(countShown);
          await wake(driver);
          expect(await driver.executeScript(countShown), change).toEqual(shown);
          await goAndReturn(route, shown, change);
          await driver.executeScript(make);
          await goAndReturn(route, await driver.executeScript(countShown), change);
        }
        // React says that it has made the page anew.
        takeFaults();
      },
      240_000,
    );

    /** Follows a link to another page, goes back, and expects the same content as before. */
    async function goAndReturn(route: string, shown: Shown, change: string): Promise<void> {
      const shows = (path: string, test: (now: Shown) => boolean) => async () =>
        (await evaluate(`location.pathname === "${path}"`)) &&
        test(await driver.executeScript<Shown>(countShown));
      // A real press: browsers skip what a script alone has added to the history.
      await press(driver, `footer a[href="${NEXT_PAGE}"]`);
      await waitFor(
        driver,
        `the next page: ${change}`,
        shows(NEXT_PAGE, ({blocks}) => blocks > 50),
      );
      await driver.navigate().back();
      const isSame = (now: Shown) => isDeepStrictEqual(now, shown);
      await waitFor(driver, `the first page: ${change}`, shows(route, isSame));
    }

    test('sees the home page with its pictures and styles', async () => {
      await open('/');
      await find(driver, 'h1', 'Sandboxing for the rest of us');
      expect(await evaluate('getComputedStyle(document.documentElement).backgroundColor')).toBe(
        'rgb(255, 254, 251)',
      );
      const broken =
        '[...document.images].filter((image) => image.complete && !image.naturalWidth).length';
      expect(await evaluate(broken)).toBe(0);
      await wake(driver);
      expect(await driver.getTitle()).toBe('Sandboxing for the rest of us | Hayride Documentation');
    });

    test('loses no press on a page that has loaded only its acts yet', async () => {
      await open('/');
      await waitForSilence();
      const scripts = site.asked.filter((path) => path.endsWith('.js'));
      expect(scripts).toEqual([expect.stringMatching(/^\/assets\/js\/acts\.\w+\.js$/)]);
      await press(driver, '.navbar button', 'Switch to dark mode');
      await find(driver, '[data-theme="dark"]');
    });

    test('follows a link that is in sight to a page that is already there', async () => {
      // On a first visit, the scripts of pages in sight may leave no bytes for a page itself. Now they are cached.
      await openAwake('/');
      await waitForSilence();
      site.asked.length = 0;
      await openAwake('/');
      await waitFor(driver, 'the page to be fetched', () =>
        Promise.resolve(site.asked.includes('/installation')),
      );
      await press(driver, '.menu__link', 'Installation');
      await find(driver, 'h1', 'Install');
      await waitForSilence();
      expect(site.asked.filter((path) => path === '/installation')).toHaveLength(1);
    });

    test('has the scripts of pages whose links are in sight fetched ahead', async () => {
      await openAwake('/');
      const run = await evaluate<number>('document.querySelectorAll("script[src]").length');
      await waitFor(driver, 'more scripts than the page runs', () =>
        Promise.resolve(new Set(site.asked.filter((path) => path.endsWith('.js'))).size > run + 2),
      );
    });

    test('skips to the text with the keyboard', async () => {
      await openAwake(LONG_PAGE);
      await type(driver, Key.TAB);
      await expectEventually('document.activeElement.textContent === "Skip to main content"');
      await type(driver, Key.ENTER);
      await type(driver, Key.TAB);
      await expectEventually('document.activeElement.closest("main") !== null');
    });

    test('prints the text of a page, and nothing that only leads elsewhere', async () => {
      await open(LONG_PAGE);
      // WebKit's driver cannot print.
      if (name === 'Firefox') expect(await countPrintedPages(driver)).toBeGreaterThan(2);
      // As on paper: no driver can ask for that.
      await driver.executeScript(() => {
        for (const {cssRules, media} of document.styleSheets) {
          if (media.mediaText === 'print') media.mediaText = 'all';
          for (const rule of cssRules) {
            if (rule instanceof CSSMediaRule && rule.conditionText === 'print') {
              rule.media.mediaText = 'all';
            }
          }
        }
      });
      await find(driver, 'article h1', 'CLI');
      for (const css of ['.navbar', '.theme-doc-sidebar-container', 'footer.theme-layout-footer']) {
        await expectHidden(driver, css);
      }
    });

    test('follows a link without reloading the window, and goes back to the same place', async () => {
      await openAwake(LONG_PAGE);
      await evaluate('document.body.setAttribute("data-marked", "")');
      await evaluate('scrollTo(0, 900)');
      await expectEventually('scrollY === 900');
      await press(driver, '.menu__link', 'Installation');
      await find(driver, 'h1', 'Install');
      await expectEventually('document.title.startsWith("Install")');
      await expectEventually('scrollY === 0');

      await driver.navigate().back();
      await find(driver, 'h1', 'CLI');
      await expectEventually('document.title.startsWith("CLI")');
      await expectEventually('scrollY === 900');
      expect(await evaluate('document.body.hasAttribute("data-marked")')).toBe(true);
    });

    test('lands at an anchor far down a long page, and finds that place again', async () => {
      const hash = '#mcp-tools--error-code--tool-call-failed';
      const target = `document.querySelector("${hash}")`;
      const isLanded = `Math.abs(${target}.getBoundingClientRect().top - parseFloat(getComputedStyle(${target}).scrollMarginTop)) < 1`;
      const follow = () =>
        driver.executeScript((address: string) => {
          const link = document.querySelector<HTMLAnchorElement>('article a[href^="#"]');
          link?.setAttribute('href', address);
          link?.click();
        }, hash);
      await open(`${LONG_REFERENCE}${hash}`);
      await expectEventually(isLanded);
      await open('/');
      await open(LONG_REFERENCE);
      await follow();
      await wake(driver);
      await expectEventually(isLanded);
      await waitForSilence();
      await open('/');
      await openAwake(LONG_REFERENCE);
      await follow();
      await expectEventually(isLanded);
      await press(driver, '.menu__link', 'Installation');
      await find(driver, 'h1', 'Install');
      await driver.navigate().back();
      await expectEventually(`Boolean(${target}) && ${isLanded}`);
    });

    test('searches with only the keyboard', async () => {
      await openAwake('/');
      await type(driver, '/');
      await expectEventually('document.activeElement.role === "combobox"');
      await type(driver, ...'morphs');
      await find(driver, '[role="option"]', 'Morphs');
      await type(driver, Key.ESCAPE);
      await expectHidden(driver, 'dialog');
      await expectEventually('document.activeElement.matches("search input")');

      await type(driver, ...'morphs');
      await find(driver, '[role="option"]', 'Morphs');
      await expectEventually('document.activeElement.value === "morphs"');
      await type(driver, Key.ARROW_DOWN);
      await find(driver, '[aria-selected="true"]', 'Morphs');
      await type(driver, Key.ENTER);
      await expectEventually('location.pathname === "/platform/concepts/morphs"');
      await find(driver, 'h1', 'Morphs');
      await expectHidden(driver, 'dialog');
    });

    test('switches the colour mode for good', async () => {
      const isDark =
        'getComputedStyle(document.documentElement).backgroundColor === "rgb(23, 20, 17)"';
      await openAwake('/');
      await press(driver, '.navbar button', 'Switch to dark mode');
      await expectEventually(isDark);
      await open('/installation');
      expect(await evaluate(isDark)).toBe(true);
    });

    test('opens and closes the menu of a narrow window', async () => {
      await driver.manage().window().setRect({width: 390, height: 844});
      await openAwake(LONG_PAGE);
      const size = '[scrollY, document.documentElement.scrollHeight].join()';
      const before = await evaluate<string>(size);
      await press(driver, '[aria-label="Toggle navigation bar"]');
      await find(driver, '.navbar-sidebar .menu__link', 'CLI');
      expect(await evaluate(size)).toBe(before);
      // A driver presses where the button was when it moved there.
      await expectEventually(
        'document.querySelector(".navbar-sidebar").getAnimations().length === 0',
      );
      await press(driver, '[aria-label="Close navigation bar"]');
      await expectHidden(driver, '.navbar-sidebar');
    });

    test('copies code and is told whether the browser allowed it', async () => {
      await openAwake(LONG_PAGE);
      await press(driver, 'figure button[aria-label="Copy code to clipboard"]');
      const answer = await waitFor(driver, 'an answer', () =>
        evaluate<string>('document.querySelector(`body > [role="status"]`)?.textContent'),
      );
      expect(answer).toMatch(/^Copied$|^Not copied\./);
    });

    test('chooses a language for good', async () => {
      const isChosen = '[role="tab"][aria-selected="true"]';
      await openAwake('/');
      await press(driver, '[role="tab"]', 'Rust');
      await find(driver, isChosen, 'Rust');
      await open('/developer-guides/examples/hello-world');
      await wake(driver);
      await find(driver, isChosen, 'Rust');
    });

    test('opens a fold', async () => {
      await openAwake('/reference/interfaces');
      await expectHidden(driver, 'article details > :not(summary)');
      await press(driver, 'article details > summary');
      await find(driver, 'article details[open] > :not(summary)');
    });

    test('dismisses the announcement for good', async () => {
      await openAwake('/');
      await press(driver, '.theme-announcement-bar [aria-label="Close"]');
      await expectHidden(driver, '.theme-announcement-bar');
      await open('/installation');
      await expectHidden(driver, '.theme-announcement-bar');
    });

    test('filters the entries of a reference', async () => {
      await openAwake('/reference/interfaces/ai');
      const input = await find(driver, '[role="group"] input[type="search"]');
      await input.sendKeys('agents push');
      await expectHidden(driver, '[id="ai-agents--agent--execute"]');
      await find(driver, '[id="ai-agents--agent--push"]');
      await find(driver, '[role="group"] [role="status"]', ' of ');
    });

    test('learns that an address has no page', async () => {
      await openAwake(UNKNOWN_ROUTE);
      await find(driver, 'h1', 'Page not found');
      expect(site.failures.splice(0)).toEqual([`404 ${UNKNOWN_ROUTE}`]);
      await press(driver, 'main a', 'Go to the home page');
      await find(driver, 'h1', 'Sandboxing for the rest of us');
    });
  });
}
