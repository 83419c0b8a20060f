import {describe, expect, it} from 'vitest';
import {bareFence, linkedCode, list, paragraph, plainCode, separate, table, text} from '../nodes';

describe('the builders of nodes', () => {
  it('take words as they are beside nodes', () => {
    expect(paragraph('See ', linkedCode('a', '#a'), '.').children).toEqual([
      {type: 'text', value: 'See '},
      {type: 'link', url: '#a', children: [{type: 'inlineCode', value: 'a'}]},
      {type: 'text', value: '.'},
    ]);
  });

  it('leave code that leads nowhere without a link', () => {
    expect(linkedCode('a', undefined)).toEqual({type: 'inlineCode', value: 'a'});
  });

  it('mark code that must not become a link', () => {
    expect(plainCode('agents')).toMatchObject({data: {hProperties: {witPath: ''}}});
  });

  it('put the separator between nodes only', () => {
    expect(
      separate([text('a'), text('b'), text('c')], ', ').map(
        (node) => 'value' in node && node.value,
      ),
    ).toEqual(['a', ', ', 'b', ', ', 'c']);
    expect(separate([], ', ')).toEqual([]);
  });

  it('give hints to a bare block only where there are some', () => {
    expect(bareFence('go', 'func a()')).toEqual({
      type: 'code',
      lang: 'go',
      meta: 'bare',
      value: 'func a()',
    });
    const hints = {codeLinks: [{start: 0, end: 1, href: '#a'}]};
    expect(bareFence('wit', 'a', hints)).toMatchObject({data: {hProperties: hints}});
  });

  it('name each column of a table and give anchors to items of a list', () => {
    const {children} = table(['Field', 'Meaning'], [[['a'], ['one']]]);
    expect(children).toHaveLength(2);
    const {children: items} = list([{id: 'a', children: [paragraph('one')]}, {children: []}]);
    expect(items.map(({data}) => data)).toEqual([{hProperties: {id: 'a'}}, undefined]);
  });
});
