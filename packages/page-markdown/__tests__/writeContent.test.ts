import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {describe, expect, it} from 'vitest';
import {linkContent} from '../src/linkContent';
import {readContent} from '../src/readContent';
import {joinParts} from '../src/splitContent';
import {writeContent} from '../src/writeContent';

const FIXTURES = path.join(import.meta.dirname, 'fixtures');
const listPages = (folder: string) =>
  readdirSync(path.join(FIXTURES, folder)).filter((name) => name.endsWith('.html'));
const read = (file: string) =>
  readContent(
    readFileSync(path.join(FIXTURES, file), 'utf8'),
    'https://docs.example.dev/a/page',
    'refuse',
  );

describe('converting a built page', () => {
  it.each(listPages('pages'))('writes the Markdown beside %s', async (name) => {
    const {content, problems} = read(`pages/${name}`);
    expect(problems).toEqual([]);
    const isLinked = () => true;
    const markdown = writeContent(linkContent(joinParts(content), (href) => href, isLinked));
    await expect(markdown).toMatchFileSnapshot(
      path.join(FIXTURES, 'pages', name.replace('.html', '.md')),
    );
  });

  it.each(listPages('throws'))('finds the problems in the file beside %s', async (name) => {
    const {problems} = read(`throws/${name}`);
    expect(problems.length).toBeGreaterThan(0);
    const messages = problems.map(({message}) => `${message}\n`);
    await expect(messages.join('')).toMatchFileSnapshot(
      path.join(FIXTURES, 'throws', name.replace('.html', '.txt')),
    );
  });
});
