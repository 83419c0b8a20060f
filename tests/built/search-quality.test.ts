import {readFileSync} from 'node:fs';
import path from 'node:path';
import {beforeAll, describe, expect, test} from 'vitest';
import {createFinder, INDEX_FILE, type Finder, type IndexFile} from '../../plugins/search/index';
import {pageFile, readBuiltFile} from '../support/builtSite';

/** A query that a reader would type, and the addresses with which that reader would be content. */
type GoldenQuery = {kind: string; text: string; expected: readonly string[]};

/**
 * What the mean reciprocal rank of each kind of query is at least: as measured, rounded down. A floor may
 * only rise.
 */
const FLOORS: Readonly<Record<string, number>> = {
  title: 0.98,
  question: 0.93,
  symbol: 1,
  command: 0.99,
  setting: 0.93,
  message: 0.99,
  typo: 0.97,
  half: 0.91,
  words: 0.84,
};
const OVERALL = 0.95;

const QUERIES = readQueries(path.resolve('tests/search/queries.tsv'));

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

/** The addresses that the search of the built site finds for a query, best first. */
function findUrls(find: Finder, text: string): Promise<string[]> {
  return new Promise((resolve) => {
    find({text}, ({groups, isWhole}) => {
      if (isWhole) {
        resolve(groups.flatMap(({results}) => results.map(({url}) => decodeURIComponent(url))));
      }
    });
  });
}

const rankOf = ({expected}: GoldenQuery, urls: readonly string[]) =>
  urls.findIndex((url) => expected.includes(url)) + 1;
const average = (ranks: readonly number[]) =>
  ranks.reduce((sum, rank) => sum + (rank > 0 ? 1 / rank : 0), 0) / ranks.length;

let find: Finder;
let ranks: {query: GoldenQuery; rank: number}[];

beforeAll(async () => {
  const load = async (file: string): Promise<unknown> => JSON.parse(await readText(file));
  find = await createFinder((await load(INDEX_FILE)) as IndexFile, load);
  ranks = [];
  for (const query of QUERIES) {
    ranks.push({query, rank: rankOf(query, await findUrls(find, query.text))});
  }
  const kinds = [...new Set(QUERIES.map(({kind}) => kind))];
  const lines = kinds.map((kind) => `${kind} ${average(ranksOf(kind)).toFixed(3)}`);
  console.log(`Mean reciprocal rank: ${average(ranksOf()).toFixed(3)}; ${lines.join(', ')}`);
});

function ranksOf(kind?: string): number[] {
  return ranks.flatMap(({query, rank}) =>
    kind === undefined || query.kind === kind ? [rank] : [],
  );
}

describe('of the queries that readers type', () => {
  test('there are at least 200, each once and with addresses that the site has', async () => {
    expect(QUERIES.length).toBeGreaterThanOrEqual(200);
    expect(new Set(QUERIES.map(({text}) => text.toLowerCase())).size).toBe(QUERIES.length);
    const ids = new Map<string, string>();
    for (const url of new Set(QUERIES.flatMap(({expected}) => expected))) {
      const [route = '', anchor] = url.split('#');
      const html = ids.get(route) ?? (await readText(pageFile(route)));
      ids.set(route, html);
      expect(
        anchor === undefined || html.includes(`id=${anchor}`) || html.includes(`id="${anchor}"`),
        url,
      ).toBe(true);
    }
  });

  test('the right place is first, or close to it', () => {
    expect(average(ranksOf())).toBeGreaterThanOrEqual(OVERALL);
  });

  for (const [kind, floor] of Object.entries(FLOORS)) {
    test(`the mean reciprocal rank of the kind “${kind}” is at least ${floor}`, () => {
      expect(average(ranksOf(kind))).toBeGreaterThanOrEqual(floor);
    });
  }

  test('each exact name of a symbol finds it first', () => {
    const others = ranks.filter(({query, rank}) => query.kind === 'symbol' && rank !== 1);
    expect(others.map(({query}) => query.text)).toEqual([]);
  });
});
