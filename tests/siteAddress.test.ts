import {readFileSync} from 'node:fs';
import {expect, it} from 'vitest';
import {listUnignoredFiles} from '../plugins/lib/git';
import {SITE_URL} from '../siteAddress';

it('the address of the site is in one place, and in the README for people', () => {
  const naming = listUnignoredFiles('.').filter((file) => readFileSync(file).includes(SITE_URL));
  expect(naming).toEqual(['README.md', 'siteAddress.ts']);
});
