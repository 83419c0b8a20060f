import {describe, expect, it} from 'vitest';
import {readDocs} from '../model/readDocs';

describe('reading a doc comment', () => {
  it('takes the first paragraph for the summary, in one line, and the others for details', () => {
    expect(readDocs('One\nsentence.\n\nMore.\n\n- a\n- b')).toEqual({
      summary: 'One sentence.',
      details: 'More.\n\n- a\n- b',
      labels: {},
    });
  });

  it('takes labelled paragraphs out of the details, wherever they stand', () => {
    expect(readDocs('One.\n\nStatus: public.\n\nMore.\n\nUnits: bytes,\nnot bits.')).toEqual({
      summary: 'One.',
      details: 'More.',
      labels: {Status: 'public.', Units: 'bytes,\nnot bits.'},
    });
  });

  it('starts a labelled paragraph on a new line, even without a blank one', () => {
    expect(readDocs('One.\nStatus: public.\nImplemented by: host.\nErrors:\n- `a`: b.')).toEqual({
      summary: 'One.',
      details: '',
      labels: {Status: 'public.', 'Implemented by': 'host.', Errors: '- `a`: b.'},
    });
  });

  it.each(['In the middle: Status: public.', 'status: public.', 'Note: public.', 'Statuses: a.'])(
    'takes no label from %j',
    (paragraph) => {
      expect(readDocs(`One.\n\n${paragraph}`)).toEqual({
        summary: 'One.',
        details: paragraph,
        labels: {},
      });
    },
  );

  it('keeps the indentation within a paragraph', () => {
    expect(readDocs('One.\n\n- a\n  b\n  - c').details).toBe('- a\n  b\n  - c');
  });

  it('refuses a label that stands twice', () => {
    expect(() => readDocs('One.\n\nErrors: a.\n\nErrors: b.')).toThrowErrorMatchingInlineSnapshot(
      `[Error: “Errors:” stands twice in a doc comment. Keep one.]`,
    );
  });

  it.each(['- One.', '# One', '1. One.', '> One.', 'Status: public.'])(
    'refuses what does not start with a sentence: %j',
    (text) => {
      expect(() => readDocs(`${text}\n\nMore.`)).toThrow(
        `the doc comment starts with “${text}”. Start it with a sentence.`,
      );
    },
  );

  it.each(['Errors:', 'Errors:\n\n- `a`: b.', 'Errors: \nStatus: public.'])(
    'refuses a label that says nothing: %j',
    (text) => {
      expect(() => readDocs(`One.\n\n${text}`)).toThrow(
        '“Errors:” says nothing. Write its text or its list right behind it, without a blank line.',
      );
    },
  );
});
