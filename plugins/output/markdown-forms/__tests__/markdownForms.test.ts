import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {describe, expect, it} from 'vitest';
import {convertPage} from 'docusaurus-page-markdown';
import {MARKDOWN_FORMS} from '../index';

const FIXTURES = path.join(import.meta.dirname, 'fixtures');
const listPages = (folder: string) =>
  readdirSync(path.join(FIXTURES, folder)).filter((name) => name.endsWith('.html'));
const convert = (file: string) =>
  convertPage(readFileSync(path.join(FIXTURES, file), 'utf8'), 'https://docs.example.dev/a/page', {
    unknown: 'refuse',
    ...MARKDOWN_FORMS,
  });

describe('a component of this site', () => {
  it.each(listPages('pages'))('has the Markdown beside %s', async (name) => {
    const {markdown, problems} = convert(`pages/${name}`);
    expect(problems).toEqual([]);
    await expect(markdown).toMatchFileSnapshot(
      path.join(FIXTURES, 'pages', name.replace('.html', '.md')),
    );
  });

  it.each(listPages('throws'))('has the problems in the file beside %s', async (name) => {
    const {problems} = convert(`throws/${name}`);
    expect(problems.length).toBeGreaterThan(0);
    const messages = problems.map(({message}) => `${message}\n`);
    await expect(messages.join('')).toMatchFileSnapshot(
      path.join(FIXTURES, 'throws', name.replace('.html', '.txt')),
    );
  });
});
