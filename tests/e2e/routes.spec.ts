import {expect} from '@playwright/test';
import {heading, openPage, sidebarLink, test} from '../support/page';

test.describe('an address of a page', () => {
  test(
    'keeps query and hash where the server redirects it',
    {tag: '@clean-paths'},
    async ({page}) => {
      await openPage(page, '/platform/core/cli/index.html?from=old#here');
      await expect(page).toHaveURL('/platform/core/cli?from=old#here');
    },
  );

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
