import {expect, it} from 'vitest';
import {selectPages} from '../selectPages';

const leaf = (path: string, sourceFilePath?: string) => ({
  path,
  component: 'x',
  metadata: {sourceFilePath},
});

it('takes the written docs that search engines may list, in the order of their routes', () => {
  const routes = [
    leaf('/b', 'docs/b.mdx'),
    leaf('/', 'docs/index.mdx'),
    leaf('/hidden', 'docs/hidden.mdx'),
    leaf('/category/made', undefined),
  ];
  const metadata = {'/': {noIndex: false}, '/b': {noIndex: false}, '/hidden': {noIndex: true}};
  expect(selectPages(routes, metadata)).toEqual([
    {route: '/', file: 'docs/index.mdx'},
    {route: '/b', file: 'docs/b.mdx'},
  ]);
});
