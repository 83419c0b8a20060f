import type {Page} from '@playwright/test';

/** Scrolls below `place` and back up to it; the page is told of each as a scroll of its own. */
export function scrollUpTo(page: Page, place: number): Promise<void> {
  return page.evaluate(async (end) => {
    for (const top of [end + 100, end]) {
      window.scrollTo(0, top);
      // A frame tells its scroll events before it calls back.
      for (let frame = 0; frame < 2; frame++) await new Promise(requestAnimationFrame);
    }
  }, place);
}
