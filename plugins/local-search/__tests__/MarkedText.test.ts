import {createElement} from 'react';
import {renderToStaticMarkup} from 'react-dom/server';
import {describe, expect, it} from 'vitest';
import MarkedText, {markTerms} from '../theme/MarkedText';

const show = (pieces: readonly string[]) =>
  pieces.map((text, index) => (index % 2 === 1 ? `[${text}]` : text)).join('');

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

it('shows HTML in the content or the query as plain text', () => {
  const pieces = markTerms('Write <b>list</b> & "x" <script>alert(1)</script>', [
    '<b>',
    'script',
    'list',
  ]);
  expect(renderToStaticMarkup(createElement(MarkedText, {pieces}))).toMatchInlineSnapshot(
    `"Write &lt;b&gt;<mark>list</mark>&lt;/b&gt; &amp; &quot;x&quot; &lt;<mark>script</mark>&gt;alert(1)&lt;/<mark>script</mark>&gt;"`,
  );
});
