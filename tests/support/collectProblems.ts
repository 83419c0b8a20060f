import type {Page} from '@playwright/test';

/** Returns a list that grows with each error of a page's scripts, and with what React complains of. */
export function collectProblems(page: Page): string[] {
  const problems: string[] = [];
  page.on('pageerror', (error) => problems.push(String(error)));
  page.on('console', (message) => {
    if (/React/.test(message.text())) problems.push(message.text());
  });
  return problems;
}
