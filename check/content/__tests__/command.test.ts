import {spawnSync} from 'node:child_process';
import path from 'node:path';
import {describe, expect, it} from 'vitest';

const command = path.join(import.meta.dirname, '../index.mjs');
const fixtures = path.join(import.meta.dirname, 'fixtures');

/** Runs the command as a person would, beside the fixtures. */
const run = (root: string) =>
  spawnSync(process.execPath, [command, root], {cwd: fixtures, encoding: 'utf8'});

describe('the command', () => {
  it('ends with 2 and a line for each finding', () => {
    const {status, stdout, stderr} = run('repository');
    const lines = stdout
      .replace(/\d+ findings/, 'N findings')
      .split('\n')
      .filter((line) => !/ (?:page-set|configured-link) /.test(line));
    expect(lines).toMatchInlineSnapshot(`
      [
        "docs/index.mdx:5:20 syntax Unexpected end of file in expression, expected a corresponding closing brace for \`{\`. Put { and < in backticks; close each tag and each expression.",
        "docs/installation.mdx:5:1 front-matter "ground" is missing from the front matter in lines 1 to 5. Add a line "ground: …" with what its statements rest on, one of run, source, docs.",
        "docs/installation.mdx:7:1 banned-word “Simply” is a banned word. Leave it out: what is simple for you may be new to the reader.",
        "1 pages, 0 sources of the reference, N findings.",
        "",
      ]
    `);
    expect(stdout).toMatch(
      /^sidebars\.ts:\d+:\d+ page-set there is no docs\/platform\/core\/cli\.mdx\./m,
    );
    expect(stderr).toBe('');
    expect(status).toBe(2);
  });

  it('ends with 1 where there are no pages to check', () => {
    const {status, stderr} = run('nowhere');
    expect(stderr).toContain('The pages cannot be checked: ENOENT');
    expect(status).toBe(1);
  });
});
