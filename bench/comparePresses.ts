import type {Browser, Page} from '@playwright/test';
import {formatTable, visitBuilds, type Figures} from './compareBuilds';
import {DESKTOP, FAST, openPage, PATIENCE, PHONE, SLOW, type Conditions} from './openPage';

/** A reader's first press on a page at rest, and the sign that it has taken effect. */
type Act = {
  name: string;
  route: string;
  device: typeof PHONE | typeof DESKTOP;
  press: (page: Page) => Promise<void>;
  /** Runs in the browser. */
  isDone: () => boolean;
};

const READERS = {
  '4 × slower CPU, 1.6 Mbit/s, 150 ms': SLOW,
  'CPU as it is, 10 Mbit/s, 40 ms': FAST,
};

/** Milliseconds after its load event for which a page is left alone. */
const REST = 4_000;

const tap = (selector: string) => (page: Page) => page.locator(selector).first().tap(PATIENCE);
const click = (selector: string) => (page: Page) => page.locator(selector).first().click(PATIENCE);

const HELLO = '/developer-guides/examples/hello-world';
const CLI = '/platform/core/cli';

const ACTS: readonly Act[] = [
  {
    name: 'tap the menu',
    route: CLI,
    device: PHONE,
    press: tap('.navbar__toggle'),
    isDone: () => document.querySelector('dialog[open] .navbar-sidebar a.menu__link') !== null,
  },
  {
    name: 'tap another tab',
    route: HELLO,
    device: PHONE,
    press: tap('[role=tab][aria-selected=false]'),
    isDone: () =>
      document.querySelector('[role=tab]:nth-child(2)')?.getAttribute('aria-selected') === 'true',
  },
  {
    name: 'tap the contents',
    route: CLI,
    device: PHONE,
    press: tap('.theme-doc-toc-mobile > button'),
    isDone: () =>
      Boolean(document.querySelector('.theme-doc-toc-mobile a')?.getClientRects().length),
  },
  {
    name: 'tap the search',
    route: CLI,
    device: PHONE,
    press: tap('search input'),
    isDone: () => Boolean(document.activeElement?.matches('dialog[open] input')),
  },
  {
    name: 'click the colours',
    route: CLI,
    device: DESKTOP,
    press: click('nav button:has(> span > svg)'),
    isDone: () => document.documentElement.dataset.theme === 'dark',
  },
  {
    name: 'click a fold of the sidebar',
    route: CLI,
    device: DESKTOP,
    press: click('aside .menu__caret[aria-label*="Concepts"]'),
    isDone: () =>
      Boolean(
        document
          .querySelector('aside li li:has(> * > [aria-label*="Concepts"]) li a')
          ?.getClientRects().length,
      ),
  },
  {
    name: 'click the languages',
    route: CLI,
    device: DESKTOP,
    press: click('nav .dropdown > a'),
    isDone: () => document.querySelector('nav .dropdown--show') !== null,
  },
  {
    name: 'close the announcement',
    route: CLI,
    device: DESKTOP,
    press: click('.theme-announcement-bar button'),
    isDone: () => !document.querySelector('.theme-announcement-bar')?.getClientRects().length,
  },
  {
    name: 'click a link to a page',
    route: CLI,
    device: DESKTOP,
    press: click('aside a[href="/platform/core/runtime"]'),
    isDone: () => document.querySelector('h1')?.textContent === 'Runtime',
  },
  {
    name: 'Ctrl+K',
    route: CLI,
    device: DESKTOP,
    press: (page) => page.keyboard.press('Control+K'),
    isDone: () => Boolean(document.activeElement?.matches('dialog[open] input')),
  },
  {
    name: 'Ctrl+K and a word, its results',
    route: CLI,
    device: DESKTOP,
    press: async (page) => {
      await page.keyboard.press('Control+K');
      await page.keyboard.type('sandbox');
    },
    isDone: () => document.querySelector('dialog[open] [role=option]') !== null,
  },
];

/**
 * Makes the first press on pages at rest of two built sites (absolute paths of folders), in turn. Returns, as
 * Markdown, the medians of `runs` times and their ratios: from the press to the painted effect, and to the next frame
 * (the longest interaction, which INP counts).
 */
export async function comparePresses(
  folders: readonly [string, string],
  runs: number,
): Promise<string> {
  const columns = await visitBuilds(
    folders,
    runs,
    Object.entries(READERS).map(([name, conditions]) => ({
      name,
      measure: (browser, origin) => timeActs(browser, origin, conditions),
    })),
  );
  return formatTable(columns);
}

async function timeActs(
  browser: Browser,
  origin: string,
  conditions: Conditions,
): Promise<Figures> {
  const times: [string, number][] = [];
  for (const act of ACTS) {
    const {effect, interaction} = await timeAct(browser, origin, conditions, act);
    times.push([act.name, effect], [`${act.name}: next frame`, interaction]);
  }
  return Object.fromEntries(times);
}

/** Milliseconds that a browser may take to report an interaction. */
const REPORT_DELAY = 1_000;

/**
 * Returns the milliseconds from a press to the frame that shows its effect, also if that is in a new document, and
 * those of the longest interaction.
 */
async function timeAct(
  browser: Browser,
  origin: string,
  conditions: Conditions,
  {route, device, press, isDone}: Act,
): Promise<{effect: number; interaction: number}> {
  const {context, page} = await openPage(browser, device, conditions);
  await page.addInitScript({content: `(${watchPress.toString()})(${isDone.toString()})`});
  await page.goto(origin + route, {waitUntil: 'load', ...PATIENCE});
  await page.waitForTimeout(REST);
  await press(page);
  await page.waitForFunction(() => sessionStorage.getItem('bench:done'), undefined, PATIENCE);
  await page.waitForTimeout(REPORT_DELAY);
  const read = (key: string) => page.evaluate((name) => Number(sessionStorage.getItem(name)), key);
  const times = {effect: await read('bench:done'), interaction: await read('bench:longest')};
  await context.close();
  return times;
}

/** Runs in the browser before anything else on a page. */
function watchPress(isDone: () => boolean): void {
  const now = () => performance.timeOrigin + performance.now();
  const start = ({timeStamp}: Event) => {
    if (sessionStorage.getItem('bench:start') === null) {
      sessionStorage.setItem('bench:start', String(performance.timeOrigin + timeStamp));
      requestAnimationFrame(watch);
    }
  };
  const watch = () => {
    const started = sessionStorage.getItem('bench:start');
    if (started === null) return;
    if (!isDone()) {
      requestAnimationFrame(watch);
      return;
    }
    // The first task after a frame: it is painted then.
    const {port1, port2} = new MessageChannel();
    port1.onmessage = () => sessionStorage.setItem('bench:done', String(now() - Number(started)));
    port2.postMessage(0);
  };
  // The release is the press: a click follows it.
  for (const type of ['pointerup', 'keydown']) addEventListener(type, start, {capture: true});
  new PerformanceObserver((list) => {
    const interactions = (list.getEntries() as PerformanceEventTiming[]).filter(
      ({interactionId}) => interactionId > 0,
    );
    const longest = Number(sessionStorage.getItem('bench:longest'));
    const times = interactions.map(({duration}) => duration);
    sessionStorage.setItem('bench:longest', String(Math.max(longest, ...times)));
  }).observe({type: 'event', durationThreshold: 16} as PerformanceObserverInit);
  requestAnimationFrame(watch);
}
