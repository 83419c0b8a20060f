import type {Page} from '@playwright/test';

/** Problems of a page since it has been watched, one line each. */
export type Watch = {
  /** Requests to other origins. */
  foreignRequests: string[];
  /** Errors and warnings in the console, and uncaught errors. */
  messages: string[];
  /** Violations of the content security policy. */
  violations: string[];
};

/** The record of a page without problems. */
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
