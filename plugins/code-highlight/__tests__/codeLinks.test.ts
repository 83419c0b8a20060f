import {describe, expect, it, vi} from 'vitest';
import {followLink, readTarget, resolveLinks} from '../client/codeLinks';

/** What an event on something inside a link, or beside all links, says of it. */
const on = (href: string | null) => ({
  target: {
    closest: () => (href === null ? null : {getAttribute: () => href}),
  } as unknown as Element,
});

function click(href: string | null, how: Partial<MouseEvent> = {}) {
  const preventDefault = vi.fn();
  const navigate = vi.fn();
  const keys = {altKey: false, ctrlKey: false, metaKey: false, shiftKey: false};
  const event = {...keys, button: 0, defaultPrevented: false, preventDefault, ...how, ...on(href)};
  followLink(event, navigate);
  return {preventDefault, navigate};
}

describe('the addresses in a block', () => {
  it('are resolved where they lead to a route or an anchor, and only there', () => {
    const html = '<a href="/a#b">x</a> <a href="#c">y</a> &lt;a href=&quot;/d&quot;';
    const seen: string[] = [];
    const resolve = (href: string) => {
      seen.push(href);
      return href.startsWith('/') ? `/base${href}` : href;
    };
    expect(resolveLinks(html, resolve)).toBe(
      '<a href="/base/a#b">x</a> <a href="#c">y</a> &lt;a href=&quot;/d&quot;',
    );
    expect(seen).toEqual(['/a#b', '#c']);
  });
});

describe('a link in a block', () => {
  it('navigates without loading the window anew', () => {
    const {preventDefault, navigate} = click('/base/a#b');
    expect(navigate).toHaveBeenCalledExactlyOnceWith('/base/a#b');
    expect(preventDefault).toHaveBeenCalledOnce();
  });

  it.each<[string, string | null, Partial<MouseEvent>]>([
    ['with the middle button', '/a', {button: 1}],
    ['with a key that opens a window or a tab', '/a', {ctrlKey: true}],
    ['with the Command key', '/a', {metaKey: true}],
    ['with Shift', '/a', {shiftKey: true}],
    ['with Alt', '/a', {altKey: true}],
    ['that something else took', '/a', {defaultPrevented: true}],
    ['on an anchor of the page', '#b', {}],
    ['beside all links', null, {}],
  ])('leaves a click %s to the browser', (_, href, how) => {
    const {preventDefault, navigate} = click(href, how);
    expect(navigate).not.toHaveBeenCalled();
    expect(preventDefault).not.toHaveBeenCalled();
  });

  it('names its page to what loads pages ahead', () => {
    expect(readTarget(on('/a#b'))).toBe('/a#b');
    expect(readTarget(on('#b'))).toBeUndefined();
  });
});
