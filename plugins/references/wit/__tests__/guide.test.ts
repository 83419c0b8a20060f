import {readFileSync} from 'node:fs';
import path from 'node:path';
import {expect, it} from 'vitest';
import {WIT_GUIDE} from '../../../../references';

const docs = path.join(import.meta.dirname, '../../../../docs');

it.each(Object.entries(WIT_GUIDE))('the guide has a place for %s types', (_, address) => {
  const [page = '', anchor = ''] = address.split('#');
  expect(readFileSync(path.join(docs, `${page}.mdx`), 'utf8')).toContain(`{/* #${anchor} */}`);
});
