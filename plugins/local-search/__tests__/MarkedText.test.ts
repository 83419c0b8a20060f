import {createElement} from 'react';
import {renderToStaticMarkup} from 'react-dom/server';
import {expect, it} from 'vitest';
import {cutSnippet} from '../client/cutSnippet';
import MarkedText from '../theme/MarkedText';

it('shows HTML in a text or a query as text', () => {
  const pieces = cutSnippet('Write <b>list</b> & "x" <script>alert(1)</script>', [
    '<b>',
    'script',
    'list',
  ]);
  expect(renderToStaticMarkup(createElement(MarkedText, {pieces}))).toMatchInlineSnapshot(
    `"Write &lt;b&gt;<mark>list</mark>&lt;/b&gt; &amp; &quot;x&quot; &lt;<mark>script</mark>&gt;alert(1)&lt;/<mark>script</mark>&gt;"`,
  );
});
