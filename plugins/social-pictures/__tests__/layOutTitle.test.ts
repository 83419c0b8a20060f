import {describe, expect, it} from 'vitest';
import {layOutTitle} from '../layOutTitle';

/** Every character has the width of half a line's size. */
const measure = (text: string) => text.length / 2;
const area = {width: 1000, height: 300, sizes: [100, 80, 50], leading: 1.25};
const layOut = (title: string) => layOutTitle(title, measure, area);

describe('a title', () => {
  it('that fits on a line has the largest size', () => {
    expect(layOut('Twenty letters long.')).toEqual({lines: ['Twenty letters long.'], size: 100});
  });

  it('has lines of similar widths', () => {
    expect(layOut('Sandboxing for the rest of us')).toEqual({
      lines: ['Sandboxing for', 'the rest of us'],
      size: 100,
    });
  });

  it('has the first size in which all of its lines fit', () => {
    expect(layOut('one two three four five six seven eight nine ten').size).toBe(80);
    expect(layOut('one two three four five six seven eight nine ten '.repeat(2).trim())).toEqual({
      lines: [
        'one two three four five six seven',
        'eight nine ten one two three four',
        'five six seven eight nine ten',
      ],
      size: 50,
    });
  });

  it('that no size fits becomes as small as it must', () => {
    expect(layOut('a'.repeat(80))).toEqual({lines: ['a'.repeat(80)], size: 25});
    const tall = layOut(Array<string>(12).fill('b'.repeat(30)).join(' '));
    expect(tall.size).toBe(20);
    expect(tall.lines).toHaveLength(12);
  });
});
