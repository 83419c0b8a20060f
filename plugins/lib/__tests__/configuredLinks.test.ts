import {describe, expect, it} from 'vitest';
import {listConfiguredLinks, placeLinks} from '../configuredLinks';

const config = {
  announcementBar: {
    id: 'a',
    content: `An <b>alpha</b>: <a class="x" href='/a#b'>what</a> that means`,
  },
  navbar: {items: [{to: '/c'}, {type: 'html', value: '<img alt="/x" src=/i.svg>'}]},
  footer: {
    links: [
      {
        title: '/t',
        items: [{html: '<a href="https://e.example/">e</a> &amp; <a href="//f">f</a>'}],
      },
    ],
    copyright: '© <a href="/docs/d">href="/text"</a>',
  },
};

describe('the addresses in configured HTML', () => {
  it('are below the base URL, and all else stays as it is', () => {
    const {announcementBar, navbar, footer} = placeLinks(config, '/docs/');
    expect(announcementBar.content).toBe(
      `An <b>alpha</b>: <a class="x" href='/docs/a#b'>what</a> that means`,
    );
    expect(navbar.items[1]?.value).toBe('<img alt="/x" src=/docs/i.svg>');
    expect(footer).toEqual(config.footer);
  });

  it('stay as they are at the root of a host', () => {
    expect(placeLinks(config, '/')).toEqual(config);
  });

  it('leave addresses that are fields to the framework', () => {
    expect(placeLinks(config, '/docs/').navbar.items[0]).toEqual({to: '/c'});
  });
});

describe('the links of a configuration', () => {
  it('are its addresses of this site, in fields and in HTML', () => {
    expect(listConfiguredLinks(config)).toEqual(['/a#b', '/c', '/i.svg', '/docs/d']);
    expect(listConfiguredLinks({browse: [{url: '/e', label: '/f'}]})).toEqual(['/e']);
    expect(listConfiguredLinks(undefined)).toEqual([]);
  });
});
