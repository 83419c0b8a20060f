import {afterEach, beforeEach, describe, expect, it, vi} from 'vitest';
import {buildIndex} from '../src/buildIndex';
import {createFinder} from '../src/createFinder';
import type {Answer, Family} from '../src/types';
import {GOLDEN_PAGES} from './goldenPages';
import {INDEX_FILE, openFinder} from './openFinder';

const WORDS = {synonyms: [['isolation', 'walls']], foreign: [['sandbox', 'chroot jail']]};
/** Sizes so small that every few names are a part of their own. */
const SMALL = {whole: 100, part: 60, word: 300, text: 100};

const build = (sizes?: typeof SMALL) => buildIndex(GOLDEN_PAGES, {...WORDS, sizes});

const open = (files = build(), refuse?: (path: string) => boolean) => openFinder(files, refuse);

/** Returns all answers to a query, up to the first that is whole. */
async function ask({find}: Awaited<ReturnType<typeof open>>, text: string, family?: Family) {
  const answers: Answer[] = [];
  find({text, ...(family && {family})}, (answer) => answers.push(answer));
  await vi.waitUntil(async () => {
    await vi.runAllTimersAsync();
    return answers.at(-1)?.isWhole;
  });
  return answers;
}

const listUrls = (answer: Answer | undefined) =>
  answer?.groups.flatMap(({results}) => results.map(({url}) => url)) ?? [];

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

describe('a query finds first', () => {
  it.each([
    ['a page by its title', 'configuration', '/configuration'],
    ['a page by its title with another ending', 'configure', '/configuration'],
    ['a section by its heading', 'sandbox', '/runtime#sandbox'],
    ['what the site calls it, by the words of another tool', 'chroot jail', '/runtime#sandbox'],
    ['a page by a single letter', 'c', '/c'],
    ['a symbol by its full name', 'lantern:ai/model.load-model', '/interfaces#load-model'],
    ['a symbol by its own name', 'load-model', '/interfaces#load-model'],
    ['a symbol by the start of its name', 'load-mo', '/interfaces#load-model'],
    ['a flag as it is typed', '--package', '/cli#package'],
    [
      'a message with what fills its gaps',
      'cannot open "/a.wasm": no such file',
      '/cli#cannot-open',
    ],
    [
      'a symbol in full-width letters',
      'ｌａｎｔｅｒｎ：ａｉ/ｍｏｄｅｌ.ｌｏａｄ-ｍｏｄｅｌ',
      '/interfaces#load-model',
    ],
    ['a page by its title with a ligature', 'conﬁguration', '/configuration'],
    ['a text by a word with accents', 'çlång', '/c'],
    ['a word with a letter too many', 'registter', '/cli#register'],
    ['a word with a missing letter', 'sandbx', '/runtime#sandbox'],
    ['a word with a wrong letter', 'sendbox', '/runtime#sandbox'],
    ['a word with two letters in the wrong order', 'regsiter', '/cli#register'],
    ['what else it is called', 'walls', '/runtime'],
    ['a page by its keyword', 'crash', '/cli'],
    ['a page by its keyword, with words that tell little', 'does not load a model', '/cli'],
    ['a text by a word that only it has', 'clang', '/c'],
    ['a text that has most of the words', 'clang quokka cmake', '/c'],
  ])('%s: %s', async (_what, query, url) => {
    const finder = await open();
    expect(listUrls((await ask(finder, query)).at(-1))[0]).toBe(url);
    // A site that is cut into many files has the same.
    const parts = await open(build(SMALL));
    expect(listUrls((await ask(parts, query)).at(-1))[0]).toBe(url);
  });
});

it('finds two words that were typed as one', async () => {
  expect(listUrls((await ask(await open(), 'memorylimit')).at(-1))[0]).toBe('/runtime#limits');
});

describe('an answer', () => {
  it('has the page and the kind of each result, and the words to mark', async () => {
    const answer = (await ask(await open(), 'load-model')).at(-1);
    expect(answer?.groups[0]).toMatchObject({
      ...{url: '/interfaces', title: 'Interfaces'},
      results: [{family: 'wit', kind: 'function', summary: 'Loads a model.'}],
    });
    expect(answer?.terms).toContain('load-model');
  });

  it('has only results of the family that is asked for', async () => {
    const finder = await open();
    expect(listUrls((await ask(finder, 'model')).at(-1)).length).toBeGreaterThan(1);
    expect(listUrls((await ask(finder, 'model', 'wit')).at(-1))).toEqual([
      '/interfaces#load-model',
    ]);
  });

  it('shows the text around a word that is only there', async () => {
    const last = (await ask(await open(), 'clang')).at(-1);
    expect(last?.groups[0]?.results[0]?.summary).toContain('with clang');
  });

  it('comes at once from names, and again with the texts', async () => {
    const answers = await ask(await open(), 'memory limit');
    expect(answers.map(({isWhole}) => isWhole)).toEqual([false, true]);
    expect(listUrls(answers[1])).toContain('/runtime#limits');
  });

  it('is empty and whole for a query without words', async () => {
    const answers = await ask(await open(), ' -- ');
    expect(answers).toEqual([{groups: [], terms: [], isWhole: true}]);
  });

  it('suggests a similar query where nothing is found', async () => {
    const last = (await ask(await open(), 'regiment')).at(-1);
    expect(last?.groups).toEqual([]);
    expect(last?.suggestion).toBe('register');
  });

  it('suggests nothing where no name is similar', async () => {
    expect((await ask(await open(), 'quokka')).at(-1)).toEqual({
      groups: [],
      terms: [],
      isWhole: true,
    });
  });

  it('is not shown any more once it is cancelled', async () => {
    const {find} = await open();
    const answers: Answer[] = [];
    const cancel = find({text: 'clang'}, (answer) => answers.push(answer));
    cancel();
    await vi.runAllTimersAsync();
    expect(answers.map(({isWhole}) => isWhole)).toEqual([false]);
  });
});

describe('the files of the index', () => {
  it('have the same bytes for the same pages', () => {
    expect(build()).toEqual(build());
  });

  it('have other names once one of them changes', () => {
    const [first] = build();
    const [other] = buildIndex([{url: '/', title: 'A'}], WORDS);
    expect(first?.path).toMatch(/^search\/summaries-0-[0-9a-f]{12}\.json$/);
    expect(other?.path).not.toBe(first?.path);
  });

  it('are loaded once, and a text only for a result that nothing else tells about', async () => {
    const finder = await open();
    await ask(finder, 'load-model');
    expect(finder.asked.map((path) => path.replace(/^.*\/|-\w{12}\.json$/g, ''))).toEqual([
      ...[INDEX_FILE, 'summaries-0', 'words-0'],
    ]);
    await ask(finder, 'clang');
    await ask(finder, 'clang');
    expect(finder.asked.filter((path) => path.includes('words-'))).toHaveLength(1);
    expect(finder.asked.filter((path) => path.includes('text-')).length).toBe(
      new Set(finder.asked.filter((path) => path.includes('text-'))).size,
    );
  });

  it('may be missing: then names answer, and the next query asks again', async () => {
    let isOffline = true;
    const finder = await open(build(), (path) => isOffline && path !== INDEX_FILE);
    const offline = (await ask(finder, 'sandbox trust')).at(-1);
    expect(listUrls(offline)).toContain('/runtime#sandbox');
    isOffline = false;
    expect(listUrls((await ask(finder, 'sandbox trust')).at(-1))).toContain('/runtime#limits');
  });

  it('are refused if they are no index', async () => {
    const other = {documentCount: 1} as never;
    await expect(createFinder(other, () => Promise.resolve())).rejects.toThrow(
      'This is not a search index: it does not name its files.',
    );
  });
});
