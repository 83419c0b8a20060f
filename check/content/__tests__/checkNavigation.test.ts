import {expect, it} from 'vitest';
import {formatFinding} from '../../lib/formatFinding.mjs';
import {parsePage} from '../../lib/pages/parsePage';
import {checkNavigation} from '../checkNavigation';

/** Checks the targets of links on a site with two pages. */
function check(navigation: object): string[] {
  const source = '## Part {/* #part */}\n';
  const parsed = ['docs/index.mdx', 'docs/a.mdx'].map((file) => parsePage(file, source));
  const pages = new Map(parsed.map((page) => [page.file, {...page, generatedIds: ['made']}]));
  const written = JSON.stringify(navigation, null, 2).replaceAll('\\"', '"');
  const lists = {'navigation.ts': written, 'sidebars.ts': '', 'references.ts': ''};
  return checkNavigation({navigation, files: [...pages.keys()], pages, lists}).map(formatFinding);
}

it('links of the configuration may lead to pages, their headings, files and other sites', () => {
  const items = ['/', '/a', '/a#part', '/a#made', '/licenses.txt'].map((to) => ({to}));
  expect(check({navbar: {items}, footer: {links: [{href: 'https://a.example/b'}]}})).toEqual([]);
});

it('a link of the configuration that leads nowhere is named where it is', () => {
  const content = 'New: <a href="/gone">this</a>, <a href="/a#gone">that</a>.';
  expect(check({announcementBar: {content}, search: {browse: [{url: '/b'}]}})).toEqual([
    'navigation.ts:3:30 configured-link there is no page /gone. Link to one that is there.',
    'navigation.ts:3:56 configured-link docs/a.mdx has no heading with the id “gone”. It has: part.',
    'navigation.ts:8:16 configured-link there is no page /b. Link to one that is there.',
  ]);
});
