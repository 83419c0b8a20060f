import {execFileSync} from 'node:child_process';
import {afterEach, beforeEach, describe, expect, it} from 'vitest';
import {createRepository, DOCUSAURUS} from './createRepository';

let repository: Awaited<ReturnType<typeof createRepository>>;

beforeEach(async () => {
  repository = await createRepository();
});

afterEach(() => repository.remove());

/** Returns a Docusaurus that writes one page with this content, an expression. */
const writing = (text: string) => `
import {mkdirSync, readFileSync, writeFileSync} from 'node:fs';
const folder = process.argv.at(-1);
mkdirSync(folder, {recursive: true});
writeFileSync(folder + '/index.html', ${text});`;

describe('a build in another folder', () => {
  it.each([
    ['has the same bytes where the sources alone decide', `readFileSync('page.md')`, '2 passed'],
    [
      'names each file in which it left the path of its folder',
      'process.cwd()',
      'differs: index.html',
    ],
  ])('%s', async (_what, text, says) => {
    await repository.write('page.md', 'A page that is not committed yet.');
    await repository.write('.gitignore', 'build\n.cache\nnode_modules\n');
    await repository.write(DOCUSAURUS, writing(text));
    execFileSync('git', ['init', '--quiet'], {cwd: repository.folder});
    const {output} = await repository.run('test.mjs --only build,rebuild');
    expect(output).toContain(says);
  });
});
