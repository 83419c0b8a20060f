import {expect, test} from '@playwright/test';
import {createSharedPage, resetSharedPage} from '../support/sharedPages';

test('a page that tests share keeps nothing of a test that has ended', async ({context}) => {
  const shared = await createSharedPage(context);
  const {page} = shared;
  const read = () =>
    page.evaluate(async () => ({
      variables: Object.keys(window)
        .filter((name) => /^added/.test(name))
        .sort(),
      stored: [
        ...Object.keys(localStorage),
        ...Object.keys(sessionStorage),
        document.cookie,
      ].sort(),
      cores: navigator.hardwareConcurrency,
      answer: (await fetch('/llms.txt')).status,
      permission: (await navigator.permissions.query({name: 'geolocation'})).state,
    }));
  await page.goto('/');
  const before = await read();

  const heard: string[] = [];
  page.on('request', (request) => heard.push(request.url()));
  await page.addInitScript(() => Object.assign(window, {addedToPage: true}));
  await context.addInitScript(() => Object.assign(window, {addedToContext: true}));
  await page.exposeFunction('addedFunction', () => undefined);
  await page.route('**/llms.txt', (route) => route.fulfill({status: 418}));
  await context.grantPermissions(['geolocation']);
  const session = await context.newCDPSession(page);
  await session.send('Emulation.setHardwareConcurrencyOverride', {hardwareConcurrency: 77});
  await page.goto('/installation');
  await page.evaluate(() => {
    localStorage.setItem('theme', 'dark');
    document.cookie = 'known=1';
    addEventListener('pagehide', () => sessionStorage.setItem('place', '1'));
  });
  await context.newPage();
  expect(await read()).toEqual({
    variables: ['addedFunction', 'addedToContext', 'addedToPage'],
    // The page itself stores which announcement it shows.
    stored: [...before.stored.filter(Boolean), 'theme', 'known=1'].sort(),
    cores: 77,
    answer: 418,
    permission: 'granted',
  });
  await context.setOffline(true);

  await resetSharedPage(shared);
  heard.length = 0;
  await page.goto('/');
  expect(await read()).toEqual(before);
  expect(heard).toEqual([]);
  expect(context.pages()).toEqual([page]);
  expect(shared.isSpent).toBe(false);
  await page.clock.setFixedTime(0);
  expect(shared.isSpent).toBe(true);
});
