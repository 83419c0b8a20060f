import {readFile} from 'node:fs/promises';
import {expect, test} from '@playwright/test';
import type {Readability as Reader} from '@mozilla/readability';
import {listBuiltFiles, pageFile, readBuiltFile} from '../support/builtSite';
import {ALL_ROUTES, COPIES, NOT_FOUND} from '../support/copies';

declare const Readability: typeof Reader;

/** Pages that are mostly cards or a table: a reader view shows only the longest part. */
const NOT_READ = [
  ...COPIES.map(({home}) => pageFile(home)),
  ...ALL_ROUTES.filter((route) => route.endsWith('/platform/concepts')).map(pageFile),
  ...NOT_FOUND,
];

test('a reader view keeps the headings, steps, code and entries of every page', async ({page}) => {
  await page.evaluate(await readFile(require.resolve('@mozilla/readability/Readability'), 'utf8'));
  let count = 0;
  for (const file of await listBuiltFiles(/\.html$/)) {
    if (NOT_READ.includes(file)) continue;
    const html = (await readBuiltFile(file)).toString('utf8');
    const {parts, lost} = await page.evaluate(listLost, html);
    expect(lost, file).toEqual([]);
    count += parts;
  }
  expect(count).toBeGreaterThan(4_000);
});

/** Runs in the browser: counts the parts of a page, and lists those that its reader view lacks. */
function listLost(html: string): {parts: number; lost: string[]} {
  const parse = (text: string) => new DOMParser().parseFromString(text, 'text/html');
  // Elements that are only heard, drawn or pressed don't count as text.
  const unread = '.sr-only, [hidden], svg, figcaption, button';
  const readText = (element: Element) => {
    const copy = element.cloneNode(true) as Element;
    copy.querySelectorAll(unread).forEach((each) => each.remove());
    return copy.textContent.replace(/[\s\u200b]+/g, '');
  };
  const shown = readText(parse(new Readability(parse(html)).parse()?.content ?? '').body);
  const selector = ':is(h2, h3, h4, h5, summary, ol > li, pre, dt)';
  const parts = [...parse(html).querySelectorAll(`.theme-doc-markdown ${selector}`)].filter(
    (part) => !part.closest('[hidden], .theme-doc-card-container'),
  );
  const lost = parts.filter((part) => !shown.includes(readText(part)));
  return {parts: parts.length, lost: lost.map((part) => `${part.id} ${part.textContent}`)};
}
