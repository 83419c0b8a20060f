import {describe, expect, it} from 'vitest';
import {listSidebarDocs} from '../listSidebarDocs';

describe('the docs of a sidebar', () => {
  it('are read from ids, docs, categories and their short form', () => {
    const sidebars = {
      docs: [
        'a',
        {type: 'doc', id: 'b'},
        {type: 'link', label: 'Out', href: 'https://example.com'},
        {
          type: 'category',
          label: 'C',
          link: {type: 'doc', id: 'c'},
          items: [{type: 'ref', id: 'd'}],
        },
        {type: 'category', label: 'E', link: {type: 'generated-index'}, items: ['e']},
        {Short: ['f', {Shorter: ['g']}]},
      ],
    };
    expect(listSidebarDocs(sidebars)).toEqual(['a', 'b', 'c', 'd', 'e', 'f', 'g']);
  });
});
