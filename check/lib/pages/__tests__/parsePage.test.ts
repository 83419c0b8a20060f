import {readFileSync} from 'node:fs';
import path from 'node:path';
import {describe, expect, it} from 'vitest';
import {toLocation} from 'docusaurus-built-pages/location';
import {parsePage, UnreadablePage} from '../parsePage';

const folder = path.join(import.meta.dirname, 'fixtures');

/** Returns the problem that keeps a fixture from being parsed, as `line:column message`. */
function readProblem(name: string): string {
  try {
    parsePage(`docs/${name}`, readFileSync(path.join(folder, name), 'utf8'));
    return 'none';
  } catch (error) {
    const {line, column, message} = (error as UnreadablePage).problem;
    return `${line}:${column} ${message}`;
  }
}

describe('a page that cannot be read', () => {
  it.each([
    [
      'an open brace',
      'brace.mdx',
      '5:20 Unexpected end of file in expression, expected a corresponding closing brace for `{`. Put { and < in backticks; close each tag and each expression.',
    ],
    [
      'an open tag',
      'tag.mdx',
      '5:13 Expected a closing tag for `<tag>` (5:13-5:18) before the end of `paragraph`. Put { and < in backticks; close each tag and each expression.',
    ],
    [
      'broken front matter',
      'yaml.mdx',
      '4:1 front matter is not valid YAML: Missing closing "quote. Quote values that contain a colon, a hash or a quotation mark.',
    ],
  ])('names the location of %s', (_, name, problem) => {
    expect(readProblem(name)).toBe(problem);
  });
});

/** Returns the locations of a word in a page's prose, as `line:column`. */
function locateWord(source: string, word: string): string[] {
  return parsePage('docs/a.mdx', source).prose.flatMap(({text, offset}) => {
    const index = text.indexOf(word);
    const {line, column} = toLocation(source, offset + index);
    return index < 0 ? [] : [`${line}:${column}`];
  });
}

describe('a word of front matter', () => {
  it('is found in its line of a folded value', () => {
    const source = [
      '---',
      'title: A',
      'description: >-',
      '  What this page says,',
      '  please, in two lines.',
      '---',
      '',
      'Text.',
    ];
    expect(locateWord(source.join('\n'), 'please')).toEqual(['5:3']);
    expect(locateWord(source.join('\r\n'), 'please')).toEqual(['5:3']);
  });

  it('is found after escaped characters', () => {
    expect(locateWord('---\ntitle: "\\"A\\", just so"\n---\n\nText.\n', 'just')).toEqual(['2:16']);
  });

  it('is found in its own key, though another has the same words', () => {
    const source = '---\nsidebar_label: Just go\ntitle: Just go\n---\n\nText.\n';
    expect(locateWord(source, 'Just').sort()).toEqual(['2:16', '3:8']);
  });
});
