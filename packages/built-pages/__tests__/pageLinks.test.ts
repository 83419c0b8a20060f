import {describe, expect, it, vi} from 'vitest';
import {
  findTarget,
  followLink,
  prefetchVisible,
  readTarget,
  resolveLinks,
} from '../src/client/pageLinks';

/** Returns an event on an element inside a link, or outside all links for `null`. */
const on = (href: string | null) => ({
  target: {
    closest: () => (href?.startsWith('/') ? {getAttribute: () => href} : null),
  } as unknown as Element,
});

function click(href: string | null, how: Partial<MouseEvent> = {}) {
  const preventDefault = vi.fn();
  const navigate = vi.fn();
  const keys = {altKey: false, ctrlKey: false, metaKey: false, shiftKey: false};
  const event = {...keys, button: 0, defaultPrevented: false, preventDefault, ...how, ...on(href)};
  followLink(event as unknown as MouseEvent, navigate);
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
  it('navigates without a page load', () => {
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

describe('the pages that links of a block lead to', () => {
  it('are prefetched when their links become visible, and the observer ends with the block', () => {
    const prefetch = vi.fn();
    const observer = {observe: vi.fn(), unobserve: vi.fn(), disconnect: vi.fn()};
    let report: (entries: {isIntersecting: boolean; target: unknown}[]) => void = () => undefined;
    vi.stubGlobal('window', {docusaurus: {prefetch}});
    vi.stubGlobal('IntersectionObserver', function (callback: typeof report) {
      report = callback;
      return observer;
    });
    const links = [{pathname: '/base/a'}, {pathname: '/base/c'}];
    const stop = prefetchVisible({querySelectorAll: () => links} as unknown as HTMLElement);
    expect(observer.observe.mock.calls).toEqual(links.map((link) => [link]));
    expect(prefetch).not.toHaveBeenCalled();

    report(links.map((target) => ({target, isIntersecting: target.pathname === '/base/c'})));
    expect(prefetch).toHaveBeenCalledExactlyOnceWith('/base/c');
    expect(observer.unobserve).toHaveBeenCalledExactlyOnceWith(links[1]);
    stop();
    expect(observer.disconnect).toHaveBeenCalledOnce();
    vi.unstubAllGlobals();
  });
});

describe('the hash of an address', () => {
  it.each([
    ['as it is written', '#a-b', 'a-b'],
    ['as it is written where the id looks encoded', '#a%20b', 'a%20b'],
    ['decoded', '#a%20%C3%A9', 'a é'],
    ['not if it cannot be decoded', '#%', undefined],
    ['not if it is empty', '', undefined],
  ])('names an element %s', (_, hash, found) => {
    const getElementById = (id: string) => (id === found ? {id} : null);
    vi.stubGlobal('document', {getElementById});
    expect(findTarget(hash)?.id).toBe(found);
    vi.unstubAllGlobals();
  });
});
