import {visitParents} from 'unist-util-visit-parents';
import {describe, expect, it} from 'vitest';
import {parseLine, parseProse, parseParagraphs} from '../src/parseProse';

describe('Markdown from data', () => {
  it('has no places, which would be taken for places on the page', () => {
    const root = parseProse('- `a`: one\n- two *three*\n');
    const places: unknown[] = [];
    visitParents(root, (node) => void places.push(node.position));
    expect(places.length).toBeGreaterThan(5);
    expect(places.filter((place) => place !== undefined)).toEqual([]);
  });

  it('is one line for a cell, its paragraphs apart by a space', () => {
    expect(parseLine('One `two`.\n\nThree.')).toEqual([
      {type: 'text', value: 'One '},
      {type: 'inlineCode', value: 'two'},
      {type: 'text', value: '.'},
      {type: 'text', value: ' '},
      {type: 'text', value: 'Three.'},
    ]);
  });

  it.each(['a list<u8> of x', '<b>\nc', '<!-- d -->'])(
    'keeps as text what HTML would be: %j',
    (text) => {
      expect(parseParagraphs(text)).toEqual([
        {type: 'paragraph', children: [{type: 'text', value: text}]},
      ]);
    },
  );

  it('is refused where it holds more than sentences', () => {
    expect(() => parseParagraphs('- One\n')).toThrowErrorMatchingInlineSnapshot(
      `[Error: the text “- One” holds a list, not only sentences]`,
    );
  });
});
