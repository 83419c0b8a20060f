import {cp, mkdtemp, rm} from 'node:fs/promises';
import http from 'node:http';
import type {AddressInfo} from 'node:net';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {expect, type Page} from '@playwright/test';
import {createServer} from '../../../server/createServer.mjs';
import {buildFixtureSite} from '../../../tests/support/buildFixtureSite';
import {
  expectSameWindow,
  heading,
  markWindow,
  openPage,
  pretendConnection,
  SAVING,
  searchBox,
  searchField,
  sidebarLink,
  test as base,
  wakePage,
} from '../../../tests/support/page';

/** The variables that the site two-releases is built with: the first release, and two that may follow. */
const RELEASES = {
  first: {RELEASE_TEXT: 'one', RELEASE_CODE: 'one'},
  'of new texts': {RELEASE_TEXT: 'two', RELEASE_CODE: 'one'},
  'of new scripts': {RELEASE_TEXT: 'two', RELEASE_CODE: 'two'},
};

type Name = keyof typeof RELEASES;

/** A host that serves the first release until `deploy` replaces its folder. */
type Host = {origin: string; deploy: (folder: string) => Promise<void>};

const test = base.extend<{host: Host}, {folders: Record<Name, string>; temporary: string}>({
  temporary: [
    async ({}, use) => {
      const folder = await mkdtemp(path.join(tmpdir(), 'hayride-release-'));
      await use(folder);
      await rm(folder, {recursive: true});
    },
    {scope: 'worker'},
  ],
  folders: [
    async ({}, use) => {
      const folders: [string, string][] = [];
      for (const [name, variables] of Object.entries(RELEASES)) {
        const {exitCode, output, outDir} = await buildFixtureSite('two-releases', variables);
        if (exitCode !== 0) throw new Error(`The release ${name} was not built:\n${output}`);
        folders.push([name, outDir]);
      }
      await use(Object.fromEntries(folders) as Record<Name, string>);
    },
    // Builds end by themselves, on a busy machine after minutes.
    {scope: 'worker', timeout: 0},
  ],
  host: async ({folders}, use) => {
    let current: http.Server;
    const deploy = async (folder: string) => void (current = await createServer(folder));
    await deploy(folders.first);
    const server = http.createServer((...exchange) => current.emit('request', ...exchange));
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    await use({origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, deploy});
    server.close();
    server.closeAllConnections();
  },
  baseURL: ({host}, use) => use(host.origin),
});
test.describe.configure({mode: 'default'});

/** Returns the folder of a release that keeps the assets of the first one. */
async function keepOldAssets(folder: string, old: string, temporary: string): Promise<string> {
  const both = await mkdtemp(path.join(temporary, 'both-'));
  for (const from of [path.join(old, 'assets'), path.join(folder, 'assets')]) {
    await cp(from, path.join(both, 'assets'), {recursive: true});
  }
  await cp(folder, both, {recursive: true});
  return both;
}

/** Counts the pages that the window loads from now on. */
function countLoads(page: Page): {count: number} {
  const loads = {count: 0};
  page.on('load', () => (loads.count += 1));
  return loads;
}

/** Expects the whole page of a release, with its contents. */
async function expectGuide(page: Page, release: string): Promise<void> {
  await expect(heading(page)).toHaveText('Guide');
  await expect(page.getByText(`The guide of release ${release}.`)).toBeVisible();
  await expect(page.locator('.theme-doc-toc-desktop .table-of-contents')).toHaveText(
    `Steps of release ${release}`,
  );
}

for (const release of ['of new texts', 'of new scripts'] as const) {
  for (const old of ['kept', 'removed'] as const) {
    test.describe(`after a release ${release}, with old assets ${old},`, () => {
      /** Adds `release`, which deploys the release to the host of the open page. */
      const openTest = test.extend<{release: () => Promise<void>}>({
        release: ({folders, temporary, host}, use) =>
          use(async () => {
            const folder = folders[release];
            await host.deploy(
              old === 'kept' ? await keepOldAssets(folder, folders.first, temporary) : folder,
            );
          }),
      });

      // A page that was prefetched before the release would be shown as it was.
      openTest.beforeEach(({page}) => pretendConnection(page, SAVING));

      openTest(
        'an open page leads to the new one, with one load',
        async ({page, release: deploy}) => {
          await openPage(page, '/');
          await deploy();
          const loads = countLoads(page);
          await sidebarLink(page, 'Guide').click();
          await expectGuide(page, 'two');
          await wakePage(page);
          await markWindow(page);
          await sidebarLink(page, 'Tour').click();
          await expect(page.getByText('The tour of release two.')).toBeVisible();
          await expectSameWindow(page);
          expect(loads.count).toBe(1);
        },
      );

      openTest(
        'an open page shows no mix of what it fetched before',
        async ({page, release: deploy}) => {
          await openPage(page, '/');
          await sidebarLink(page, 'Guide').click();
          await expectGuide(page, 'one');
          await deploy();
          await sidebarLink(page, 'Tour').click();
          await expect(page.getByText(/The tour of release (one|two)\./)).toBeVisible();
          await sidebarLink(page, 'Guide').click();
          await expect(heading(page)).toHaveText('Guide');
          const shown = await page.getByText('The guide of release').textContent();
          await expectGuide(page, shown?.includes('two') ? 'two' : 'one');
        },
      );

      openTest(
        'a page that sleeps stays readable and leads on',
        async ({page, release: deploy}) => {
          await page.goto('/');
          await deploy();
          await page.mouse.move(600, 300);
          await expect(page.getByText('The home page of release one.')).toBeVisible();
          await sidebarLink(page, 'Guide').click();
          await expectGuide(page, 'two');
        },
      );

      openTest(
        'the search of an open page leads to the new one',
        async ({page, release: deploy}) => {
          await openPage(page, '/');
          await deploy();
          await searchBox(page).click();
          await searchField(page).fill('steps');
          await page
            .getByRole('option', {name: /Steps of release/})
            .first()
            .click();
          await expectGuide(page, 'two');
        },
      );

      openTest('a search that has begun goes on', async ({page, release: deploy}) => {
        await openPage(page, '/');
        await searchBox(page).click();
        await searchField(page).fill('tour');
        await expect(page.getByRole('option', {name: /Tour/}).first()).toBeVisible();
        await deploy();
        await searchField(page).fill('guide');
        await page.getByRole('option', {name: /Guide/}).first().click();
        await expectGuide(page, 'two');
      });
    });
  }
}

test('an upload that was cut in half shows every page as a whole, with one load each', async ({
  page,
  folders,
  temporary,
  host,
}) => {
  await pretendConnection(page, SAVING);
  await openPage(page, '/');
  // All assets are there, and some pages.
  const half = await keepOldAssets(folders['of new scripts'], folders.first, temporary);
  for (const file of ['index.html', 'tour.html']) {
    await cp(path.join(folders.first, file), path.join(half, file));
  }
  await host.deploy(half);
  const loads = countLoads(page);
  await sidebarLink(page, 'Guide').click();
  await expectGuide(page, 'two');
  await wakePage(page);
  await sidebarLink(page, 'Tour').click();
  await expect(page.getByText('The tour of release one.')).toBeVisible();
  await wakePage(page);
  expect(loads.count).toBe(2);
});
