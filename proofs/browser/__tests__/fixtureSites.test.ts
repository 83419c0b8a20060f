import {expect, test} from 'vitest';
import {listFixtureSites} from '../fixtureSites';

const FILES = [
  'src/css/index.css',
  'src/theme/Tabs/__tests__/a.test.tsx',
  'src/theme/Tabs/index.tsx',
  'tests/sites/two/docs/home.mdx',
  'tests/sites/two/docusaurus.config.ts',
  'tests/sites/two-more/docusaurus.config.ts',
];

test('a fixture site that tests name is an input, with the theme and the styles that it gets', () => {
  expect(listFixtureSites(FILES, 'fixtureSiteTest("two")')).toEqual({
    code: ['tests/sites/two/docusaurus.config.ts', 'src/css/index.css', 'src/theme/Tabs/index.tsx'],
    files: ['package-lock.json'],
    folders: ['tests/sites/two'],
  });
});

test('tests that name none are on the built site', () => {
  expect(listFixtureSites(FILES, 'openPage("/two")')).toBeUndefined();
});
