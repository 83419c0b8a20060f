import {expect, it} from 'vitest';
import {buildIndex} from '../src/buildIndex';
import {completePages} from '../src/completePages';

it('makes a page its own first entry, and a section of an entry that says no more', () => {
  const entries = [{anchor: 'a', name: 'Add\n a  file', trail: ['Use\tit'], text: 'Text.'}];
  expect(completePages([{url: '/', title: 'Home', entries}])).toEqual([
    {
      ...{url: '/', title: 'Home', alias: '', keywords: []},
      entries: [
        {
          ...{anchor: '', family: 'page', kind: 'page', name: 'Home'},
          ...{trail: [], summary: '', text: ''},
        },
        {
          ...{anchor: 'a', family: 'page', kind: 'section', name: 'Add a file'},
          ...{trail: ['Use it'], summary: 'Text.', text: 'Text.'},
        },
      ],
    },
  ]);
});

it.each([
  ['First sentence of it. Second.', 'First sentence of it.'],
  ['word '.repeat(40), `${'word '.repeat(20).trim()} …`],
  ['模型'.repeat(100), `${'模型'.repeat(50)} …`],
])('sums a text up in at most a line: %j', (text, summary) => {
  const [page] = completePages([{url: '/', title: 'Home', text}]);
  expect(page?.entries[0]?.summary).toBe(summary);
});

it('refuses pages and entries that no result could lead to', () => {
  const entries = [{anchor: '', name: 'Loose'}];
  const pages = [
    {url: '/a', title: 'A', entries},
    {url: '/a', title: 'B', keywords: ['one, two']},
  ];
  expect(() => buildIndex(pages)).toThrowErrorMatchingInlineSnapshot(`
    [Error: /a: the entry "Loose" has no anchor. Give it the id of its element.
    /a: two pages have this url. Join them.
    /a: the keyword "one, two" has a comma. Make it two.]
  `);
});
