import {describe, expect, it} from 'vitest';
import {digest, listInlineHashes} from '../inlineHashes.mjs';

const hash = (text: string) => `'${digest(text)}'`;

describe('inline scripts of a page', () => {
  it.each([
    ['a plain script', '<script>a()</script>', ['a()']],
    ['a module', '<script type="module">a()</script>', ['a()']],
    ['capital letters', '<SCRIPT>a()</SCRIPT >', ['a()']],
    ['an attribute that only ends in src', '<script data-src="x">a()</script>', ['a()']],
    [
      'two scripts in the order of the page',
      '<script>a()</script><p><script>b()</script>',
      ['a()', 'b()'],
    ],
    ['the same script twice', '<script>a()</script><script>a()</script>', ['a()']],
    ['line breaks', '<script>\na()\n</script>', ['\na()\n']],
  ])('are found: %s', (_case, html, scripts) => {
    expect(listInlineHashes(html).scripts).toEqual(scripts.map(hash));
  });

  it.each([
    ['a file', '<script src="/a.js"></script>'],
    ['a file without quotes', '<script defer src=/a.js></script>'],
    ['linked data', '<script type="application/ld+json">{}</script>'],
    ['JSON without quotes', '<script id=x type=application/json>{}</script>'],
    ['a template', '<template><script>a()</script></template>'],
    ['a comment', '<!-- <script>a()</script> -->'],
    ['the text of an attribute', '<img alt="<script>a()</script>">'],
  ])('leave out %s', (_case, html) => {
    expect(listInlineHashes(html).scripts).toEqual([]);
  });

  it('are found after an attribute that mentions an open script', () => {
    const html = '<img alt="write <script> here"><script>a()</script>';
    expect(listInlineHashes(html).scripts).toEqual([hash('a()')]);
  });
});

describe('inline styles of a page', () => {
  it('are found, and linked sheets are not', () => {
    const html =
      '<link rel=stylesheet href=/a.css><style>a{top:0}</style><style media=print>b{}</style>';
    expect(listInlineHashes(html)).toEqual({scripts: [], styles: ['a{top:0}', 'b{}'].map(hash)});
  });
});
