import {describe, expect, it} from 'vitest';
import {
  component,
  linkedCode,
  paragraph,
  separate,
  signature,
  table,
  text,
} from '../src/markdown/nodes';

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

  it('put the separator between nodes only', () => {
    expect(
      separate([text('a'), text('b'), text('c')], ', ').map(
        (node) => 'value' in node && node.value,
      ),
    ).toEqual(['a', ', ', 'b', ', ', 'c']);
    expect(separate([], ', ')).toEqual([]);
  });

  it('tell the next step what a fence is', () => {
    const links = [{start: 0, end: 1, href: '#a'}];
    expect(signature('wit', 'a', links).data).toEqual({links, isSignature: true});
  });

  it('leave out the properties of a component that are undefined', () => {
    expect(component('CodeBlock', {title: undefined, html: 'a'}).attributes).toEqual([
      {type: 'mdxJsxAttribute', name: 'html', value: 'a'},
    ]);
  });

  it('name each column of a table', () => {
    const {children} = table(['Field', 'Meaning'], [[['a'], ['one']]]);
    expect(children).toHaveLength(2);
  });
});
