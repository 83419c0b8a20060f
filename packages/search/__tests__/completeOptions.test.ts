import {expect, it} from 'vitest';
import {buildIndex, SYNONYMS, type IndexFile, type IndexOptions} from '../src/index';

const read = (options: IndexOptions) => {
  const [{path, content} = {path: '', content: ''}] = buildIndex([], options).slice(-1);
  return {path, index: JSON.parse(content) as IndexFile};
};

it('has the words of English and two paths without any options', () => {
  const {path, index} = read({synonyms: undefined});
  expect(path).toBe('search-index.json');
  expect(index.files).toMatch(/^search\/\*-\w{12}\.json$/);
  expect(index).toMatchObject({synonyms: SYNONYMS, foreign: [], unstemmed: []});
});

it('writes what it is told, where it is told', () => {
  const words = {synonyms: [['a', 'b']], foreign: [], unstemmed: ['windows']};
  const {path, index} = read({...words, file: 'old/index.json', folder: 'assets/old'});
  expect(path).toBe('old/index.json');
  expect(index.files).toMatch(/^assets\/old\/\*-/);
  expect(index).toMatchObject(words);
});

it('refuses options that could do nothing, all at once', () => {
  const options = {
    folder: '/assets/',
    synonyms: [['only'], 'word'],
    foreign: [['session', 'Docker ps', 'a process that still runs']],
    unstemmed: ['Windows'],
    sizes: {part: 0},
    language: 'de',
  } as unknown as IndexOptions;
  expect(() => buildIndex([], options)).toThrowErrorMatchingInlineSnapshot(`
    [Error: language: there is no such option. Use file, folder, synonyms, foreign, unstemmed, sizes.
    folder: "/assets/" is not a folder of the site. Leave out * and slashes at the ends.
    synonyms: ["only"] is not a group. List two phrases or more.
    synonyms: "word" is not a group. List two phrases or more.
    foreign: "Docker ps" has capital letters. Write it in lower case.
    foreign: "a process that still runs" is too long. Use at most 4 words.
    unstemmed: "Windows" has capital letters. Write it in lower case.
    sizes.part: 0 is not a size. Give a number above 0.]
  `);
});

it('has synonyms that are valid options, each phrase once in a group', () => {
  expect(() => buildIndex([], {synonyms: SYNONYMS})).not.toThrow();
  expect(SYNONYMS.filter((group) => new Set(group).size < group.length)).toEqual([]);
});
