import {inflateSync} from 'node:zlib';
import type {WebDriver, WebElement} from 'selenium-webdriver';

/** Milliseconds after which a reader stops waiting for something to happen. */
const PATIENCE = 15_000;

/** Waits until `check` returns a truthy value, and returns it. */
export function waitFor<Value>(
  driver: WebDriver,
  what: string,
  check: () => Promise<Value>,
): Promise<NonNullable<Value>> {
  return driver.wait(check, PATIENCE, `Waited in vain for ${what}`) as Promise<NonNullable<Value>>;
}

/** Waits for the first visible element of a selector that contains this text. */
export function find(driver: WebDriver, css: string, text = ''): Promise<WebElement> {
  return waitFor(driver, `${css} with “${text}”`, () => findNow(driver, css, text));
}

/** Waits until no element of a selector is visible. */
export async function expectHidden(driver: WebDriver, css: string): Promise<void> {
  await waitFor(driver, `${css} to be hidden`, async () => !(await findNow(driver, css, '')));
}

/** Finds the first visible element in one script, because a driver takes seconds to check hundreds one by one. */
function findNow(driver: WebDriver, css: string, text: string): Promise<WebElement | null> {
  return driver.executeScript(
    (selector: string, part: string) =>
      [...document.querySelectorAll(selector)].find(
        (element) =>
          element.checkVisibility({visibilityProperty: true}) &&
          element.textContent?.includes(part),
      ),
    css,
    text,
  );
}

/** Presses the first visible element of a selector with the pointer. */
export async function press(driver: WebDriver, css: string, text?: string): Promise<void> {
  await (await find(driver, css, text)).click();
}

/** Types on the keyboard, wherever the focus is. */
export function type(driver: WebDriver, ...keys: string[]): Promise<void> {
  return driver
    .actions()
    .sendKeys(...keys)
    .perform();
}

/** Prints a page to PDF, and returns its number of pages. */
export async function countPrintedPages(driver: WebDriver): Promise<number> {
  // The declarations know neither the driver's default options nor its answer.
  const base64 = await (driver as unknown as {printPage: () => Promise<string>}).printPage();
  const pdf = Buffer.from(base64, 'base64').toString('latin1');
  const streams = [...pdf.matchAll(/\/FlateDecode\b[\s\S]*?stream\r?\n([\s\S]*?)endstream/g)];
  const texts = streams.map(([, bytes = '']) => inflateSync(Buffer.from(bytes, 'latin1')));
  return [pdf, ...texts].join('\n').match(/\/Type\s*\/Page\b/g)?.length ?? 0;
}

/** Moves the pointer as a reader does, at the edge, where no link is, until the page is interactive. */
export async function wake(driver: WebDriver): Promise<void> {
  for (const x of [2, 4]) await driver.actions().move({x, y: 400}).perform();
  await waitFor(driver, 'an interactive page', () =>
    driver.executeScript<boolean>('return document.documentElement.dataset.hasHydrated === "true"'),
  );
}

/**
 * Makes the page report its errors and warnings to the server from now on. WebKit's driver neither reports the
 * console, nor can it run a script before those of the page.
 */
export async function watchPage(driver: WebDriver): Promise<void> {
  await driver.executeScript(() => {
    const report = (text: string) => navigator.sendBeacon('/report', text);
    addEventListener('error', ({message}) => report(`error: ${message}`));
    addEventListener('unhandledrejection', ({reason}) => report(`rejection: ${String(reason)}`));
    for (const level of ['error', 'warn'] as const) {
      const log = console[level].bind(console);
      console[level] = (...words: unknown[]) => {
        report(`${level}: ${words.map(String).join(' ')}`);
        log(...words);
      };
    }
  });
}
