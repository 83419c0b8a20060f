import {createElement} from 'react';
import {renderToStaticMarkup} from 'react-dom/server';
import {describe, expect, it} from 'vitest';
import MarkedText from '../theme/SearchResults/MarkedText';

const render = (text: string, terms: readonly string[]) =>
  renderToStaticMarkup(createElement(MarkedText, {text, terms}));
const show = (text: string, terms: readonly string[]) =>
  render(text, terms).replaceAll('<mark>', '[').replaceAll('</mark>', ']');

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
    ['Größe and größer', ['große'], '[Größe] and größer'],
    ['a ｗａｓｍ file', ['wasm', 'file'], 'a [ｗａｓｍ] [file]'],
    ['a (b) [c] *d* $e ^f \\g', ['b', 'd', 'g'], 'a ([b]) [c] *[d]* $e ^f \\[g]'],
    ['nothing', [], 'nothing'],
    ['', ['a'], ''],
  ])('in %j for %j gives %j', (text, terms, shown) => {
    expect(show(text, terms)).toBe(shown);
  });

  it('loses no character', () => {
    const text = 'A, b: cast --cast (cast) "cast" cast İ cast';
    const shown = render(text, ['cast', '--cast']).replaceAll(/<.?mark>/g, '');
    expect(shown.replaceAll('&quot;', '"')).toBe(text);
  });
});

it('shows HTML in the content or the query as plain text', () => {
  const text = 'Write <b>list</b> & "x" <script>alert(1)</script>';
  expect(render(text, ['<b>', 'script', 'list'])).toMatchInlineSnapshot(
    `"Write &lt;b&gt;<mark>list</mark>&lt;/b&gt; &amp; &quot;x&quot; &lt;<mark>script</mark>&gt;alert(1)&lt;/<mark>script</mark>&gt;"`,
  );
});
