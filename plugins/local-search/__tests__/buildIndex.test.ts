import {describe, expect, it} from 'vitest';
import {buildIndex} from '../buildIndex';
import {createFinder, groupByPage} from '../client/createFinder';
import type {Section} from '../types';
import {GOLDEN_SECTIONS} from './fixtures/goldenSections';

type Index = {storedFields: Record<string, {excerpt: string}>};

const read = (sections: Section[]) => JSON.parse(buildIndex(sections)) as Index;
const find = createFinder(read(GOLDEN_SECTIONS));
const urlsOf = (query: string) => find(query).map(({url}) => url);

describe('the index', () => {
  it('has the same bytes for the same sections', () => {
    const build = () => buildIndex(structuredClone(GOLDEN_SECTIONS));
    expect(build()).toBe(build());
  });

  it('keeps at most 1000 characters of a text, cut between two words', () => {
    const text = 'word '.repeat(300).trim();
    const sections = [text, text.slice(0, 999)].map((long) => ({
      url: '/',
      title: 'A',
      trail: [],
      text: long,
    }));
    const [cut, whole] = Object.values(read(sections).storedFields);
    expect(cut?.excerpt).toBe('word '.repeat(200).trim());
    expect(whole?.excerpt).toBe(text.slice(0, 999));
  });

  it('is refused when it is not an index or has other fields', () => {
    expect(() => createFinder({})).toThrow();
    expect(() => createFinder({...read(GOLDEN_SECTIONS), fieldIds: {title: 0, body: 1}})).toThrow(
      'The index has the fields title, body instead of title, heading, text.',
    );
  });
});

describe('a search', () => {
  it.each<[string, string[]]>([
    // A title before a heading, a heading before text.
    ['cli', ['/cli', '/cli#cast', '/cli#register']],
    ['sandbox', ['/runtime#sandbox', '/runtime#limits', '/']],
    ['configuration', ['/configuration', '/configuration#log', '/configuration#level', '/']],
    ['package', ['/interfaces', '/cli#list', '/cli#cast', '/cli#register']],
    // All words; where no section has them, any of them.
    ['log level', ['/configuration#level', '/configuration#log']],
    ['the sandbox of a component', ['/runtime#sandbox', '/']],
    ['register quokka', ['/cli#register', '/cli#list']],
    // The start of a word, down to one that is in no index by itself.
    ['sand', ['/runtime#sandbox', '/runtime#limits', '/']],
    ['is', ['/runtime']],
    // A typing error; what matches exactly comes first.
    ['sandbx', ['/runtime#sandbox', '/runtime#limits', '/']],
    ['componant rust', ['/rust']],
    ['rust', ['/rust', '/runtime#limits']],
    // Identifiers: whole before their names.
    ['hayride:ai/model', ['/interfaces#model']],
    ['ai/model', ['/interfaces#model']],
    ['hayride:ai', ['/interfaces', '/interfaces#model']],
    ['wasi:http', ['/interfaces']],
    ['--package', ['/cli#register', '/cli#cast', '/cli#list', '/interfaces']],
    ['config.yaml', ['/configuration']],
    ['yaml', ['/configuration']],
    ['HAYRIDE_LOG_LEVEL', ['/configuration#log']],
    ['LOG_LEVEL', ['/configuration#level', '/configuration#log']],
    ['0.0.65', ['/interfaces', '/interfaces#model']],
    // Nothing.
    ['quokka', []],
    [' -- ', []],
    ['', []],
  ])('for %j returns %j', (query, urls) => {
    expect(urlsOf(query)).toEqual(urls);
  });

  it('for a short name starts with it, before all words that start like it', () => {
    expect(urlsOf('c')[0]).toBe('/c');
    expect(urlsOf('c')).toHaveLength(8);
  });
});

describe('the list of results', () => {
  const group = (...urls: string[]) => groupByPage(urls.map((url) => ({url}))).map(({url}) => url);

  it('puts the sections of a page together at the position of the best', () => {
    expect(group('/b#1', '/a', '/b', '/c', '/a#1')).toEqual(['/b#1', '/b', '/a', '/a#1', '/c']);
  });

  it('shows a page three times at most', () => {
    expect(group('/a', '/a#1', '/a#2', '/a#3', '/b')).toEqual(['/a', '/a#1', '/a#2', '/b']);
  });

  it('has eight results at most', () => {
    const urls = Array.from({length: 20}, (_, index) => `/${index}`);
    expect(group(...urls)).toEqual(urls.slice(0, 8));
  });
});
