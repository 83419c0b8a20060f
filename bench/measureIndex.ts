import {brotliCompressSync} from 'node:zlib';
import {
  buildIndex,
  collectEntries,
  collectSections,
  createFinder,
  INDEX_FILE,
  type Answer,
  type BuiltFile,
  type Finder,
  type IndexFile,
} from '../plugins/local-search';
import {findMedian, type Figures} from './figures';
import {makePages} from './makePages';
import {planSession, type PlannedQuery} from './planSession';

const SESSIONS = 20;

/**
 * What the index of so many made pages costs those who build it and those who use it. Memory is the
 * most that this process has had, so it must be a new one.
 */
export async function measureIndex(count: number): Promise<Figures> {
  const pages = makePages(count);
  const madeMemory = readPeak();
  const [sections, collecting] = time(() => collectSections(pages));
  const collectMemory = readPeak();
  const [files, indexing] = time(() => buildIndex(collectEntries(pages, sections, [])));
  const indexMemory = readPeak();
  const weigh = createScale();
  const visits: Visit[] = [];
  for (let seed = 1; seed <= SESSIONS; seed += 1) {
    visits.push(await visitIndex(files, planSession(pages, seed), weigh));
  }
  const bytes = visits.map((visit) => visit.bytes);
  const firsts = visits.flatMap((visit) => visit.isFirst);
  return {
    'collect the sections, s': collecting,
    'build the index, s': indexing,
    'memory with the pages, MB': madeMemory,
    'memory after collecting, MB': collectMemory,
    'memory after building, MB': indexMemory,
    files: files.length,
    'characters of all files': files.reduce((sum, {content}) => sum + content.length, 0),
    'bytes of a visit, median': findMedian(bytes),
    'bytes of a visit, most': Math.max(...bytes),
    '– until the first answer, median': findMedian(visits.map((visit) => visit.firstBytes)),
    'files of a visit, median': findMedian(visits.map((visit) => visit.files)),
    'expected page is first, share': firsts.filter(Boolean).length / firsts.length,
  };
}

/** What a visit loads, in all and for its first query, and for each query whether its page was first. */
type Visit = {bytes: number; firstBytes: number; files: number; isFirst: boolean[]};

async function visitIndex(
  files: readonly BuiltFile[],
  queries: readonly PlannedQuery[],
  weigh: (file: BuiltFile) => number,
): Promise<Visit> {
  const byPath = new Map(files.map((file) => [file.path, file]));
  const visit: Visit = {bytes: 0, firstBytes: 0, files: 0, isFirst: []};
  const load = async (path: string): Promise<unknown> => {
    const file = byPath.get(path);
    if (!file) {
      throw new Error(`the index has no file ${path}.`);
    }
    visit.bytes += weigh(file);
    visit.files += 1;
    return Promise.resolve(JSON.parse(file.content));
  };
  const finder = await createFinder((await load(INDEX_FILE)) as IndexFile, load);
  for (const {text, expected} of queries) {
    const {groups} = await askWhole(finder, text);
    visit.isFirst.push(groups[0]?.url === expected);
    visit.firstBytes ||= visit.bytes;
  }
  return visit;
}

function askWhole(finder: Finder, text: string): Promise<Answer> {
  return new Promise((resolve) => {
    finder({text}, (answer) => {
      if (answer.isWhole) resolve(answer);
    });
  });
}

/** Weighs files after Brotli at its best quality, each once. */
function createScale(): (file: BuiltFile) => number {
  const known = new Map<string, number>();
  return ({path, content}) => {
    const weight = known.get(path) ?? brotliCompressSync(content).length;
    known.set(path, weight);
    return weight;
  };
}

/** A result with the seconds that it took. */
function time<Result>(run: () => Result): [Result, number] {
  const start = performance.now();
  const result = run();
  return [result, (performance.now() - start) / 1000];
}

/** The most memory that the process has had, in MB. */
function readPeak(): number {
  return process.resourceUsage().maxRSS / 1024;
}
