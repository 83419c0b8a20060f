import type {BrowserContext, Disposable, Page} from '@playwright/test';

/** A page that the tests of a worker use one after another, and what takes back what a test added to it. */
export type SharedPage = {page: Page; context: BrowserContext; additions: Disposable[]};

/** A document of the site without scripts and styles, on which nothing happens. */
const NEUTRAL = '/robots.txt';

/** The events of a page that tests listen to. */
const EVENTS = [
  ...(['request', 'requestfinished', 'requestfailed', 'response', 'console', 'pageerror'] as const),
  ...(['load', 'popup', 'download', 'framenavigated'] as const),
];

/** Opens a page whose tests may add scripts, functions and sessions to it: they are kept in `additions`. */
export async function createSharedPage(context: BrowserContext): Promise<SharedPage> {
  const page = await context.newPage();
  const additions: Disposable[] = [];
  const keep = <Args extends unknown[]>(add: (...args: Args) => Promise<Disposable>) =>
    async function (...args: Args) {
      const addition = await add(...args);
      additions.push(addition);
      return addition;
    };
  page.addInitScript = keep(page.addInitScript.bind(page)) as Page['addInitScript'];
  page.exposeFunction = keep(page.exposeFunction.bind(page));
  const openSession = context.newCDPSession.bind(context);
  context.newCDPSession = async (target) => {
    const session = await openSession(target);
    const dispose = () => session.detach();
    additions.push({dispose, [Symbol.asyncDispose]: dispose});
    return session;
  };
  return {page, context, additions};
}

/** Takes back what a test did to a page and its context, and leaves the page on a neutral document. */
export async function resetSharedPage({page, context, additions}: SharedPage): Promise<void> {
  for (const event of EVENTS) page.removeAllListeners(event as 'load');
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
