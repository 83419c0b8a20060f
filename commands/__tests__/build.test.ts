import {afterEach, beforeEach, describe, expect, it} from 'vitest';
import {createRepository, DOCUSAURUS} from './createRepository';

let repository: Awaited<ReturnType<typeof createRepository>>;

beforeEach(async () => {
  repository = await createRepository();
});

afterEach(() => repository.remove());

/** Returns a Docusaurus that builds nothing and prints these lines. */
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

  it('tells remarks from warnings also where Docusaurus prints colours', async () => {
    const info = '\u001b[36m\u001b[1m[INFO]\u001b[22m\u001b[39m [en] Creating …';
    const success = '\u001b[32m\u001b[1m[SUCCESS]\u001b[22m\u001b[39m Generated static files.';
    const warning = '\u001b[33m\u001b[1m[WARNING]\u001b[22m A link is broken.\u001b[39m';
    await repository.write(DOCUSAURUS, printing(info, warning, success));
    const {output} = await repository.run('build.mjs');
    expect(output).toBe(
      `Building the site.\n${warning}\nThe site is in build/. To see it on http://localhost:3000, run: npm run serve\n`,
    );
  });

  it('waits until another build of the folder has ended, and says so', async () => {
    const build = `
import {appendFileSync, existsSync, mkdirSync} from 'node:fs';
mkdirSync(process.argv.at(-1), {recursive: true});
appendFileSync('log', 'begin ');
const timer = setInterval(() => {
  if (existsSync('package.json') && !existsSync('may-end')) return;
  appendFileSync('log', 'end ');
  clearInterval(timer);
}, 20);`;
    await repository.write(DOCUSAURUS, build);
    const runs = [
      repository.run('build.mjs', 'Building the site.', () => {
        runs.push(
          repository.run('build.mjs', 'Another build', () => void repository.write('may-end', '')),
        );
      }),
    ];
    expect(await runs[0]).toMatchObject({exitCode: 0});
    const {exitCode, output} = (await runs[1]) ?? {};
    expect(exitCode).toBe(0);
    expect(output).toMatch(
      /^Another build of this folder is running \(process \d+\)\. Waiting for its end; if there is none, delete \.cache\/build-lock\.\nBuilding the site\.\n/,
    );
    expect(await repository.read('log')).toBe('begin end begin end ');
  });

  it.each(['999999999', '', '0'])(
    'does not wait for a build whose process is gone: “%s”',
    async (owner) => {
      await repository.write('.cache/build-lock', owner);
      await repository.write(DOCUSAURUS, printing());
      const {output, exitCode} = await repository.run('build.mjs');
      expect([output.split('\n')[0], exitCode]).toEqual(['Building the site.', 0]);
    },
  );

  it('ends with what the content check finds, where the site could not be built', async () => {
    await repository.write(DOCUSAURUS, `console.log('[ERROR] …'); process.exitCode = 1;`);
    const fault = 'docs/index.mdx:3:1 front-matter “type” is missing. Add one.';
    const check = `console.log('${fault}\\n1 page, 1 finding.'); process.exitCode = 2;`;
    await repository.write('check/content/index.mjs', check);
    const {output, exitCode} = await repository.run('build.mjs');
    expect([output, exitCode]).toEqual([
      'Building the site.\n\nThe site could not be built (npm run build -- --verbose prints all that Docusaurus says):\n\n' +
        `${fault}\n`,
      1,
    ]);
  });

  it('says nothing of a site that could not be built', async () => {
    await repository.write(DOCUSAURUS, `console.log('Killed'); process.exitCode = 3;`);
    const {output, exitCode} = await repository.run('build.mjs');
    expect([output, exitCode]).toEqual(['Building the site.\nKilled\n', 3]);
  });
});
