import type {Page} from '@playwright/test';
import type {RequestRecord} from './accountRequests';
import type {ServedSide} from './serveSide';

/** How long no request may be under way for a network that counts as idle, in ms. */
const QUIET = 500;

/** Keeps the requests of a page; `act` marks the ones from now on, `settle` waits for an idle network. */
export function recordRequests(page: Page, side: ServedSide) {
  const records: Omit<RequestRecord, 'bytes'>[] = [];
  const open = new Set<object>();
  let hasActed = false;
  let lastChange = Date.now();
  page.on('request', (request) => {
    const {pathname, origin} = new URL(request.url());
    // What is written into a page or a sheet is no request.
    if (origin !== side.origin) return;
    const purpose = request.headers()['sec-purpose'];
    records.push({pathname, kind: request.resourceType(), purpose, hasActed});
    open.add(request);
    lastChange = Date.now();
  });
  for (const event of ['requestfinished', 'requestfailed'] as const) {
    // Playwright's types have no event of either name.
    page.on(event as 'requestfinished', (request) => {
      open.delete(request);
      lastChange = Date.now();
    });
  }
  return {
    list: (): Promise<RequestRecord[]> =>
      Promise.all(
        records.map(async (record) => ({...record, bytes: await side.weigh(record.pathname)})),
      ),
    act: () => void (hasActed = true),
    async settle() {
      while (open.size > 0 || Date.now() - lastChange < QUIET) await page.waitForTimeout(50);
    },
  };
}
