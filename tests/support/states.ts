import type {Page, TestDetails} from '@playwright/test';
import {holdRequests, openPage, SCRIPTS, test as siteTest, turnWheel, wakePage} from './page';

/** What a page is when the reader acts: nothing has woken it, its scripts are on their way, or they run. */
const STATES = ['asleep', 'late', 'awake'] as const;

/**
 * Declares a test in each state that a page can be in. `act` does what the reader does and expects what
 * follows; what it returns is expected once more when the page is awake, after all. `test` is that of a
 * fixture site.
 */
export function testInStates(
  title: string,
  route: string,
  act: (page: Page) => Promise<(() => Promise<void>) | void>,
  details: TestDetails = {},
  test = siteTest,
): void {
  for (const state of STATES) {
    test(`${title}: ${state}`, details, async ({page}) => {
      if (state === 'awake') await openPage(page, route);
      const held = state === 'late' ? await holdRequests(page, SCRIPTS) : undefined;
      if (state !== 'awake') await page.goto(route);
      if (held) await turnWheel(page);
      const expectStill = await act(page);
      held?.letGo();
      await wakePage(page);
      await expectStill?.();
    });
  }
}
