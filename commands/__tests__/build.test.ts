import {afterEach, beforeEach, describe, expect, it} from 'vitest';
import {createRepository, DOCUSAURUS} from './createRepository';

let repository: Awaited<ReturnType<typeof createRepository>>;

beforeEach(async () => {
  repository = await createRepository();
});

afterEach(() => repository.remove());

/** A Docusaurus that builds nothing and prints these lines. */
const printing = (...lines: string[]) => `
import {mkdirSync} from 'node:fs';
mkdirSync(process.argv.at(-1), {recursive: true});
console.log(${JSON.stringify(lines.join('\n'))});`;

describe('npm run build', () => {
  it('ends with where the site is and what to do next', async () => {
    const lines = [
      '[SUCCESS] Generated static files in ".cache/build".',
      '[INFO] Use `npm run serve`.',
    ];
    await repository.write(DOCUSAURUS, printing('[INFO] [en] Creating …', ...lines));
    expect(await repository.run('build.mjs')).toMatchObject({
      exitCode: 0,
      output:
        'Building the site.\n' +
        'The site is in build/. To see it on http://localhost:3000, run: npm run serve\n',
    });
  });

  it('still prints what Docusaurus warns of', async () => {
    const warning = ['[WARNING] Docusaurus found broken links!', '', '- Broken link on /a'];
    await repository.write(DOCUSAURUS, printing('[INFO] [en] Creating …', ...warning));
    const {output} = await repository.run('build.mjs');
    expect(output).toContain(`\n${warning.join('\n')}\nThe site is in build/.`);
  });

  it('says nothing of a site that could not be built', async () => {
    await repository.write(DOCUSAURUS, `console.log('Killed'); process.exitCode = 3;`);
    const {output, exitCode} = await repository.run('build.mjs');
    expect([output, exitCode]).toEqual(['Building the site.\nKilled\n', 3]);
  });
});
