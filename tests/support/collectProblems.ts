import type {Page} from '@playwright/test';

/** Returns a list to which each error of a page's scripts and each complaint of React is added. */
export function collectProblems(page: Page): string[] {
  const problems: string[] = [];
  page.on('pageerror', (error) => problems.push(String(error)));
  page.on('console', (message) => {
    if (/React/.test(message.text())) problems.push(message.text());
  });
  return problems;
}
