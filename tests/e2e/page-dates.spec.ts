import {execFileSync} from 'node:child_process';
import {expect} from '@playwright/test';
import {readBuiltFile, readBuiltPages, SITE_URL} from '../support/builtSite';
import {openPage, test} from '../support/page';
import {ROUTES} from '../support/routes';

/** The times of all commits in seconds; undefined where the history is not complete or unknown. */
function listCommits(): Set<number> | undefined {
  const git = (...args: string[]) =>
    execFileSync('git', args, {encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore']}).trim();
  try {
    if (git('rev-parse', '--is-shallow-repository') === 'true') return undefined;
    return new Set(git('log', '--format=%ct').split('\n').map(Number));
  } catch {
    return undefined;
  }
}

/** The date of each page, as it is written in its HTML. */
async function readDates(): Promise<Map<string, string | undefined>> {
  const pages = (await readBuiltPages()).filter(({route}) => route !== '/404');
  return new Map(
    pages.map(({route, elements}) => {
      const time = elements.find(
        ({name, ancestors}) =>
          name === 'time' && ancestors.some(({classes}) => classes.includes('theme-doc-footer')),
      );
      return [route, time?.attributes.datetime];
    }),
  );
}

/** What a reader sees of a date: nothing where the history is not known. */
function say(date: string | undefined): string {
  const day = {day: 'numeric', month: 'short', year: 'numeric', timeZone: 'UTC'} as const;
  const format = new Intl.DateTimeFormat('en', day);
  return date === undefined ? '' : `Last updated on ${format.format(new Date(date))}`;
}

const commits = listCommits();

test('every page has the date of a commit, or none where the history is not known', async () => {
  if (process.env.GITHUB_ACTIONS) {
    expect(commits, 'what is deployed has dates: see fetch-depth in ci.yml').toBeDefined();
  }
  const dates = await readDates();
  expect(dates.size).toBe(ROUTES.length);
  for (const [route, date] of dates) {
    if (commits === undefined) {
      expect(date, route).toBeUndefined();
      continue;
    }
    expect(date, `${route} has no date: commit the page, then build the site again`).toBeDefined();
    expect([...commits], route).toContain(Date.parse(date ?? '') / 1000);
  }
});

test('the sitemap has the date of each page', async () => {
  const sitemap = (await readBuiltFile('sitemap.xml')).toString();
  const listed = [...sitemap.matchAll(/<url>(.*?)<\/url>/g)].map(([, entry = '']) => {
    const address = /<loc>(.*?)<\/loc>/.exec(entry)?.[1] ?? '';
    return [address, /<lastmod>(.*?)<\/lastmod>/.exec(entry)?.[1]] as const;
  });
  const dates = [...(await readDates())].map(
    ([route, date]) => [SITE_URL + route, date?.slice(0, 10)] as const,
  );
  expect(new Map(listed)).toEqual(new Map(dates));
});

test.describe('a reader', () => {
  test.use({timezoneId: 'Pacific/Auckland'});

  test('finds the date at the end of the page, and it stays when the page wakes up', async ({
    page,
  }) => {
    const messages: string[] = [];
    page.on('console', (message) => messages.push(message.text()));
    await openPage(page, '/platform/concepts/wasm');
    const words = await readDates().then((dates) => say(dates.get('/platform/concepts/wasm')));
    const footer = page.locator('.theme-doc-footer');
    await expect(footer).toHaveText(`Edit this page${words}`);
    await page.mouse.wheel(0, 9000);
    await expect(footer).toBeInViewport();
    await expect(footer).toHaveText(`Edit this page${words}`);
    expect(messages).toEqual([]);
  });
});
