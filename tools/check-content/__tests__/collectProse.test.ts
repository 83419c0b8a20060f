import {describe, expect, it} from 'vitest';
import {checkText} from '../checkPage';
import {parsePage} from '../parsePage';

/** The places of what the rules of words find on a page. */
async function locateWords(source: string): Promise<string[]> {
  const page = await parsePage('docs/a.mdx', source);
  return checkText(page).map(({line, column}) => `${line}:${column}`);
}

describe('a word of front matter', () => {
  it('is found in the line of a folded value in which it stands', async () => {
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
    expect(await locateWords(source.join('\n'))).toEqual(['5:3']);
    expect(await locateWords(source.join('\r\n'))).toEqual(['5:3']);
  });

  it('is found behind escaped characters', async () => {
    expect(await locateWords('---\ntitle: "\\"A\\", just so"\n---\n\nText.\n')).toEqual(['2:16']);
  });

  it('is found in its own key, though another has the same words', async () => {
    const source = '---\nsidebar_label: Just go\ntitle: Just go\n---\n\nText.\n';
    expect(await locateWords(source)).toEqual(['2:16', '3:8']);
  });
});
