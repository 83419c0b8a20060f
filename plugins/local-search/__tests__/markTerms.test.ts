import {describe, expect, it} from 'vitest';
import {markTerms} from '../client/markTerms';

const show = (text: string, terms: string[]) =>
  markTerms(text, terms)
    .map((piece) => (piece.isMatch ? `[${piece.text}]` : piece.text))
    .join('');

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
    expect(show(text, terms)).toBe(shown);
  });

  it('loses no character', () => {
    const text = 'A, b: cast --cast <cast> & "cast" cast';
    const joined = markTerms(text, ['cast', '--cast']).map((piece) => piece.text);
    expect(joined.join('')).toBe(text);
  });
});
