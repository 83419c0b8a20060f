import type {Page} from '@playwright/test';

/** What a page did that it should not do, since it has been watched, one line each. */
export type Watch = {
  /** Requests to other origins. */
  foreignRequests: string[];
  /** Errors and warnings in the console, and errors that nothing caught. */
  messages: string[];
  /** What the content security policy forbade. */
  violations: string[];
};

/** What a page did that did nothing of this. */
export const SILENCE: Watch = {foreignRequests: [], messages: [], violations: []};

/** Watches a page from its next navigation on. */
export async function watchPage(page: Page, origin: string): Promise<Watch> {
  const watch: Watch = {foreignRequests: [], messages: [], violations: []};
  page.on('request', (request) => {
    const url = new URL(request.url());
    if (url.origin !== origin && url.protocol !== 'data:') watch.foreignRequests.push(url.href);
  });
  page.on('console', (message) => {
    const isBad = ['error', 'warning', 'assert'].includes(message.type());
    if (isBad) watch.messages.push(`${page.url()} → ${message.type()}: ${message.text()}`);
  });
  page.on('pageerror', (error) => watch.messages.push(`${page.url()} → ${error.message}`));
  await page.exposeFunction('reportViolation', (text: string) => {
    watch.violations.push(`${page.url()} → ${text}`);
  });
  await page.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', (event) => {
      const {effectiveDirective, blockedURI, sample} = event;
      const report = (window as unknown as {reportViolation: (text: string) => void})
        .reportViolation;
      report(`${effectiveDirective} blocked ${blockedURI} ${sample}`);
    });
  });
  return watch;
}
