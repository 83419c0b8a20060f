import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {gzipSync} from 'node:zlib';
import {findMedian} from './findMedian';

/** Figures by their names; bytes are those of files that were compressed with gzip. */
export type Figures = Readonly<Record<string, number>>;

/** How heavy a built site is. */
export function weighSite(folder: string): Figures {
  const files = readdirSync(folder, {recursive: true, encoding: 'utf8'});
  const weigh = (ending: string): number[] =>
    files
      .filter((file) => file.endsWith(ending))
      .map((file) => gzipSync(readFileSync(path.join(folder, file))).length);
  const pages = weigh('.html');
  return {
    pages: pages.length,
    'HTML, bytes': sum(pages),
    'HTML of the median page, bytes': Math.round(findMedian(pages)),
    'HTML of the largest page, bytes': Math.max(...pages),
    'scripts, bytes': sum(weigh('.js')),
    'scripts of the home page, bytes': weighScripts(folder, 'index.html'),
    'styles, bytes': sum(weigh('.css')),
    'index of the search, bytes': sum(weigh('search-index.json')),
  };
}

/** The scripts that a page names itself; those of its content come later. */
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
