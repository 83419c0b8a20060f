import {describe, expect, it} from 'vitest';
import {findImplementer, isWholeLabel, readImplementer} from '../model/readImplementer';
import type {WitNode} from '../parser/types';

const nodeOf = (kind: WitNode['kind']) => ({kind}) as WitNode;
const HOST = {role: 'host', words: 'host'} as const;

describe('the label “Implemented by”', () => {
  it.each([
    ['host.', 'host', 'host'],
    ['host, with llama.cpp only.', 'host', 'host'],
    ['host, but it refuses everything. Each lookup fails.', 'host', 'host, refuses'],
    ['morph `hayride:default-agent`. The host has none.', 'morph', 'morph'],
    ['your component. The host calls it.', 'morph', 'your component'],
    ['data only.', 'data', 'data'],
    ['nothing shipped. Your component exports it.', 'none', 'nothing shipped'],
  ])('says who it is: %s', (label, role, words) => {
    expect(readImplementer(label)).toEqual({role, words});
  });

  it('is refused if it starts with none of the known words', () => {
    expect(() => readImplementer('the Host.')).toThrow(
      '“Implemented by:” starts with none of “host”, “morph `”, “your component”, “data only”, ' +
        '“nothing shipped”. Start with one.',
    );
  });

  it.each([
    ['host.', true],
    ['data only', true],
    ['host, with LanceDB.', false],
    ['morph `hayride:inmemory`.', false],
  ])('needs no fact of its own where the marks say it all: %s', (label, isWhole) => {
    expect(isWholeLabel(label)).toBe(isWhole);
  });
});

describe('who implements something', () => {
  it.each(['record', 'variant', 'enum', 'flags', 'type', 'field', 'case'] as const)(
    'is nobody for data: %s',
    (kind) => expect(findImplementer(nodeOf(kind), undefined, HOST)?.role).toBe('data'),
  );

  it.each(['function', 'method', 'static', 'constructor', 'resource'] as const)(
    'is whoever implements what holds it, unless its own label says otherwise: %s',
    (kind) => {
      expect(findImplementer(nodeOf(kind), undefined, HOST)).toBe(HOST);
      expect(findImplementer(nodeOf(kind), 'nothing shipped.', HOST)?.role).toBe('none');
    },
  );

  it('is not known of a package', () => {
    expect(findImplementer(nodeOf('package'), undefined, undefined)).toBeUndefined();
  });
});
