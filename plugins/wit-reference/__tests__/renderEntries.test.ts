import {describe, expect, it} from 'vitest';
import {printPage} from '../../shared/__tests__/printPage';
import {createCatalogue} from '../../shared/catalogue/createCatalogue';
import type {Docs} from '../model/readDocs';
import {
  createContext,
  renderBehaviour,
  renderDescription,
  renderMeaning,
} from '../pages/renderDocs';
import {renderErrors} from '../pages/renderItem';
import {loadFixture} from './loadFixture';

const reference = {...loadFixture(), catalogue: createCatalogue([])};
const NAME = 'hayride:talk/rooms.room.push';

/** What a step makes of a function with other docs. */
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
