import {createHash} from 'node:crypto';
import {existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterEach, beforeEach, describe, expect, it} from 'vitest';
import {writeSkills} from '../index';

const PAGE = '# Guide\n\n## Build it {#build}\n\n```sh\nmake\n```\n';
const SKILL = (name: string) => `---\nname: ${name}\ndescription: Does ${name}.\n---\n`;

let root = '';
beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'agent-skills-'));
  for (const folder of ['build', 'skills']) mkdirSync(path.join(root, folder));
  writeFileSync(path.join(root, 'build', 'guide.md'), PAGE);
});
afterEach(() => rmSync(root, {recursive: true}));

/** Runs the step on the sources of skills; returns a function that reads its output. */
async function write(sources: Readonly<Record<string, string>>, baseUrl = '/base/') {
  for (const [file, source] of Object.entries(sources)) {
    writeFileSync(path.join(root, 'skills', file), source);
  }
  const pages = new Map([['guide.html', '<p>Guide</p>']]);
  const outDir = path.join(root, 'build');
  const site = {url: 'https://docs.example.dev', title: 'Example', language: 'en'};
  const built = {
    outDir,
    generatedFilesDir: outDir,
    baseUrl,
    site,
    pages,
    docs: new Map(),
  };
  expect(await writeSkills({root, folder: 'skills', rootUrl: '/base/'})(built)).toBe(pages);
  return (file: string) =>
    readFileSync(path.join(outDir, '.well-known', 'agent-skills', file), 'utf8');
}

describe('the step for the built pages', () => {
  it('writes each skill to a folder of its name, and lists it with the digest of its file', async () => {
    const read = await write({
      'b-c.md': SKILL('b-c'),
      'a.md': `${SKILL('a')}\n{{guide#build, sh}}\n`,
    });
    expect(read('a/SKILL.md')).toBe(`${SKILL('a')}\n\`\`\`sh\nmake\n\`\`\`\n`);
    const entry = (name: string) => ({
      name,
      type: 'skill-md',
      description: `Does ${name}.`,
      url: `/base/.well-known/agent-skills/${name}/SKILL.md`,
      digest: `sha256:${createHash('sha256')
        .update(read(`${name}/SKILL.md`))
        .digest('hex')}`,
    });
    expect(JSON.parse(read('index.json'))).toEqual({
      $schema: 'https://schemas.agentskills.io/discovery/0.2.0/schema.json',
      skills: [entry('a'), entry('b-c')],
    });
  });

  it('writes none for another language, below whose address no agent looks', async () => {
    await write({'a.md': SKILL('a')}, '/base/fa/');
    expect(existsSync(path.join(root, 'build', '.well-known'))).toBe(false);
  });

  it('takes no block from a skill of an earlier build', async () => {
    await write({'a.md': `${SKILL('a')}\n{{guide#build, sh}}\n`});
    await expect(
      write({'b.md': `${SKILL('b')}\n{{.well-known/agent-skills/a/SKILL, sh}}\n`}),
    ).rejects.toThrow('no page has the Markdown .well-known/agent-skills/a/SKILL.md.');
  });

  it('names what is wrong with every skill', async () => {
    const sources = {'a.md': `${SKILL('a')}\n{{guide, sh}}\n`, 'b.md': '# B\n'};
    await expect(write(sources)).rejects.toThrow(/^skills\/a\.md:6:1: .+\nskills\/b\.md:1:1: .+$/);
  });
});
