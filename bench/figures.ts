import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {gzipSync} from 'node:zlib';

/** Figures by their names; bytes are counted after compression with gzip. */
export type Figures = Readonly<Record<string, number>>;

/** The sizes of a built site. */
export function weighSite(folder: string): Figures {
  const files = readdirSync(folder, {recursive: true, encoding: 'utf8'});
  const weighAll = (chosen: readonly string[]): number[] =>
    chosen.map((file) => gzipSync(readFileSync(path.join(folder, file))).length);
  const weigh = (ending: string) => weighAll(files.filter((file) => file.endsWith(ending)));
  const pages = weigh('.html');
  return {
    pages: pages.length,
    'HTML, bytes': sum(pages),
    'HTML of the median page, bytes': Math.round(findMedian(pages)),
    'HTML of the largest page, bytes': Math.max(...pages),
    'scripts, bytes': sum(weigh('.js')),
    'scripts of the home page, bytes': weighScripts(folder, 'index.html'),
    'styles, bytes': sum(weigh('.css')),
    'index of the search, bytes': sum(
      weighAll(files.filter((file) => /(?:^search-index|[\\/]search[\\/].*)\.json$/.test(file))),
    ),
  };
}

/** The scripts that a page names itself; those of its content are loaded later. */
function weighScripts(folder: string, page: string): number {
  const html = readFileSync(path.join(folder, page), 'utf8');
  const names = [...html.matchAll(/<script[^>]*\ssrc="?([^\s">]+\.js)/g)].map(
    ([, name = '']) => name,
  );
  return sum(names.map((name) => gzipSync(readFileSync(path.join(folder, name))).length));
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}

/** The middle one of the numbers, or for an even count the mean of the two in the middle. */
export function findMedian(numbers: readonly number[]): number {
  const sorted = [...numbers].sort((a, b) => a - b);
  const middle = sorted.length / 2;
  const [low = 0, high = low] = sorted.slice(Math.ceil(middle) - 1, Math.floor(middle) + 1);
  return (low + high) / 2;
}

/** The percentile: the smallest number that at least this share of them does not exceed; NaN of none. */
export function findQuantile(numbers: readonly number[], share: number): number {
  const sorted = [...numbers].sort((a, b) => a - b);
  return sorted[Math.max(0, Math.ceil(sorted.length * share) - 1)] ?? NaN;
}

/** Two sides as a Markdown table, with the ratio of the second to the first. */
export function formatTable(base: Figures, now: Figures): string {
  const rows = Object.entries(now).map(([name, after]) => {
    const before = base[name];
    const ratio = before ? (after / before).toFixed(2) : '–';
    return [name, before === undefined ? '–' : print(before), print(after), ratio];
  });
  return printTable([['Figure', 'base', 'now', 'now / base'], ...rows]);
}

/** Rows of cells as a Markdown table. The first row is its head; only the first column has text. */
export function printTable([head = [], ...rows]: readonly (readonly string[])[]): string {
  const alignment = head.map((_, column) => (column === 0 ? '---' : '--:'));
  return [head, alignment, ...rows].map((cells) => `| ${cells.join(' | ')} |`).join('\n');
}

function print(figure: number): string {
  return Number.isInteger(figure) ? figure.toLocaleString('en') : figure.toFixed(1);
}
