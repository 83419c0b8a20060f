import {describe, expect, it} from 'vitest';
import type {Label} from '../model/readDocs';
import {listLabels} from '../pages/renderFacts';
import {symbolOf} from '../../shared/catalogue/__tests__/createTestCatalogue';
import {createCatalogue} from '../../shared/catalogue/createCatalogue';
import {createContext} from '../pages/renderDocs';
import {renderPackage} from '../pages/renderPackage';
import {loadFixture} from './loadFixture';

const reference = {...loadFixture(), catalogue: createCatalogue([])};
const [entry] = reference.entries.values();

/** What a label says beside its term. */
function show(label: Label, said: string): string {
  if (!entry) {
    throw new Error('the fixture has no entries');
  }
  const labelled = {...entry, docs: {...entry.docs, labels: {[label]: said}}};
  const [fact] = listLabels(labelled, [label], createContext(entry, reference));
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

describe('what mirrors an entry in Go', () => {
  const mirrorOf = (wit: string, reference: 'go' | 'api') => {
    const label = `Go of ${wit.replace(/.*\./, '')}`;
    const own = {reference, label, page: `/${reference}`, anchor: wit, wit: [wit]};
    return symbolOf(`${reference} ${wit}`, own);
  };
  const wit = [
    'hayride:talk/rooms',
    'hayride:talk/rooms.room.push',
    'hayride:talk/types.role.user',
  ];
  const mirrors = [
    ...wit.map((name) => mirrorOf(name, 'go')),
    mirrorOf('hayride:talk/rooms', 'api'),
  ];
  const references = [[...reference.entries.values()], mirrors].map((symbols) => ({
    symbols,
    findPage: () => undefined,
    render: () => [],
  }));
  const catalogue = createCatalogue(references);

  it('is a fact of the entry, or follows the sentence of a field or case', () => {
    const text = JSON.stringify(entry ? renderPackage(entry, {...reference, catalogue}) : []);
    expect(text.match(/"value":"In Go"/g)).toHaveLength(2);
    expect(text.match(/"value":"In Go: "/g)).toHaveLength(1);
    expect(text).toContain('"url":"/go#hayride:talk/types.role.user"');
    expect(text).toContain('"value":"Go of push"');
  });
});
