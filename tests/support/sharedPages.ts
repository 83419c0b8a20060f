import type {BrowserContext, Disposable, Page} from '@playwright/test';

/** A page that the tests of a worker use one after another. */
export type SharedPage = {
  page: Page;
  context: BrowserContext;
  /** Undo what a test added. */
  additions: Disposable[];
  /** Whether a test has set the clock, which cannot be undone. */
  isSpent: boolean;
};

/** A document of the site without scripts and styles, on which nothing happens. */
export const NEUTRAL = '/robots.txt';

/** The events of a page that tests listen to. */
const EVENTS = [
  ...(['request', 'requestfinished', 'requestfailed', 'response', 'console', 'pageerror'] as const),
  ...(['load', 'popup', 'download', 'framenavigated'] as const),
];

/** Opens a page. Keeps everything that can undo the scripts, functions and sessions that a test adds to it. */
export async function createSharedPage(context: BrowserContext): Promise<SharedPage> {
  const page = await context.newPage();
  const shared: SharedPage = {page, context, additions: [], isSpent: false};
  /** Wraps a method to keep its results. */
  function keep<Args extends unknown[], Result>(
    method: (...args: Args) => Promise<Result>,
    read: (result: Result) => Disposable,
  ) {
    return async (...args: Args): Promise<Result> => {
      const result = await method(...args);
      shared.additions.push(read(result));
      return result;
    };
  }
  for (const owner of [page, context]) {
    owner.addInitScript = keep(owner.addInitScript.bind(owner), (script) => script) as never;
  }
  page.exposeFunction = keep(page.exposeFunction.bind(page), (added) => added);
  context.newCDPSession = keep(context.newCDPSession.bind(context), (session) => {
    const dispose = () => session.detach();
    return {dispose, [Symbol.asyncDispose]: dispose};
  });
  const setters = ['install', 'setFixedTime', 'setSystemTime', 'pauseAt'] as const;
  for (const name of setters) {
    const set = context.clock[name].bind(context.clock) as (...args: unknown[]) => Promise<void>;
    context.clock[name] = (...args: unknown[]) => {
      shared.isSpent = true;
      return set(...args);
    };
  }
  return shared;
}

/** Undoes everything that a test did to a page and its context, and leaves the page on a neutral document. */
export async function resetSharedPage({page, context, additions}: SharedPage): Promise<void> {
  for (const event of EVENTS) page.removeAllListeners(event);
  await page.unrouteAll({behavior: 'ignoreErrors'});
  await context.setOffline(false);
  await Promise.all(additions.splice(0).map((addition) => addition.dispose()));
  const others = context.pages().filter((each) => each !== page);
  await Promise.all(others.map((each) => each.close()));
  await page.mouse.move(0, 0);
  await page.goto(NEUTRAL);
  // Last, because a page may store something when it is left.
  await page.evaluate(() => {
    localStorage.clear();
    sessionStorage.clear();
  });
  await context.clearCookies();
  await context.clearPermissions();
}
