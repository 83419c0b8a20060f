import {expect, type Page} from '@playwright/test';
import {findAxeFindings, findWithForcedColours} from '../support/findAxeFindings';
import {listSmallFields, listSmallTargets} from '../support/listSmall';
import {listTornWords} from '../support/listTornWords';
import {openPage, PHONE, test} from '../support/page';
import {ROUTES, UNKNOWN_ROUTE} from '../support/routes';
import {SILENCE, watchPage} from '../support/watchPage';

/** One page of each kind: the others have their frame and their colours from the same theme. */
const KINDS = [
  '/',
  '/category/core',
  '/developer-guides/examples/hello-world',
  UNKNOWN_ROUTE,
  '/platform/core/cli',
  '/reference/api/hayride',
  '/reference/bindings/go',
  '/reference/interfaces/http',
];

const widths = {desktop: {width: 1280, height: 800}, phone: PHONE};

test.describe('on every page, at any size of window and text, nothing is lost, axe finds nothing, and the browser has nothing to say:', () => {
  test.use({contextOptions: {reducedMotion: 'reduce'}});

  // One load for all that is measured: loading a page takes longer than most of it.
  for (const route of [...ROUTES, UNKNOWN_ROUTE]) {
    test(`on ${route}`, {tag: '@own-calls'}, async ({page, baseURL}) => {
      // Longest where there are 129 folds.
      test.setTimeout(300_000);
      const watch = await watchPage(page, new URL(baseURL ?? '').origin);
      await openPage(page, route);
      for (const [device, viewport] of Object.entries(widths)) {
        await page.setViewportSize(viewport);
        expect.soft(await page.evaluate(listTornWords), `long names, ${device}`).toEqual([]);
        expect.soft(await findLostBySpacing(page), `text spacing, ${device}`).toEqual([]);
      }
      await page.setViewportSize({width: 320, height: 256});
      expect.soft(await page.evaluate(listOverflows), '320 px, as at 400 % zoom').toEqual([]);
      expect.soft(await findLostByLargeText(page), 'text of 200 %').toEqual([]);

      await openAll(page);
      await page.setViewportSize(widths.desktop);
      await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
      const isKind = KINDS.includes(route);
      const scope = isKind ? 'all' : 'all but targets';
      expect.soft(await findAxeFindings(page, scope), 'light, wide').toEqual([]);
      expect.soft(await findSmall(page), 'targets of 24 px, wide').toEqual([]);
      await page.setViewportSize(widths.phone);
      await page.emulateMedia({colorScheme: 'dark'});
      await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
      const phoneScope = isKind ? 'all' : 'colours';
      expect.soft(await findAxeFindings(page, phoneScope), 'dark, on a phone').toEqual([]);
      expect.soft(await page.evaluate(listUnreachable), 'what scrolls, on a phone').toEqual([]);
      expect.soft(await findSmall(page), 'targets of 24 px, on a phone').toEqual([]);

      // The status of the not-found page is the one thing that a browser reports.
      const messages = watch.messages.filter((each) => !/status of 404/.test(each));
      expect.soft({...watch, messages}).toEqual(SILENCE);
      expect(watch.messages.length).toBe(route === UNKNOWN_ROUTE ? 1 : 0);
      if (!isKind) return;

      expect.soft(await findWithForcedColours(page), 'dark, on a phone').toEqual([]);
      await page.setViewportSize(widths.desktop);
      expect.soft(await findAxeFindings(page, 'colours'), 'dark, wide').toEqual([]);
      await page.emulateMedia({colorScheme: 'light'});
      await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
      expect.soft(await findWithForcedColours(page), 'light, wide').toEqual([]);
      await page.setViewportSize(widths.phone);
      expect.soft(await findAxeFindings(page, 'colours'), 'light, on a phone').toEqual([]);
    });
  }
});

/** Opens all folds of a page, and shows the panels of all its tabs. */
async function openAll(page: Page): Promise<void> {
  await page.locator('main details').evaluateAll((folds) => {
    folds.forEach((fold) => fold.setAttribute('open', ''));
  });
  await page.locator('main [hidden]:has(> [role="tabpanel"])').evaluateAll((frames) => {
    frames.forEach((frame) => frame.removeAttribute('hidden'));
  });
}

/** Finds content that is lost at twice the text size, without another visit. */
async function findLostByLargeText(page: Page): Promise<string[]> {
  const resize = (size: string) =>
    page.evaluate((value) => {
      document.documentElement.style.fontSize = value;
    }, size);
  await resize('32px');
  const found: string[] = [];
  for (const width of [640, 1024, 1280]) {
    await page.setViewportSize({width, height: 800});
    const lost = [...(await page.evaluate(listOverflows)), ...(await page.evaluate(listOverlaps))];
    found.push(...lost.map((loss) => `${width} px: ${loss}`));
  }
  await resize('');
  return found;
}

/** Finds content lost with the text spacing of WCAG 1.4.12, without another visit or a drawn frame. */
function findLostBySpacing(page: Page): Promise<string[]> {
  const find = (cut: typeof listCutTexts, wide: typeof listOverflows, space: () => void) => {
    // Long code is cut off on purpose, above a button that shows all of it.
    const cutBefore = cut();
    space();
    const lost = [...wide(), ...cut().filter((text) => !cutBefore.includes(text))];
    document.adoptedStyleSheets = [];
    return lost;
  };
  const functions = [listCutTexts, listOverflows, spaceText].map(String).join();
  return page.evaluate(`(${String(find)})(${functions})`);
}

/** Finds targets that are too small, and fields that make iOS zoom in. */
async function findSmall(page: Page): Promise<string[]> {
  return [...(await page.evaluate(listSmallTargets)), ...(await page.evaluate(listSmallFields))];
}

/** Runs in the page: lists parts of its frame, and words of its content, that overlap others. */
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

/** Runs in the page: lists elements wider than the window that are not in a scrolling frame. */
function listOverflows(): string[] {
  const {scrollWidth, clientWidth} = document.documentElement;
  // The parts of a line of code share all that is around them.
  const frames = new Map<Element, boolean>();
  const hasFrame = ({parentElement: around}: Element): boolean => {
    if (around === null) return false;
    const found =
      frames.get(around) ??
      (/auto|scroll/.test(getComputedStyle(around).overflowX) || hasFrame(around));
    frames.set(around, found);
    return found;
  };
  const wide = [...document.querySelectorAll('main *, footer *, .navbar__inner *')]
    .filter((element) => element.getBoundingClientRect().right > clientWidth + 1)
    // A closed fold keeps its hint to one line; the open one says all of it.
    .filter((element) => !element.matches('.sr-only, summary *') && !hasFrame(element))
    .map((element) => `<${element.tagName.toLowerCase()} class="${element.className}">`);
  return scrollWidth > clientWidth ? [`${scrollWidth} px`, ...wide] : wide;
}

/** Runs in the page: lists elements that scroll without a tab stop, out of a keyboard's reach. axe is slow at this. */
function listUnreachable(): string[] {
  const stops = 'a[href], button, input, select, textarea, summary, [tabindex="0"]';
  return [...document.querySelectorAll('main *')]
    .filter(({scrollWidth, clientWidth}) => clientWidth > 0 && scrollWidth > clientWidth + 1)
    .filter((element) => /auto|scroll/.test(getComputedStyle(element).overflowX))
    .filter((element) => !element.matches(stops) && !element.querySelector(stops))
    .map((element) => `<${element.tagName} class="${element.className}"> scrolls`);
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

/** Runs in the page: lists text that is cut off by a box or its picture. */
function listCutTexts(): string[] {
  const describe = (element: Element) =>
    `<${element.tagName} class="${element.getAttribute('class') ?? ''}"> cuts ` +
    `"${element.textContent.trim().slice(0, 60)}"`;
  const isCut = (element: HTMLElement) => {
    const {overflowX, overflowY} = getComputedStyle(element);
    // Most boxes cut nothing off, and to measure all of them would take long.
    if (!/hidden|clip/.test(overflowX + overflowY)) return false;
    const {scrollWidth, clientWidth, scrollHeight, clientHeight} = element;
    // A closed element has no height.
    if (clientHeight === 0) return false;
    return (
      (/hidden|clip/.test(overflowX) && scrollWidth > clientWidth + 1) ||
      (/hidden|clip/.test(overflowY) && scrollHeight > clientHeight + 1)
    );
  };
  const boxes = [...document.querySelectorAll<HTMLElement>('body *')]
    .filter((element) => element instanceof HTMLElement && isCut(element))
    .filter((element) => element.checkVisibility() && !element.closest('.sr-only, summary'))
    .filter((element) => element.textContent.trim() !== '');
  const labels = [...document.querySelectorAll('svg text')].filter((text) => {
    const picture = text.closest('svg');
    if (picture === null || getComputedStyle(picture).overflow === 'visible') return false;
    const [box, frame] = [text.getBoundingClientRect(), picture.getBoundingClientRect()];
    return box.left < frame.left - 1 || box.right > frame.right + 1;
  });
  return [...boxes, ...labels].map(describe);
}
