import {describe, expect, it} from 'vitest';
import {buildIndex} from '../src/buildIndex';
import type {Entry, Page} from '../src/types';
import {openFinder} from './openFinder';

const entry = (family: string, kind: string, name: string, rest: Partial<Entry> = {}): Entry => ({
  ...{family, kind, name, anchor: name, summary: ''},
  ...rest,
});
const page = (url: string, title: string, entries: Entry[], rest: Partial<Page> = {}): Page => ({
  ...{url, title, entries},
  ...rest,
});

/** Pages that share no words except those of the queries. */
const SITE = [
  page('/debugging', 'Debug a component', [entry('page', 'section', 'Traps')], {
    alias: 'Debugging',
    keywords: ['stack trace', 'colour'],
  }),
  page('/runtime', 'Runtime', [
    entry('page', 'section', 'Sandbox', {summary: 'What a component may reach.'}),
    entry('page', 'section', 'Limits', {text: 'A sandbox limits memory. Failed to grow the heap.'}),
  ]),
  page('/ai', 'AI interfaces', [
    entry('wit', 'function', 'lantern:mcp/tools.call-tool'),
    entry('wit', 'function', 'lantern:mcp/tools.list'),
  ]),
  page('/c', 'C', []),
  page('/server', 'Server', [
    entry('page', 'section', 'Stop', {text: 'Press Ctrl+C.'}),
    entry('page', 'section', 'Files', {text: 'In the folder .quokka at home.'}),
    entry('setting', 'variable', 'QUOKKA_BIN'),
  ]),
  page('/quokka', 'Quokka', [
    ...['The env of the quokka in a bin', 'Package', 'Sand'].map((name) =>
      entry('page', 'section', name),
    ),
  ]),
  page(
    '/setup',
    'Setup',
    [
      entry('page', 'section', 'Erase', {summary: 'Erase it and its pangolin.'}),
      ...['Before', 'Steps', 'Windows'].map((name) =>
        entry('page', 'section', name, {summary: 'To erase a pangolin.'}),
      ),
    ],
    {keywords: ['pangolin', 'erase pangolin']},
  ),
  page('/window', 'Build a sliding window', []),
  page('/jobs', 'Jobs', [
    entry('page', 'section', 'Shelf'),
    entry('page', 'section', 'Again', {
      text: 'What a walrus juggles waits on its shelf for an hour.',
    }),
  ]),
  page('/otter', 'Otter', [entry('page', 'section', 'Fur', {summary: 'An otter has thick fur.'})]),
  ...Array.from({length: 10}, (_, number) =>
    page(`/river-${number}`, `River ${number}`, [], {summary: 'Where an otter swims.'}),
  ),
  page('/tools', 'Tools', [entry('page', 'section', 'Install a tool')]),
  page('/cli', 'CLI', [
    entry('cli', 'flag', 'lantern cast --package'),
    entry('cli', 'command', 'lantern cast'),
    entry('error', 'message', 'error running component "<file>" with function: …'),
  ]),
  page('/api', 'Platform API', [entry('api', 'route', 'POST /v1/cast')]),
  page('/go', 'Go bindings', [entry('go', 'func', 'lantern/ai/agents.New(options ...Option)')]),
];

async function search(text: string, unstemmed: string[] = []): Promise<string[]> {
  const words = {synonyms: [], foreign: [], unstemmed};
  const {find} = await openFinder(buildIndex(SITE, words));
  return new Promise((resolve) => {
    find({text}, ({groups, isWhole}) => {
      const urls = groups.flatMap(({results}) => results.map(({url}) => url));
      if (isWhole) resolve(urls.map(decodeURIComponent));
    });
  });
}

describe('the first result is', () => {
  it.each([
    ['a page by its title', 'debug a component', '/debugging'],
    ['a page by its label', 'debugging', '/debugging'],
    ['a page by the start of its title', 'debu', '/debugging'],
    ['a page by a keyword that occurs nowhere else on it', 'stack trace', '/debugging'],
    ['a word in the other English', 'color', '/debugging'],
    ['a section by its heading, before one that says the word', 'sandbox', '/runtime#Sandbox'],
    [
      'a section by its heading, before its page with the keyword',
      'erase my pangolin',
      '/setup#Erase',
    ],
    ['a page by its title, before its section', 'setup', '/setup'],
    ['a page by a plain word, before the symbols with it', 'tools', '/tools'],
    ['a symbol by its own name', 'call-tool', '/ai#lantern:mcp/tools.call-tool'],
    ['a symbol by the end of its name', 'tools.call-tool', '/ai#lantern:mcp/tools.call-tool'],
    ['a flag', '--package', '/cli#lantern cast --package'],
    ['a flag with a value', '--package=quokka', '/cli#lantern cast --package'],
    ['a variable', '$env:QUOKKA_BIN', '/server#QUOKKA_BIN'],
    ['a word with a soft hyphen', 'Sand\u00adbox', '/runtime#Sandbox'],
    ['a section whose text answers a question', 'walrus juggles hour shelf', '/jobs#Again'],
    ['a page of one letter', 'c', '/c'],
    ['a page of one letter, with other words', 'numbat in C', '/c'],
    ['a key, not the page of its letter', 'ctrl+c', '/server#Stop'],
    ['a folder, not the page of its drive', 'C:\\Users\\me\\.quokka', '/quokka'],
    ['a command, before its flags', 'lantern cast', '/cli#lantern cast'],
    ['a route', '/v1/cast', '/api#POST /v1/cast'],
    ['a method in its own letters', 'agents.New', '/go#lantern/ai/agents.New(options ...Option)'],
    [
      'a message by what fills its gaps',
      'error running component "/a/b.wasm" with function: run',
      '/cli#error running component "<file>" with function: …',
    ],
    [
      'a message by a part of it',
      'error running component',
      '/cli#error running component "<file>" with function: …',
    ],
  ])('%s: %s', async (_what, query, url) => {
    expect((await search(query))[0]).toBe(url);
  });
});

it('a section far from the best of its page gives way to other pages', async () => {
  expect(await search('fur')).toContain('/otter#Fur');
  const found = await search('otter');
  expect(found[0]).toBe('/otter');
  expect(found).toHaveLength(10);
  expect(found).not.toContain('/otter#Fur');
});

it('a word that the site declares unstemmed has no other forms', async () => {
  expect(await search('windows')).toContain('/window');
  expect(await search('windows', ['windows'])).not.toContain('/window');
});
