import {existsSync, readFileSync, readdirSync} from 'node:fs';
import path from 'node:path';
import {describe, expect, it} from 'vitest';
import {readBuildFaults} from '../readBuildFaults.mjs';

const fixtures = path.join(import.meta.dirname, 'fixtures');
const cases = readdirSync(fixtures).filter((name) => /^\w+\.txt$/.test(name));

/** The files that the fixtures' builds read, with what is wrong in them. */
function readSource(file: string): string | undefined {
  const source = path.join(fixtures, 'repository', file);
  return existsSync(source) ? readFileSync(source, 'utf8') : undefined;
}

const read = (output: string) => readBuildFaults(output, {root: '/repository/', readSource});

describe('the output of a failed build', () => {
  it.each(cases)('has its faults in one line each: %s', async (name) => {
    const faults = read(readFileSync(path.join(fixtures, name), 'utf8'));
    const expected = path.join(fixtures, name.replace('.txt', '.faults.txt'));
    await expect(faults.map((fault) => `${fault}\n`).join('')).toMatchFileSnapshot(expected);
    expect(faults.length).toBeGreaterThan(0);
    expect(faults.join()).not.toContain('/repository/');
  });

  const renderErrors = (reason: string, ...pages: string[]) =>
    pages
      .map(
        (page) => `
        Error: Can't render static file for pathname "${page}"
            at generateStaticFile (ssgRenderer.js:131:20) {
          [cause]: Error: ${reason}
              at server.bundle.js:1:1
        }`,
      )
      .join();

  it('names an error without a location by its page, or by the number of pages', () => {
    const reason = 'window is not defined';
    expect(read(renderErrors(reason, '/a', '/b'))).toEqual([`2 pages: ${reason}`]);
    expect(read(renderErrors(reason, '/a'))).toEqual([`page /a: ${reason}`]);
  });

  it('names a wrong option by its key and the first line of its message', () => {
    const output = `
[ERROR] [Error [ValidationError]: "remarkPlugins[1]" is not valid. It should be one of:
- A tuple, like \`[require("rehype-katex"), { strict: false }]\`, or
- A simple module] {
  details: [
    { context: { label: 'remarkPlugins[1]' } }
  ]
}`;
    expect(read(output)).toEqual([
      '"remarkPlugins[1]" is not valid. It should be one of: (remarkPlugins[1])',
    ]);
  });

  it.each(['', 'Killed\n', '[INFO] [en] Creating an optimized production build...\n'])(
    'without an error names none: %j',
    (output) => {
      expect(read(output)).toEqual([]);
    },
  );
});
