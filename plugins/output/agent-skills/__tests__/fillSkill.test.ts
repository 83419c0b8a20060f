import {readFileSync} from 'node:fs';
import path from 'node:path';
import {describe, expect, it} from 'vitest';
import {listFiles} from 'docusaurus-built-pages/files';
import {fillSkill} from '../fillSkill';
import type {SiteFiles} from '../takeBlock';

const FIXTURES = path.join(__dirname, 'fixtures');

const read = (...parts: string[]) => readFileSync(path.join(FIXTURES, ...parts), 'utf8');

/** Lists the sources of skills in a folder of the fixtures, without their outputs. */
const listSkills = (folder: string) =>
  listFiles(path.join(FIXTURES, folder)).filter((name) => /^[^.]+\.md$/.test(name));

/** Returns the site that the fixtures take blocks from. */
function readSite(): SiteFiles {
  const files = listFiles(path.join(FIXTURES, 'site'));
  return {
    texts: new Map(files.map((file) => [file, read('site', file)])),
    files: new Set([...files, 'llms.txt']),
    toAddress: (file) => `https://docs.example.dev/base/${file}`,
    pages: new Map(),
  };
}

describe('a skill', () => {
  it.each(listSkills('skills'))('has the blocks that %s names, and links to the site', (name) => {
    const {markdown} = fillSkill(read('skills', name), name, readSite());
    const expected = name.replace(/md$/, 'SKILL.md');
    return expect(markdown).toMatchFileSnapshot(path.join(FIXTURES, 'skills', expected));
  });

  it('takes the same block twice', () => {
    const source =
      '---\nname: a\ndescription: A.\n---\n\n{{guide, In short}}\n\n{{guide, In short}}\n';
    expect(fillSkill(source, 'a.md', readSite()).markdown.match(/^make$/gm)).toHaveLength(2);
  });

  it.each(listSkills('throws'))('is refused if it is like %s', async (name) => {
    const refuse = () => fillSkill(read('throws', name), `skills/${name}`, readSite());
    let message = '';
    expect(() => {
      try {
        refuse();
      } catch (error) {
        message = (error as Error).message;
        throw error;
      }
    }).toThrow();
    const expected = path.join(FIXTURES, 'throws', name.replace(/md$/, 'txt'));
    await expect(`${message}\n`).toMatchFileSnapshot(expected);
  });
});
