import {createElement} from 'react';
import {renderToStaticMarkup} from 'react-dom/server';
import {describe, expect, it} from 'vitest';
import MarkedText, {cutSnippet, markTerms} from '../theme/MarkedText';

const WORDS = Array.from({length: 200}, (_, index) => `w${index}`);
const show = (pieces: readonly string[]) =>
  pieces.map((text, index) => (index % 2 === 1 ? `[${text}]` : text)).join('');
const cut = (text: string, terms: string[]) => show(cutSnippet(text, terms));

describe('marking the words that matched', () => {
  it.each<[string, string[], string]>([
    ['Cast a morph', ['cast'], '[Cast] a morph'],
    ['a cast, then cast', ['cast'], 'a [cast], then [cast]'],
    ['broadcast and casting', ['cast'], 'broadcast and casting'],
    ['hayride:ai/model', ['hayride:ai/model', 'hayride', 'ai'], '[hayride:ai/model]'],
    ['hayride:ai/model', ['ai'], 'hayride:[ai]/model'],
    ['HAYRIDE_LOG_LEVEL', ['log'], 'HAYRIDE_[LOG]_LEVEL'],
    ['run --package now', ['--package', 'package'], 'run [--package] now'],
    ['config.yaml, configXyaml', ['config.yaml'], '[config.yaml], configXyaml'],
    ['Größe and größer', ['größe'], '[Größe] and größer'],
    ['a (b) [c] *d* $e ^f \\g', ['b', 'd', 'g'], 'a ([b]) [c] *[d]* $e ^f \\[g]'],
    ['nothing', [], 'nothing'],
    ['', ['a'], ''],
  ])('in %j for %j gives %j', (text, terms, shown) => {
    expect(show(markTerms(text, terms))).toBe(shown);
  });

  it('loses no character', () => {
    const text = 'A, b: cast --cast <cast> & "cast" cast';
    expect(markTerms(text, ['cast', '--cast']).join('')).toBe(text);
  });
});

describe('a snippet', () => {
  it('is the whole text when that is short', () => {
    expect(cut('Runs a morph.', ['morph'])).toBe('Runs a [morph].');
  });

  it('is the start of a long text without a match', () => {
    expect(cut(WORDS.join(' '), [])).toMatch(/^w0 w1 .* w\d+ …$/);
  });

  it('starts with a word or two before the first match', () => {
    expect(cut(WORDS.join(' '), ['w150'])).toMatch(/^… w1\d\d .*\[w150\] .* …$/);
  });

  it('ends with the text when the match is near its end', () => {
    expect(cut(WORDS.join(' '), ['w199'])).toMatch(/^… w1\d\d .*\[w199\]$/);
  });

  it('starts with the identifier that holds the first match', () => {
    const path = `/home/reader/projects/hayride/components/${'x'.repeat(40)}/cast`;
    expect(cut(`${WORDS.join(' ')} ${path} end`, ['cast'])).toBe(
      `… ${path.replace('cast', '[cast]')} end`,
    );
  });

  it('is taken from where most words match', () => {
    const shown = cut(WORDS.join(' '), ['w20', 'w120', 'w125']);
    expect(shown).toContain('[w120]');
    expect(shown).toContain('[w125]');
    expect(shown).not.toContain('w20 ');
  });

  it.each([WORDS.join(' '), 'x'.repeat(1000), `a ${'x'.repeat(1000)}`])(
    'is never longer than a line: %#',
    (text) => {
      expect(cutSnippet(text, ['w100']).join('').length).toBeLessThanOrEqual(130);
    },
  );

  it('is empty where there is no text', () => {
    expect(cutSnippet('', ['a'])).toEqual(['']);
  });
});

it('shows HTML in the content or the query as plain text', () => {
  const pieces = cutSnippet('Write <b>list</b> & "x" <script>alert(1)</script>', [
    '<b>',
    'script',
    'list',
  ]);
  expect(renderToStaticMarkup(createElement(MarkedText, {pieces}))).toMatchInlineSnapshot(
    `"Write &lt;b&gt;<mark>list</mark>&lt;/b&gt; &amp; &quot;x&quot; &lt;<mark>script</mark>&gt;alert(1)&lt;/<mark>script</mark>&gt;"`,
  );
});
