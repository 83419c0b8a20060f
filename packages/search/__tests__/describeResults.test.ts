import {describe, expect, it} from 'vitest';
import {cutSnippet, findTerms} from '../src/describeResults';

const WORDS = Array.from({length: 200}, (_, index) => `w${index}`);

describe('a snippet', () => {
  it('is the whole text when that is short', () => {
    expect(cutSnippet('Runs a crane.', ['crane'])).toBe('Runs a crane.');
  });

  it('is the start of a long text without a match', () => {
    expect(cutSnippet(WORDS.join(' '), [])).toMatch(/^w0 w1 .* w\d+ …$/);
  });

  it('starts with a word or two before the first match', () => {
    expect(cutSnippet(WORDS.join(' '), ['w150'])).toMatch(/^… w1\d\d .*w150 .* …$/);
  });

  it('ends with the text when the match is near its end', () => {
    expect(cutSnippet(WORDS.join(' '), ['w199'])).toMatch(/^… w1\d\d .*w199$/);
  });

  it('starts with the identifier that holds the first match', () => {
    const path = `/home/reader/projects/lantern/components/${'x'.repeat(40)}/cast`;
    expect(cutSnippet(`${WORDS.join(' ')} ${path} end`, ['cast'])).toBe(
      `… ${path.replace('cast', 'cast')} end`,
    );
  });

  it('has the first match of a text without spaces', () => {
    expect(cutSnippet(`${'模型'.repeat(500)}，cast，${'模型'.repeat(500)}`, ['cast'])).toMatch(
      /^… [模型]{20,}，cast，[模型]{20,} …$/,
    );
  });

  it('is taken from where most words match', () => {
    const shown = cutSnippet(WORDS.join(' '), ['w20', 'w120', 'w125']);
    expect(shown).toContain('w120');
    expect(shown).toContain('w125');
    expect(shown).not.toContain('w20 ');
  });

  it.each([WORDS.join(' '), 'x'.repeat(1000), `a ${'x'.repeat(1000)}`])(
    'is never longer than a line: %#',
    (text) => {
      expect(cutSnippet(text, ['w100']).length).toBeLessThanOrEqual(130);
    },
  );

  it('is empty where there is no text', () => {
    expect(cutSnippet('', ['a'])).toBe('');
  });
});

/** Puts the terms in a string in brackets. */
const mark = (text: string, terms: readonly string[]) =>
  findTerms(text, terms).reduceRight(
    (marked, {start, end}) =>
      `${marked.slice(0, start)}[${marked.slice(start, end)}]${marked.slice(end)}`,
    text,
  );

describe('marking the words that matched', () => {
  it.each<[string, string[], string]>([
    ['Cast a crane', ['cast'], '[Cast] a crane'],
    ['a cast, then cast', ['cast'], 'a [cast], then [cast]'],
    ['broadcast and casting', ['cast'], 'broadcast and casting'],
    ['lantern:ai/model', ['lantern:ai/model', 'lantern', 'ai'], '[lantern:ai/model]'],
    ['lantern:ai/model', ['ai'], 'lantern:[ai]/model'],
    ['LANTERN_LOG_LEVEL', ['log'], 'LANTERN_[LOG]_LEVEL'],
    ['run --package now', ['--package', 'package'], 'run [--package] now'],
    ['config.yaml, configXyaml', ['config.yaml'], '[config.yaml], configXyaml'],
    ['Größe and größer', ['große'], '[Größe] and größer'],
    ['a ｗａｓｍ file', ['wasm', 'file'], 'a [ｗａｓｍ] [file]'],
    ['a (b) [c] *d* $e ^f \\g', ['b', 'd', 'g'], 'a ([b]) [c] *[d]* $e ^f \\[g]'],
    ['nothing', [], 'nothing'],
    ['', ['a'], ''],
  ])('in %j for %j gives %j', (text, terms, shown) => {
    expect(mark(text, terms)).toBe(shown);
  });

  it('finds every place, whatever is between them', () => {
    const text = 'A, b: cast --cast (cast) "cast" cast İ cast';
    expect(mark(text, ['cast', '--cast'])).toBe(
      'A, b: [cast] [--cast] ([cast]) "[cast]" [cast] İ [cast]',
    );
  });
});
