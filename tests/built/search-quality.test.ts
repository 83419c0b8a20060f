import {readFileSync} from 'node:fs';
import path from 'node:path';
import type {SummariesFile} from 'section-search';
import {createFinder, type Finder, type IndexFile} from 'section-search/finder';
import {afterAll, beforeAll, describe, expect, test, vi} from 'vitest';
import {INDEX_FILE} from 'docusaurus-section-search';
import {searchWords} from '../../searchWords';
import {pageFile, readBuiltFile} from '../support/builtSite';

/** A query that a reader would type, and the addresses that would satisfy that reader. */
type GoldenQuery = {kind: string; text: string; expected: readonly string[]};

/**
 * The ranking and the keywords were tuned on `queries.tsv`. `unseen.tsv` was written by others, who knew only the
 * titles of the pages, and two readers of the pages agreed on it; another writer added every second query of a list,
 * with the pages that their routes promise. If you change the ranking, synonyms or keywords, don't read that file: go
 * by the figures that this test prints for it.
 */
const SETS = {
  known: readQueries(path.resolve('tests/search/queries.tsv')),
  unseen: readQueries(path.resolve('tests/search/unseen.tsv')),
};

type SetName = keyof typeof SETS;
type Answer = Parameters<Parameters<Finder>[1]>[0];

/**
 * Least mean reciprocal rank of each kind of query: the measured one, less the loss if two of its queries fall to
 * second place, which any sentence of a page may cause. Only raise these.
 */
const FLOORS: Readonly<Record<SetName, Readonly<Record<string, number>>>> = {
  known: {
    ...{
      all: 0.85,
      title: 0.95,
      symbol: 0.94,
      command: 0.9,
      setting: 0.82,
      message: 0.81,
      words: 0.81,
      elsewhere: 0.82,
    },
    ...{question: 0.71, typo: 0.85, half: 0.86, concept: 0.9, task: 0.9},
  },
  unseen: {
    ...{
      all: 0.81,
      title: 0.82,
      symbol: 0.75,
      setting: 0.65,
      message: 0.74,
      words: 0.72,
      elsewhere: 0.57,
    },
    ...{question: 0.79, typo: 0.88, half: 0.9, concept: 0.72, task: 0.71},
  },
};

function readQueries(file: string): GoldenQuery[] {
  const [, ...lines] = readFileSync(file, 'utf8').trimEnd().split('\n');
  return lines.map((line) => {
    const [kind = '', text = '', expected = ''] = line.split('\t');
    return {kind, text, expected: expected.split(' ')};
  });
}

async function readText(file: string): Promise<string> {
  return (await readBuiltFile(file)).toString();
}

/** Returns the whole answer of the built site's search to a query, with all results, best first. */
function ask(
  find: Finder,
  text: string,
): Promise<Pick<Answer, 'terms'> & Pick<Answer['groups'][number], 'results'>> {
  return new Promise((resolve) => {
    find({text}, ({groups, terms, isWhole}) => {
      if (isWhole) resolve({terms, results: groups.flatMap(({results}) => results)});
    });
  });
}

const findUrls = async (find: Finder, text: string) =>
  (await ask(find, text)).results.map(({url}) => decodeURIComponent(url));

/** Returns the rank of the first expected result; an address without an anchor matches anywhere on its page. */
const rankOf = ({expected}: GoldenQuery, urls: readonly string[]) =>
  urls.findIndex((url) => expected.includes(url) || expected.includes(url.replace(/#.*/, ''))) + 1;
const average = (ranks: readonly number[]) =>
  ranks.reduce((sum, rank) => sum + (rank > 0 ? 1 / rank : 0), 0) / ranks.length;

let index: IndexFile;
let find: Finder;
const ranks: Record<SetName, {query: GoldenQuery; rank: number}[]> = {known: [], unseen: []};

const load = async (file: string): Promise<unknown> => JSON.parse(await readText(file));

beforeAll(async () => {
  vi.stubGlobal('setTimeout', (run: () => void) => setImmediate(run));
  index = (await load(INDEX_FILE)) as IndexFile;
  find = await createFinder(index, load);
  for (const name of ['known', 'unseen'] as const) {
    for (const query of SETS[name]) {
      ranks[name].push({query, rank: rankOf(query, await findUrls(find, query.text))});
    }
    const kinds = [...new Set(SETS[name].map(({kind}) => kind))].sort();
    const lines = ['all', ...kinds].map((kind) => `${kind} ${rate(name, kind).toFixed(3)}`);
    console.log(`Mean reciprocal rank, ${name} queries: ${lines.join(', ')}`);
  }
}, 300_000);
afterAll(() => {
  vi.unstubAllGlobals();
});

/** Returns the mean reciprocal rank of a kind of queries, or of all. */
function rate(name: SetName, kind: string): number {
  const chosen = ranks[name].filter(({query}) => kind === 'all' || query.kind === kind);
  return average(chosen.map(({rank}) => rank));
}

describe.each(['known', 'unseen'] as const)('of the %s queries that readers type', (name) => {
  test('there are at least 100, each once and with addresses that the site has', async () => {
    const queries = SETS[name];
    expect(queries.length).toBeGreaterThanOrEqual(100);
    expect(new Set(queries.map(({text}) => text.toLowerCase())).size).toBe(queries.length);
    const ids = new Map<string, string>();
    for (const url of new Set(queries.flatMap(({expected}) => expected))) {
      const [route = '', anchor] = url.split('#');
      const html = ids.get(route) ?? (await readText(pageFile(route)));
      ids.set(route, html);
      expect(
        anchor === undefined || html.includes(`id=${anchor}`) || html.includes(`id="${anchor}"`),
        url,
      ).toBe(true);
    }
  });

  test('no kind finds less than it did', () => {
    const kinds = Object.entries(FLOORS[name]);
    const fallen = kinds.filter(([kind, floor]) => rate(name, kind) < floor);
    expect(fallen.map(([kind]) => `${kind} ${rate(name, kind)}`)).toEqual([]);
  });
});

test('no query is in both sets', () => {
  const known = new Set(SETS.known.map(({text}) => text.toLowerCase()));
  expect(SETS.unseen.filter(({text}) => known.has(text.toLowerCase()))).toEqual([]);
});

test.each([
  ['model-repository', '/reference/interfaces/ai#ai-model-repository', 'wit interface'],
  ['call-tool', '/reference/interfaces/ai#mcp-tools--tools--call-tool', 'wit method'],
  ['/v1/cast', '/reference/api/hayride#post-v1-cast', 'api route'],
  ['hayride wac plug', '/platform/core/cli#wac-plug', 'cli command'],
  ['--interactive', '/platform/core/cli#hayride-cast-it', 'cli flag'],
  ['HAYRIDE_HOME', '/developer-guides/advanced/configuration#hayride-home', 'setting variable'],
  [
    'core.server.http.port',
    '/developer-guides/advanced/configuration#core-server-http-port',
    'setting key',
  ],
  [
    'error running component "/a/hello.wasm" with function: run',
    '/developer-guides/advanced/debugging#error-running-component-file-with-function',
    'error message',
  ],
])('the first result of the name %s is its entry, and says what it is', async (text, url, kind) => {
  const [first] = (await ask(find, text)).results;
  expect({...first}).toMatchObject({url, family: kind.split(' ')[0], kind: kind.split(' ')[1]});
});

test.each([
  ['hayride:ai/model', 'hayride:ai/model'],
  ['wasi:http', 'wasi:http'],
  ['--package', '--package'],
  ['HAYRIDE_LOG_LEVEL', 'hayride_log_level'],
  ['sandbx', 'sandbox'],
])('the query %s marks %s whole in what it finds', async (text, term) => {
  const {terms, results} = await ask(find, text);
  expect(terms).toContain(term);
  const shown = results.map(({name, summary}) => `${name} ${summary}`.toLowerCase());
  expect(shown.filter((each) => each.includes(term))).not.toEqual([]);
});

test('the results of accented and full-width letters are those of plain ones', async () => {
  const plain = await findUrls(find, 'sandbox');
  for (const text of ['ｓａｎｄｂｏｘ', 'sándböx'])
    expect(await findUrls(find, text)).toEqual(plain);
});

test('each keyword of a page finds that page among the first three', async () => {
  const lost: string[] = [];
  const {keywords} = (await load(index.files.replace('*', 'summaries-0'))) as SummariesFile;
  for (const {url, first} of index.names?.pages ?? []) {
    for (const keyword of keywords[first]?.split(', ') ?? []) {
      const pages = new Set((await findUrls(find, keyword)).map((one) => one.replace(/#.*/, '')));
      if (![...pages].slice(0, 3).includes(url)) lost.push(`${url}: ${keyword}`);
    }
  }
  expect(Object.keys(keywords).length).toBeGreaterThan(40);
  expect(lost).toEqual([]);
});

test.each(
  searchWords.foreign.flatMap(([own = '', ...others]) => others.map((other) => [other, own])),
)('the page that is first for %s is one that %s finds', async (other, own) => {
  const [first = ''] = await findUrls(find, other);
  const pages = (await findUrls(find, own)).map((url) => url.replace(/#.*/, ''));
  expect(pages).toContain(first.replace(/#.*/, ''));
});
