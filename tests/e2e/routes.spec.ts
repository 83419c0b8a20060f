import {expect} from '@playwright/test';
import {SITE_URL} from '../support/builtSite';
import {heading, openPage, sidebarLink, test} from '../support/page';

test.describe('an address of a page', () => {
  for (const [written, clean] of [
    ['/platform/core/cli.html', '/platform/core/cli'],
    ['/platform/core/cli/index.html', '/platform/core/cli'],
    ['/platform/core/cli/', '/platform/core/cli'],
    ['/platform/concepts.html', '/platform/concepts'],
    ['/platform/concepts/index.html', '/platform/concepts'],
    ['/platform/concepts/', '/platform/concepts'],
    ['/index.html', '/'],
  ] as const) {
    test(
      `written as ${written} leads to ${clean} and keeps query and hash`,
      {tag: '@clean-paths'},
      async ({page}) => {
        await openPage(page, `${written}?from=old#here`);
        await expect(page).toHaveURL(`${clean}?from=old#here`);
        await expect(page.locator('link[rel="canonical"]')).toHaveAttribute(
          'href',
          SITE_URL + clean,
        );
      },
    );
  }

  for (const written of ['.html', '/', '/index.html']) {
    test(
      `ending in ${written} shows its page even if the server does not redirect`,
      {tag: '@clean-paths'},
      async ({page, baseURL}) => {
        await page.route(`**/platform/core/cli${written}`, async (route) =>
          route.fulfill({response: await route.fetch({url: `${baseURL}/platform/core/cli`})}),
        );
        await openPage(page, `/platform/core/cli${written}`);
        await expect(heading(page)).toHaveText('CLI');
        await expect(sidebarLink(page, 'CLI')).toHaveAttribute('aria-current', 'page');
        await sidebarLink(page, 'Installation').click();
        await expect(heading(page)).toHaveText(/^Install/);
      },
    );
  }
});
