import type {Page, TestDetails} from '@playwright/test';
import {holdRequests, openPage, SCRIPTS, test as siteTest, turnWheel, wakePage} from './page';

/** States of a page when the reader acts: not woken, loading its scripts, or running them. */
const STATES = ['asleep', 'late', 'awake'] as const;

/**
 * Declares a test in each state that a page can be in. `act` does what the reader does and expects the effect; the
 * expectation that it returns runs again once the page is awake. `test` is that of a fixture site.
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
