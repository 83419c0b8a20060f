import {describe, expect, it} from 'vitest';
import {makeHref} from '../model/makeHref';
import {makeId} from '../model/makeId';

describe('the anchor of a path', () => {
  it.each([
    ['hayride:ai', 'hayride-ai'],
    ['hayride:ai/agents', 'ai-agents'],
    ['hayride:ai/agents.agent', 'ai-agents--agent'],
    ['hayride:ai/agents.agent.push', 'ai-agents--agent--push'],
    ['hayride:ai/types.message.content', 'ai-types--message--content'],
    ['hayride:ai/types.message-content', 'ai-types--message-content'],
    ['wasi:http', 'wasi-http'],
    ['wasi:http/types', 'wasi-http-types'],
    ['wasi:http/types.Method', 'wasi-http-types--method'],
  ])('of %s is %s', (path, id) => {
    expect(makeId(path)).toBe(id);
  });
});

describe('the address of an entry', () => {
  const entry = {page: '/reference', id: 'ai-agents'};

  it('is the anchor alone on its own page', () => {
    expect(makeHref(entry, '/reference')).toBe('#ai-agents');
  });

  it.each([undefined, '/', '/reference/ai'])('has the route on the page %s', (from) => {
    expect(makeHref(entry, from)).toBe('/reference#ai-agents');
  });
});
