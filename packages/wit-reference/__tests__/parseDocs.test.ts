import {describe, expect, it} from 'vitest';
import type {WitNode} from 'wit-docs';
import {
  findImplementer,
  IMPLEMENTERS,
  isWholeLabel,
  parseDocs,
  parseImplementer,
} from '../src/wit/parseDocs';
import {OPTIONS} from './loadFixture';

describe('reading a doc comment', () => {
  it('takes the first paragraph for the summary, in one line, and the others for details', () => {
    expect(parseDocs('One\nsentence.\n\nMore.\n\n- a\n- b')).toEqual({
      summary: 'One sentence.',
      details: 'More.\n\n- a\n- b',
      labels: {},
    });
  });

  it('takes labelled paragraphs out of the details, wherever they are', () => {
    expect(parseDocs('One.\n\nStatus: public.\n\nMore.\n\nUnits: bytes,\nnot bits.')).toEqual({
      summary: 'One.',
      details: 'More.',
      labels: {Status: 'public.', Units: 'bytes,\nnot bits.'},
    });
  });

  it('starts a labelled paragraph on a new line, even without a blank one', () => {
    expect(parseDocs('One.\nStatus: public.\nImplemented by: host.\nErrors:\n- `a`: b.')).toEqual({
      summary: 'One.',
      details: '',
      labels: {Status: 'public.', 'Implemented by': 'host.', Errors: '- `a`: b.'},
    });
  });

  it.each(['In the middle: Status: public.', 'status: public.', 'Note: public.', 'Statuses: a.'])(
    'takes no label from %j',
    (paragraph) => {
      expect(parseDocs(`One.\n\n${paragraph}`)).toEqual({
        summary: 'One.',
        details: paragraph,
        labels: {},
      });
    },
  );

  it.each(['- a\n  b\n  - c', '- a\n\n  b'])('keeps the indentation of %j', (details) => {
    expect(parseDocs(`One.\n\n${details}`).details).toBe(details);
  });

  it.each([
    '```yaml\na: 1\nDefault: 5\n\n  b:\n\n\n    c: 2\n```',
    '~~~yaml\n```\nDefault: 5\n\n~~~',
    '````md\n```\n\nDefault: 5\n````',
    '- ```sh\n  Default: 5\n\n  ```',
    '- a\n\n  ```sh\n  b\n\n    c\n  ```',
  ])('keeps a block of code as it is: %j', (details) => {
    expect(parseDocs(`One.\n\n${details}\n\nUnits: bytes.`)).toEqual({
      summary: 'One.',
      details,
      labels: {Units: 'bytes.'},
    });
  });

  it('keeps a block of code after a label with it', () => {
    expect(
      parseDocs('One.\nDefault:\n```yaml\na: 1\n\nUnits: 5\n```\nUnits: bytes.').labels,
    ).toEqual({
      Default: '```yaml\na: 1\n\nUnits: 5\n```',
      Units: 'bytes.',
    });
  });

  it('takes no code within a line for the start of a block', () => {
    expect(parseDocs('One.\n\n```a``` b.\nUnits: bytes.').labels).toEqual({Units: 'bytes.'});
  });

  it('refuses a label that occurs twice', () => {
    expect(() => parseDocs('One.\n\nErrors: a.\n\nErrors: b.')).toThrowErrorMatchingInlineSnapshot(
      `[Error: “Errors:” occurs twice in a doc comment. Keep one.]`,
    );
  });

  it.each(['- One.', '# One', '1. One.', '> One.', '```', '~~~sh', 'Status: public.'])(
    'refuses what does not start with a sentence: %j',
    (text) => {
      expect(() => parseDocs(`${text}\n\nMore.`)).toThrow(
        `the doc comment starts with “${text}”. Start it with a sentence.`,
      );
    },
  );

  it.each(['Errors:', 'Errors:\n\n- `a`: b.', 'Errors: \nStatus: public.'])(
    'refuses a label that says nothing: %j',
    (text) => {
      expect(() => parseDocs(`One.\n\n${text}`)).toThrow(
        '“Errors:” says nothing. Write its text or its list right after it, without a blank line.',
      );
    },
  );
});

const nodeOf = (kind: WitNode['kind']) => ({kind}) as WitNode;
const HOST = {role: 'host', words: 'host'} as const;
const STARTS = OPTIONS.implementers ?? {};

describe('the label “Implemented by”', () => {
  it.each([
    ['host.', 'host', 'host'],
    ['host, with llama.cpp only.', 'host', 'host'],
    ['host, but it refuses everything. Each lookup fails.', 'host', 'host, refuses'],
    ['plugin `cottage:default-agent`. The host has none.', 'guest', 'plugin'],
    ['your component. The host calls it.', 'guest', 'your component'],
    ['data only.', 'data', 'data'],
    ['nothing shipped. Your component exports it.', 'none', 'nothing shipped'],
  ])('says who it is: %s', (label, role, words) => {
    expect(parseImplementer(label, STARTS)).toEqual({role, words});
  });

  it('is refused if it starts with none of the known words', () => {
    expect(() => parseImplementer('the Host.', STARTS)).toThrow(
      '“Implemented by:” starts with none of “host”, “plugin `”, “your component”, “data only”, ' +
        '“nothing shipped”. Start with one.',
    );
  });

  it('may start with what any component could be, where a site names no others', () => {
    expect(parseImplementer('nothing yet.', IMPLEMENTERS).role).toBe('none');
    expect(() => parseImplementer('plugin `a`.', IMPLEMENTERS)).toThrow(
      'starts with none of “host”, “your component”, “data only”, “nothing”. Start with one.',
    );
  });

  it.each([
    ['host.', true],
    ['data only', true],
    ['host, with LanceDB.', false],
    ['plugin `cottage:inmemory`.', false],
  ])('needs no fact of its own where the marks say it all: %s', (label, isWhole) => {
    expect(isWholeLabel(label, STARTS)).toBe(isWhole);
  });
});

describe('who implements something', () => {
  it.each(['record', 'variant', 'enum', 'flags', 'type', 'field', 'case'] as const)(
    'is nobody for data: %s',
    (kind) => expect(findImplementer(nodeOf(kind), undefined, HOST, STARTS)?.role).toBe('data'),
  );

  it.each(['function', 'method', 'static', 'constructor', 'resource'] as const)(
    'is that of the interface or type around it, unless its own label says otherwise: %s',
    (kind) => {
      expect(findImplementer(nodeOf(kind), undefined, HOST, STARTS)).toBe(HOST);
      expect(findImplementer(nodeOf(kind), 'nothing shipped.', HOST, STARTS)?.role).toBe('none');
    },
  );

  it('is not known of a package', () => {
    expect(findImplementer(nodeOf('package'), undefined, undefined, STARTS)).toBeUndefined();
  });
});
