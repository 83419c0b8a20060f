import {createHash} from 'node:crypto';
import {describe, expect, it} from 'vitest';
import {replaceStyleAttributes, securePage} from '../index';

const page = (body: string) =>
  `<html><head><meta charset="UTF-8"></head><body>${body}</body></html>`;
const secure = (body: string) => securePage(page(body), 'a/b.html');

describe('the policy of a page', () => {
  it('follows the character set and names the hash of each inline script', () => {
    const hash = createHash('sha256').update('go()').digest('base64');
    const html = secure('<script>go()</script><script src="/a.js"></script>');
    expect(html).toContain(
      `<meta charset="UTF-8"><meta http-equiv="Content-Security-Policy" content="default-src 'self'; script-src 'self' 'sha256-${hash}'; style-src 'self';`,
    );
    expect(html).not.toContain('frame-ancestors');
    expect(html).not.toContain('unsafe');
  });

  it('needs no hash for data', () => {
    expect(secure('<script type="application/ld+json">{}</script>')).not.toContain('sha256');
  });

  it('stops the build on a page without a character set', () => {
    expect(() => securePage('<html></html>', 'a.html')).toThrow(
      'a.html: no <meta charset> to put the content security policy after.',
    );
  });
});

describe('style attributes', () => {
  it('of the icon sheet become a class', () => {
    expect(replaceStyleAttributes('<svg style="display: none;"><defs></defs></svg>')).toContain(
      '<svg class="icon-sheet" aria-hidden="true"><defs>',
    );
  });

  it('of an open section go', () => {
    expect(
      replaceStyleAttributes(
        '<ul style="display:block;overflow:visible;height:auto" class="a"></ul>',
      ),
    ).toContain('<ul class="a"></ul>');
  });

  it.each(['"background-color:#102030;color:$&"', 'background-color:#102030;color:$&'])(
    'of an announcement with colours become a sheet of its page: %s',
    (style) => {
      const bar = `<div class="theme-announcement-bar bar" style=${style} role="banner">`;
      expect(replaceStyleAttributes(page(bar))).toBe(
        '<html><head><meta charset="UTF-8"><style>:root div.theme-announcement-bar{background-color:#102030;color:$&}</style></head><body><div class="theme-announcement-bar bar" role="banner"></body></html>',
      );
    },
  );

  it.each([
    '<p style="color:red">x</p>',
    '<p class="a b" data-x="1 > 0" style=color:red>x</p>',
    '<img alt src=a.png style="width:1px">',
  ])('stop the build in %s', (body) => {
    expect(() => secure(body)).toThrow(
      /^a\/b\.html: <.* has a style attribute, which the content security policy forbids\. Give it a class instead\.$/,
    );
  });

  it('in words and in values of other attributes are none', () => {
    expect(secure('<p title="a style=b">style="x"</p>')).toContain('<p title="a style=b">');
  });

  it('in the text of a script are none', () => {
    const script = '<script>show(`<p style="color:red">x</p>`)</script>';
    expect(secure(script)).toContain(script);
  });
});
