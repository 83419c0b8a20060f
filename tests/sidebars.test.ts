import {expect, it} from 'vitest';
import sidebars from '../sidebars';

type Item = {type?: string; label?: string; key?: string; items?: Item[]};

/** Lists the keys by which Docusaurus translates the labels of categories. */
const listKeys = (items: readonly Item[]): (string | undefined)[] =>
  items.flatMap(({type, label, key = label, items: inner = []}) => [
    ...(type === 'category' ? [key] : []),
    ...listKeys(inner),
  ]);

it('each category of the sidebar is translated for itself', () => {
  const keys = listKeys(sidebars.docs as Item[]);
  expect(keys.length).toBeGreaterThan(5);
  expect(keys.filter((key, index) => keys.indexOf(key) !== index)).toEqual([]);
});
