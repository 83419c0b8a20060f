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

  it('takes labelled paragraphs out of the details, wherever they are', () => {
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

  it.each([
    '```yaml\na: 1\nDefault: 5\n\n  b:\n\n\n    c: 2\n```',
    '~~~yaml\n```\nDefault: 5\n\n~~~',
    '````md\n```\n\nDefault: 5\n````',
    '- ```sh\n  Default: 5\n\n  ```',
    '- a\n\n  ```sh\n  b\n\n    c\n  ```',
  ])('keeps a block of code as it is: %j', (details) => {
    expect(readDocs(`One.\n\n${details}\n\nUnits: bytes.`)).toEqual({
      summary: 'One.',
      details,
      labels: {Units: 'bytes.'},
    });
  });

  it('keeps a block of code after a label with it', () => {
    expect(
      readDocs('One.\nDefault:\n```yaml\na: 1\n\nUnits: 5\n```\nUnits: bytes.').labels,
    ).toEqual({
      Default: '```yaml\na: 1\n\nUnits: 5\n```',
      Units: 'bytes.',
    });
  });

  it('takes no code within a line for the start of a block', () => {
    expect(readDocs('One.\n\n```a``` b.\nUnits: bytes.').labels).toEqual({Units: 'bytes.'});
  });

  it('keeps the indentation of a paragraph that goes on with a list', () => {
    expect(readDocs('One.\n\n- a\n\n  b').details).toBe('- a\n\n  b');
  });

  it('refuses a label that occurs twice', () => {
    expect(() => readDocs('One.\n\nErrors: a.\n\nErrors: b.')).toThrowErrorMatchingInlineSnapshot(
      `[Error: “Errors:” occurs twice in a doc comment. Keep one.]`,
    );
  });

  it.each(['- One.', '# One', '1. One.', '> One.', '```', '~~~sh', 'Status: public.'])(
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
        '“Errors:” says nothing. Write its text or its list right after it, without a blank line.',
      );
    },
  );
});
