import path from 'node:path';
import {describe, expect, it} from 'vitest';
import {collectPackages, readWit, renderMarkdown, toAnchor} from '../src/index';

const folder = path.join(import.meta.dirname, 'fixtures/shop');
const packages = collectPackages(readWit(folder));

describe('the Markdown of packages', () => {
  it('has headings with anchors, signatures and docs of the local ones', async () => {
    await expect(renderMarkdown(packages)).toMatchFileSnapshot(path.join(folder, 'markdown.txt'));
  });

  it('has the anchors and levels that the options ask for', () => {
    const text = renderMarkdown(packages, {
      level: 4,
      namespace: 'store',
      writeAnchor: (id) => `{#${id}}`,
    });
    const headings = text.split('\n').filter((line) => line.startsWith('#'));
    expect(headings.slice(0, 6)).toEqual([
      '#### `store:shop@1.2.0` {#store-shop}',
      '##### `store:shop/orders` {#shop-orders}',
      '###### `thing` {#shop-orders--thing}',
      '###### `failure` {#shop-orders--failure}',
      '###### `basket` {#shop-orders--basket}',
      '###### `basket.add` {#shop-orders--basket--add}',
    ]);
  });

  it('has each anchor once', () => {
    const ids = [...renderMarkdown(packages).matchAll(/<a id="(.*)">/g)].map(([, id]) => id);
    expect(ids.length).toBeGreaterThan(10);
    expect(new Set(ids).size).toBe(ids.length);
  });
});

describe('the anchor of a path', () => {
  it.each([
    ['store:shop', 'store-shop'],
    ['store:shop/orders', 'shop-orders'],
    ['store:shop/orders.basket', 'shop-orders--basket'],
    ['store:shop/orders.basket.add', 'shop-orders--basket--add'],
    ['store:shop/orders.thing.name', 'shop-orders--thing--name'],
    ['store:shop/orders.thing-name', 'shop-orders--thing-name'],
    ['wasi:http', 'wasi-http'],
    ['wasi:http/types', 'wasi-http-types'],
    ['wasi:http/types.Method', 'wasi-http-types--method'],
  ])('of %s is %s', (name, anchor) => {
    expect(toAnchor(name, 'store')).toBe(anchor);
  });
});
