import {describe, expect, it} from 'vitest';
import type {Label} from '../model/readDocs';
import {listLabels} from '../pages/renderFacts';
import {placeOf} from '../pages/renderItem';
import {loadFixture} from './loadFixture';

const reference = loadFixture();
const [entry] = reference.entries.values();

/** What a label says beside its term. */
function show(label: Label, said: string): string {
  if (!entry) {
    throw new Error('the fixture has no entries');
  }
  const labelled = {...entry, docs: {...entry.docs, labels: {[label]: said}}};
  const [fact] = listLabels(labelled, [label], placeOf(entry, reference));
  return JSON.stringify(fact?.blocks).replace(/^.*?"value":"([^"]*)".*$/, '$1');
}

describe('what a label says', () => {
  it.each<[Label, string, string]>([
    ['Ownership', 'the caller owns it.', 'The caller owns it.'],
    ['Implemented by', 'host', 'Host'],
    ['Default', 'empty while it runs.', 'Empty while it runs.'],
    ['Default', 'none, where the key has no value.', 'None, where the key has no value.'],
    ['Units', 'bytes.', 'Bytes.'],
    ['Units', 'calls of the model.', 'Calls of the model.'],
    ['Units', 'row-wise, then\ncolumns.', 'Row-wise, then\\ncolumns.'],
  ])('starts a sentence: %s: %j is %j', (label, said, shown) => {
    expect(show(label, said)).toBe(shown);
  });

  it.each<[Label, string]>([
    ['Units', 'ms'],
    ['Units', 'ms.'],
    ['Units', 'ns, since the start.'],
    ['Units', 'kHz.'],
    ['Default', 'false'],
    ['Default', 'false.'],
    ['Default', 'true in MCP.'],
    ['Default', 'max_predict, or all.'],
    ['Default', '200.'],
    ['Default', 'localhost'],
  ])('stays as it is where it starts with a value or a unit: %s: %j', (label, said) => {
    expect(show(label, said)).toBe(said);
  });
});
