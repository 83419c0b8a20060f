import {describe, expect, test} from 'vitest';
import {ROUTES, UNKNOWN_ROUTE} from '../support/routes';
import {scoreResponse} from '../support/scoreResponse';
import {serveBuiltSite} from './serveBuiltSite';

/**
 * All of `.dev` is in the list of hosts that browsers ask only over TLS, so the public host is too,
 * whatever it sends. The tested server has no certificate.
 */
const IS_PRELOADED = true;

const ask = serveBuiltSite();

describe('the score of the HTTP Observatory', () => {
  test('is 130 for every page', async () => {
    for (const route of [...ROUTES, UNKNOWN_ROUTE]) {
      const response = await ask(route);
      const score = scoreResponse(
        {headers: Object.fromEntries(response.headers), html: await response.text()},
        IS_PRELOADED,
      );
      expect(score, route).toEqual({
        total: 130,
        modifiers: {
          // 10 would need `default-src 'none'`, with which Firefox refuses to prefetch pages.
          'content-security-policy': 5,
          cookies: 0,
          'cross-origin-resource-sharing': 0,
          redirection: 0,
          'referrer-policy': 5,
          'strict-transport-security': 5,
          // 5 would need a script that loads with the page; here none does before its reader acts.
          'subresource-integrity': 0,
          'x-content-type-options': 0,
          'x-frame-options': 5,
          'cross-origin-resource-policy': 10,
        },
      });
    }
  });

  test('is 75 on a host that sends no headers, where only the page has a policy', async () => {
    const html = await (await ask('/')).text();
    const {total, modifiers} = scoreResponse({headers: {}, html}, IS_PRELOADED);
    expect(total).toBe(75);
    expect(modifiers).toMatchObject({'content-security-policy': 5, 'x-frame-options': -20});
  });

  for (const [policy, modifier] of [
    ["default-src 'none'; script-src 'self'", 10],
    ["default-src 'self'; style-src 'self' 'unsafe-inline'", 0],
    ["default-src 'self'; script-src 'self' 'unsafe-eval'", -10],
    ["default-src 'self'; script-src 'self' 'unsafe-inline'", -20],
    ["default-src 'self'; script-src https:", -20],
    ["style-src 'self'", -20],
    ["form-action 'none'", -20],
    ['', -25],
  ] as const) {
    test(`changes by ${modifier} for the policy “${policy}”`, () => {
      const headers = {'content-security-policy': policy};
      const {modifiers} = scoreResponse({headers, html: ''}, IS_PRELOADED);
      expect(modifiers['content-security-policy']).toBe(modifier);
    });
  }
});
