import {expect, type Page} from '@playwright/test';

/** Keeps on the body, as `data-said`, what a copy button says: it takes it back after 2 seconds. */
export function keepCopyAnswers(page: Page): Promise<void> {
  return page.evaluate(() => {
    new MutationObserver(() => {
      for (const {textContent} of document.querySelectorAll('figure [role="status"]')) {
        if (textContent) document.body.setAttribute('data-said', textContent);
      }
    }).observe(document.body, {subtree: true, childList: true, characterData: true});
  });
}

/** Waits until a copy button has said this, since `keepCopyAnswers`. */
export function expectCopyAnswer(page: Page, text: string): Promise<void> {
  return expect(page.locator('body')).toHaveAttribute('data-said', text);
}
