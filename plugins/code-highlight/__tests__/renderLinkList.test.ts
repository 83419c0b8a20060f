import {describe, expect, it} from 'vitest';
import {renderLinkList} from '../renderLinkList';

const CODE = 'use a.{b as <c>};';

describe('the list of names in a block', () => {
  it('has each target once, by the first name that leads there', () => {
    expect(
      renderLinkList(CODE, [
        {start: 4, end: 5, href: '#a'},
        {start: 7, end: 8, href: '#b'},
        {start: 12, end: 15, href: '#b'},
      ]),
    ).toBe('<li><a href="#a"><code>a</code></a></li><li><a href="#b"><code>b</code></a></li>');
  });

  it('has names and addresses that are safe in HTML', () => {
    expect(renderLinkList(CODE, [{start: 12, end: 15, href: '/?"&'}])).toBe(
      '<li><a href="/?&quot;&amp;"><code>&lt;c&gt;</code></a></li>',
    );
  });

  it('is nothing where there are no links', () => {
    expect(renderLinkList(CODE, [])).toBeUndefined();
  });
});
