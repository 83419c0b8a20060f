import {describe, expect, it} from 'vitest';
import type {ReferenceSymbol} from '../../lib/catalogue/types';
import {collectEntries} from '../collectEntries';
import type {Section} from '../types';

const pages = [
  {path: '/cli', file: 'cli.mdx', html: '', alias: 'Commands', description: 'What the CLI does.'},
  {path: '/go', file: 'go.mdx', html: ''},
];
const sections: Section[] = [
  {url: '/cli', title: 'CLI', trail: [], text: 'Intro.'},
  {
    url: '/cli#cast',
    title: 'CLI',
    trail: ['All', 'cast'],
    text: 'Runs a registered morph now. Then ends.',
  },
  {url: '/cli#end', title: 'CLI', trail: ['End'], text: 'word '.repeat(40).trim()},
  {url: '/go', title: 'Go', trail: [], text: ''},
];
const symbol = (name: string, page: string, anchor: string) =>
  ({
    ...{reference: 'go', kind: 'func', label: name, name, page, anchor},
    ...{summary: 'Calls `it`.', location: {file: 'a', line: 1, column: 1}},
  }) as ReferenceSymbol;

const collect = (...symbols: ReferenceSymbol[]) => collectEntries(pages, sections, symbols, 'go/');
const namesOf = (entries: {anchor: string; kind: string; name: string}[] = []) =>
  entries.map(({anchor, kind, name}) => `${kind} ${name} #${anchor}`);

describe('what can be found', () => {
  it('is each page, with what its front matter says of it', () => {
    const [cli, go] = collect();
    expect(cli).toMatchObject({url: '/cli', title: 'CLI', alias: 'Commands'});
    expect(cli?.entries[0]).toMatchObject({
      kind: 'page',
      name: 'CLI',
      summary: 'What the CLI does.',
    });
    expect(go).toMatchObject({url: '/go', title: 'Go', alias: ''});
  });

  it('is each section, with the headings above it and its first sentence', () => {
    expect(collect()[0]?.entries[1]).toMatchObject({
      ...{anchor: 'cast', family: 'page', kind: 'section', name: 'cast', trail: ['All']},
      summary: 'Runs a registered morph now.',
    });
  });

  it('has no summary of more than a line', () => {
    expect(collect()[0]?.entries[2]?.summary).toBe(`${'word '.repeat(20).trim()} …`);
  });

  it('is each symbol: in place of its section, or after the sections of its page', () => {
    const [cli, go] = collect(symbol('go/a.Cast', '/cli', 'cast'), symbol('New', '/go', 'new'));
    expect(namesOf(cli?.entries)).toEqual(['page CLI #', 'func a.Cast #cast', 'section End #end']);
    expect(cli?.entries[1]).toMatchObject({
      ...{family: 'go', summary: 'Calls it.', text: 'Runs a registered morph now. Then ends.'},
    });
    expect(namesOf(go?.entries)).toEqual(['page Go #', 'func New #new']);
  });
});
