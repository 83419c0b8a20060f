import {describe, expect, it} from 'vitest';
import {checkAnchors} from '../pages/checkAnchors';

const ENTRY = {path: 'hayride:ai/agents', id: 'ai-agents', page: '/ai'};
const check =
  (html: string, page = '/ai') =>
  () =>
    checkAnchors([ENTRY], new Map([[page, html]]));

describe('the anchors of a built page', () => {
  it.each([
    '<h3 class="a" id="ai-agents">',
    '<h3 id=ai-agents>x</h3>',
    '<li\n  id="ai-agents">',
    '<h3 id="ai-agents"></h3><a href="#ai-agents">id="ai-agents"</a><p data-id="ai-agents">',
  ])('are right where an entry has its own once: %j', (html) => {
    expect(check(html)).not.toThrow();
  });

  it.each([
    ['0 times', ''],
    ['0 times', '<h3 id="ai-agents--agent">'],
    ['0 times', '<a href="#ai-agents">'],
    ['2 times', '<h2 id="ai-agents"><h3 id=ai-agents>'],
  ])('are refused where an entry has it %s: %j', (count, html) => {
    expect(check(html)).toThrow(
      `wit-reference: /ai has the anchor #ai-agents of hayride:ai/agents ${count}. It must stand ` +
        'there once: give a heading of the page that has the same id another one.',
    );
  });

  it('are looked for on the page of the entry', () => {
    expect(check('<h3 id="ai-agents">', '/other')).toThrow('/ai has the anchor #ai-agents');
  });
});
