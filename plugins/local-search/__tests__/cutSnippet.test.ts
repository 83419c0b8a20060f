import {describe, expect, it} from 'vitest';
import {cutSnippet} from '../client/cutSnippet';

const WORDS = Array.from({length: 200}, (_, index) => `w${index}`);
const show = (text: string, terms: string[]) =>
  cutSnippet(text, terms)
    .map((piece) => (piece.isMatch ? `[${piece.text}]` : piece.text))
    .join('');

describe('the snippet of a text', () => {
  it('is the whole text when that is short', () => {
    expect(show('Runs a morph.', ['morph'])).toBe('Runs a [morph].');
  });

  it('is the start of a long text without a match', () => {
    expect(show(WORDS.join(' '), [])).toMatch(/^w0 w1 .* w\d+ …$/);
  });

  it('starts with a word or two before the first match', () => {
    expect(show(WORDS.join(' '), ['w150'])).toMatch(/^… w1\d\d .*\[w150\] .* …$/);
  });

  it('ends with the text when the match is near its end', () => {
    expect(show(WORDS.join(' '), ['w199'])).toMatch(/^… w1\d\d .*\[w199\]$/);
  });

  it('starts with the identifier that holds the first match', () => {
    const path = `/home/reader/projects/hayride/components/${'x'.repeat(40)}/cast`;
    expect(show(`${WORDS.join(' ')} ${path} end`, ['cast'])).toBe(
      `… ${path.replace('cast', '[cast]')} end`,
    );
  });

  it('stands where most words match', () => {
    const shown = show(WORDS.join(' '), ['w20', 'w120', 'w125']);
    expect(shown).toContain('[w120]');
    expect(shown).toContain('[w125]');
    expect(shown).not.toContain('w20 ');
  });

  it.each([WORDS.join(' '), 'x'.repeat(1000), `a ${'x'.repeat(1000)}`])(
    'is never longer than two lines: %#',
    (text) => {
      const snippet = cutSnippet(text, ['w100']);
      expect(snippet.map((piece) => piece.text).join('').length).toBeLessThanOrEqual(160);
    },
  );

  it('of no text is nothing', () => {
    expect(cutSnippet('', ['a'])).toEqual([]);
  });
});
