import {expect, it} from 'vitest';
import {checkSymbols} from '../checkSymbols';

const push = {name: 'hayride:ai/agents.agent.push', page: '/ai', anchor: 'agents--agent--push'};
const section = (url: string, heading: string, text = '') => ({
  url,
  title: 'AI',
  trail: [heading],
  text,
});

it.each([
  ['with a section of its own', section('/ai#agents--agent--push', 'agent.push')],
  ['named in the text of another section', section('/ai#agents--agent', 'agent', 'push: func();')],
  ['named in a heading', section('/ai#agents', 'What push does')],
])('accepts a symbol %s', (_, found) => {
  expect(() => checkSymbols([push], [found])).not.toThrow();
});

it.each([
  ['on another page', section('/ai/other#agents--agent--push', 'agent.push')],
  ['not at all', section('/ai#agents--agent', 'agent', 'pull: func();')],
])('refuses a symbol that is named %s', (_, found) => {
  expect(() => checkSymbols([push], [found])).toThrow(
    'local-search: the index lacks hayride:ai/agents.agent.push (/ai).',
  );
});
