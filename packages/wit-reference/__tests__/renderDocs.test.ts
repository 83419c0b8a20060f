import {describe, expect, it} from 'vitest';
import {symbolOf} from '../src/testing/createTestCatalogue';
import {createCatalogue} from '../src/createCatalogue';
import {printPage} from '../src/testing/printPage';
import type {Docs, Label} from '../src/wit/parseDocs';
import {
  createContext,
  listLabels,
  renderBehaviour,
  renderDescription,
  renderMeaning,
} from '../src/wit/renderDocs';
import {renderErrors, renderWitPackage} from '../src/wit/renderWitPackage';
import {loadFixture} from './loadFixture';

const reference = {...loadFixture(), catalogue: createCatalogue([])};
const NAME = 'cottage:talk/rooms.room.push';

/** Renders a step for a function with these docs. */
function show(step: typeof renderErrors, docs: Partial<Docs>): string {
  const entry = reference.entries.get(NAME);
  if (!entry) throw new Error('the fixture has no such entry');
  const documented = {...entry, docs: {summary: 'Short.', details: '', labels: {}, ...docs}};
  const children = step(documented, createContext(entry, reference));
  return printPage({type: 'root', children});
}

describe('the errors of a function', () => {
  it('are a grid of codes and what they mean; sentences follow', () => {
    const errors = [
      '- `full`: nobody listens.',
      '- The other codes: never here.',
      '- No implementation returns `unknown`.',
    ];
    expect(show(renderErrors, {labels: {Errors: errors.join('\n')}})).toBe(
      'entry-label Errors\n' +
        'entry-parts\n' +
        '  dt [`full`](#talk-rooms--error-code--full)\n' +
        '  dd Nobody listens.\n' +
        '  dt The other codes\n' +
        '  dd Never here.\n' +
        'p No implementation returns [`unknown`](#talk-rooms--error-code--unknown).\n',
    );
  });

  it('stay a fact where they are a sentence', () => {
    expect(show(renderErrors, {labels: {Errors: 'nobody returns one.'}})).toBe(
      'entry-facts\n  dt Errors\n  dd Nobody returns one.\n',
    );
  });
});

describe('a description', () => {
  const words = (count: number) => ['`to`', ...Array<string>(count - 1).fill('word')].join(' ');

  it('of up to 45 words is open', () => {
    expect(show(renderBehaviour, {details: words(45)})).toBe('\n');
    expect(show(renderDescription, {details: words(45)})).toMatch(/^p Short\.\np `to` word/);
  });

  it('that is longer is in a fold that says which names it explains', () => {
    expect(show(renderBehaviour, {details: words(46)})).toMatch(
      /^details\n {2}summary Behaviour: `to`\n {2}p `to` word/,
    );
    expect(show(renderDescription, {details: words(46)})).toBe('p Short.\n');
  });
});

describe('the meaning of a part', () => {
  const mean: typeof renderErrors = ({docs}, context) => renderMeaning(docs, context);

  it('is one line with its labels if it is short', () => {
    const docs = {details: 'More.', labels: {Default: 'empty.', Since: '0.1.'}};
    expect(show(mean, docs)).toBe('Short. More. Default: empty. Since: 0.1.\n');
  });

  it('has a paragraph for each thought if it is long, or has a list', () => {
    expect(show(mean, {details: '- One.'})).toBe('p Short.\nul\n  li One.\n');
    expect(show(mean, {details: Array(60).fill('word').join(' ')})).toMatch(/^p Short\.\np word/);
  });
});

const [entry] = reference.entries.values();

/** Returns the text that a label shows beside its term. */
function showLabel(label: Label, said: string): string {
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
    expect(showLabel(label, said)).toBe(shown);
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
    expect(showLabel(label, said)).toBe(said);
  });
});

describe('what mirrors an entry in another reference', () => {
  const mirrorOf = (wit: string, reference: 'go' | 'api') => {
    const label = `Go of ${wit.replace(/.*\./, '')}`;
    const own = {reference, label, page: `/${reference}`, anchor: wit, wit: [wit]};
    return symbolOf(`${reference} ${wit}`, own);
  };
  const wit = [
    'cottage:talk/rooms',
    'cottage:talk/rooms.room.push',
    'cottage:talk/types.role.user',
  ];
  const mirrors = [
    ...wit.map((name) => mirrorOf(name, 'go')),
    mirrorOf('cottage:talk/rooms', 'api'),
  ];
  const references = [[...reference.entries.values()], mirrors].map((symbols) => ({
    symbols,
    findPage: () => undefined,
    render: () => [],
  }));
  const catalogue = createCatalogue(references);

  it('is a fact of the entry, or follows the sentence of a field or case', () => {
    const text = JSON.stringify(entry ? renderWitPackage(entry, {...reference, catalogue}) : []);
    expect(text.match(/"value":"In Go"/g)).toHaveLength(2);
    expect(text.match(/"value":"In Go: "/g)).toHaveLength(1);
    expect(text).toContain('"url":"/go#cottage:talk/types.role.user"');
    expect(text).toContain('"value":"Go of push"');
  });
});
