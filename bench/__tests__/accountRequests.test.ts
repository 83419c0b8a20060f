import {describe, expect, it} from 'vitest';
import {accountRequests, type RequestRecord} from '../accountRequests';

const page: RequestRecord = {pathname: '/a', kind: 'document', hasActed: false, bytes: 1000};
const script = {...page, pathname: '/assets/js/main.js', kind: 'script', bytes: 300};

describe('the account of a page', () => {
  it('has what is requested before the reader acts, by kind', () => {
    const sheet = {...page, pathname: '/main.css', kind: 'stylesheet', bytes: 50};
    const image = {...page, pathname: '/logo.svg', kind: 'image', bytes: 7};
    expect(accountRequests([page, script, sheet, image]).asleep).toEqual({
      requests: 4,
      document: 1000,
      styles: 50,
      scripts: 300,
      images: 7,
      bytes: 1357,
    });
  });

  it('counts the scripts of an awake page, whenever they were requested', () => {
    const later = {...script, hasActed: true, bytes: 20};
    const account = accountRequests([page, script, later]);
    expect(account.asleep.scripts).toBe(300);
    expect(account.scriptsAwake).toBe(320);
  });

  it.each([
    ['a script that the browser says is prefetched', {...script, purpose: 'prefetch'}],
    ['a page that is prefetched for its rendering', {...page, purpose: 'prefetch;prerender'}],
    ['the HTML of another page', {...page, pathname: '/b/c', kind: 'fetch'}],
    ['the home page', {...page, pathname: '/', kind: 'fetch'}],
  ])('keeps %s apart', (_what, record) => {
    expect(accountRequests([record])).toMatchObject({
      asleep: {requests: 0, bytes: 0},
      scriptsAwake: 0,
      prefetched: record.bytes,
    });
  });

  it('counts data that a page fetches for itself', () => {
    const index = {...page, pathname: '/search-index.json', kind: 'fetch', bytes: 5};
    expect(accountRequests([index])).toMatchObject({asleep: {bytes: 5}, prefetched: 0});
  });
});
