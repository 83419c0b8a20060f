import {readFileSync} from 'node:fs';
import path from 'node:path';
import {describe, expect, it} from 'vitest';

type Row = {requirement: string; file: string; titles: string[]};

/** The rows of a section, each with the titles that it quotes. */
function readRows(section: string): Row[] {
  return [...section.matchAll(/^\| (.+?) +\| `(tests\/\S+\.ts)` +\| (.+?) +\|$/gm)].map(
    ([, requirement = '', file = '', cell = '']) => ({
      requirement,
      file,
      titles: [...cell.matchAll(/“(.+?)”(?: ·|$)/g)].map(([, title = '']) => title),
    }),
  );
}

const readme = readFileSync(path.join(__dirname, 'README.md'), 'utf8');
const sections = readme
  .split(/^### /m)
  .slice(1)
  .map((text) => ({name: text.slice(0, text.indexOf('\n')), rows: readRows(text)}));

describe('the table of the specification', () => {
  it('has rows for each of its sections from 2 to 9', () => {
    expect(sections.filter(({rows}) => rows.length > 0).map(({name}) => name[0])).toEqual(
      Array.from('23456789'),
    );
  });

  it.each(sections.flatMap(({rows}) => rows))(
    'names tests that there are for $requirement in $file',
    ({file, titles}) => {
      const source = readFileSync(path.resolve(__dirname, '..', file), 'utf8');

      expect(titles).not.toHaveLength(0);
      for (const title of titles) {
        expect(source).toContain(title);
      }
    },
  );
});
