import {expect, test} from 'vitest';
import {listFixtureSites} from '../fixtureSites';

const FILES = [
  'packages/quiet/__tests__/client/a.test.ts',
  'packages/quiet/src/client/theme/Page/index.tsx',
  'commands/pack.mjs',
  'packages/quiet/package.json',
  'packages/quiet/src/client/a.css',
  'packages/quiet/src/index.ts',
  'packages/quiet/src/loader.mjs',
  'src/css/index.css',
  'src/theme/Tabs/__tests__/a.test.tsx',
  'src/theme/Tabs/index.tsx',
  'tests/sites/two/docs/home.mdx',
  'tests/sites/two/docusaurus.config.ts',
  'tests/sites/two-more/docusaurus.config.ts',
];

test('a fixture site that tests name is an input, with what it gets of the theme, the styles and the packages', () => {
  expect(listFixtureSites(FILES, 'fixtureSiteTest("two")')).toEqual({
    code: [
      'tests/sites/two/docusaurus.config.ts',
      'packages/quiet/src/client/theme/Page/index.tsx',
      'packages/quiet/src/loader.mjs',
      'src/css/index.css',
      'src/theme/Tabs/index.tsx',
    ],
    files: [
      'package-lock.json',
      'commands/pack.mjs',
      'packages/quiet/package.json',
      'packages/quiet/src/client/a.css',
    ],
    folders: ['tests/sites/two'],
  });
});

test('tests that name none are on the built site', () => {
  expect(listFixtureSites(FILES, 'openPage("/two")')).toBeUndefined();
});
