import {parse, serialize} from 'parse5';
import {describe, expect, it} from 'vitest';
import {writeEndTags} from '../endTags';

describe('the text of a page', () => {
  it.each([
    ['<p>One<p>Two', '<p>One<p>Two</p>'],
    ['<p>One<h2>Two</h2>', '<p>One</p><h2>Two</h2>'],
    ['<ul><li>One<p>Two<li>Three</ul>', '<ul><li>One<p>Two</p><li>Three</ul>'],
    [
      '<dl><dt>A<dd><p>B<dt>C<dd>D</dl>',
      '<dl><dt>A</dt><dd><p>B</p></dd><dt>C</dt><dd>D</dd></dl>',
    ],
    [
      '<table><thead><tr><th>A<tbody><tr><td>B<td>C<br></table>',
      '<table><thead><tr><th>A</tr></thead><tbody><tr><td>B<td>C<br></tr></tbody></table>',
    ],
    [
      '<p>&lt;p> a<svg><path d="M0"/></svg><!-- <p> -->',
      '<p>&lt;p> a<svg><path d="M0"/></svg><!-- <p> --></p>',
    ],
  ])('gets the end tags that it leaves out: %s', (text, expected) => {
    const around = (inner: string) => `<main><article>${inner}</article></main>`;
    expect(writeEndTags(around(text))).toBe(around(expected));
  });

  it('stays the same document for browsers', () => {
    const page =
      '<body><article><div><p>A <b>b</b><ul><li>c</ul><pre><p>d</pre></div></article><p>e';
    expect(serialize(parse(writeEndTags(page)))).toBe(serialize(parse(page)));
  });
});

it('leaves alone what is not the text of a page', () => {
  const page = '<nav><p>One<p>Two</nav><article>Text</article><footer><p>Three';
  expect(writeEndTags(page)).toBe(page);
  expect(writeEndTags('<main><p>No article')).toBe('<main><p>No article');
});
