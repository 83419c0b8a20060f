import {describe, expect, it} from 'vitest';
import {buildIndex} from '../buildIndex';
import {createFinder} from '../client/createFinder';
import {GOLDEN_SECTIONS} from './fixtures/goldenSections';

type Index = {storedFields: Record<string, {excerpt: string}>};

const read = (length: number) =>
  JSON.parse(buildIndex(GOLDEN_SECTIONS, {excerptLength: length})) as Index;
const find = createFinder(read(1000));
const urlsOf = (query: string) => find(query).map(({url}) => url);

describe('the index', () => {
  it('has the same bytes for the same sections', () => {
    const build = () => buildIndex(structuredClone(GOLDEN_SECTIONS), {excerptLength: 1000});
    expect(build()).toBe(build());
  });

  it('keeps no more of a text than asked, cut between two words', () => {
    const texts = Object.values(read(20).storedFields);
    expect(texts[0]?.excerpt).toBe('The platform runs');
    expect(texts.every(({excerpt}) => excerpt.length <= 20)).toBe(true);
  });

  it('is refused when it is no index or one of other fields', () => {
    expect(() => createFinder({})).toThrow();
    expect(() => createFinder({...read(20), fieldIds: {title: 0, body: 1}})).toThrow(
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
    // A slip of the finger; what is meant as typed stands before it.
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
  ])('for %j gives %j', (query, urls) => {
    expect(urlsOf(query)).toEqual(urls);
  });

  it('for a short name starts with it, before all words that start like it', () => {
    expect(urlsOf('c')[0]).toBe('/c');
    expect(urlsOf('c')).toHaveLength(8);
  });
});
