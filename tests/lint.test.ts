import {execFileSync} from 'node:child_process';
import {readFileSync} from 'node:fs';
import path from 'node:path';
import {expect, it} from 'vitest';
import {MAY_IMPORT} from '../oxlint.config.mjs';

// Rules that Oxlint doesn't have.

const CODE = execFileSync('git', ['ls-files', '*.mjs', '*.ts', '*.tsx'], {encoding: 'utf8'})
  .trim()
  .split('\n')
  .filter((file) => !file.startsWith('examples/') && !file.includes('/fixtures/'))
  .map((file) => ({file, lines: readFileSync(file, 'utf8').split('\n')}));

/** Matches imports that code evaluates, and those in comments that name a type. */
const IMPORT = /\bimport\(\s*'((?:\.|@site\/)[^']*)'/g;

const INDEX = /^plugins\/(?:[\w-]+\/){1,2}index(?:\.\w+)?$/;

const findFolder = (file: string) =>
  Object.keys(MAY_IMPORT).find((folder) => file.startsWith(`${folder}/`));

function mayImport(file: string, target: string): boolean {
  const [from, to] = [findFolder(file), findFolder(target)];
  // Files at the root may import everything, and everything may import them.
  if (from === undefined || to === undefined || from === to) return true;
  const allowed = MAY_IMPORT[from] ?? [];
  return allowed.includes(to) || (allowed.includes('plugins/*') && INDEX.test(target));
}

/** Lists the lines of all code for which a function returns a reason, with that reason. */
function findLines(explain: (line: string, file: string) => string | undefined): string[] {
  return CODE.flatMap(({file, lines}) =>
    lines.flatMap((line, index) => {
      const reason = explain(line, file);
      return reason === undefined ? [] : [`${file}:${index + 1}: ${reason}`];
    }),
  );
}

it('keeps import() to the folders that MAY_IMPORT names', () => {
  const refused = findLines((line, file) => {
    const targets = [...line.matchAll(IMPORT)].map(([, name = '']) =>
      name.startsWith('@site/')
        ? name.slice('@site/'.length)
        : path.posix.join(path.posix.dirname(file), name),
    );
    const target = targets.find((each) => !mayImport(file, each));
    return target && `may not import ${target}`;
  });
  expect(CODE.length).toBeGreaterThan(100);
  expect(refused).toEqual([]);
});

it('lists what is below a folder with functions whose paths have slashes on every system', () => {
  const own = ['packages/built-pages/src/files.ts', 'server/addresses.mjs'];
  const listing = findLines((line, file) =>
    // Proofs run on Linux.
    /\breaddir(?:Sync)?\(\w.*\brecursive: true/.test(line) && !/^proofs\//.test(file)
      ? file
      : undefined,
  );
  expect(listing.map((found) => found.replace(/.* /, ''))).toEqual(own);
});

it('gives a reason with every disabled rule', () => {
  const bare = findLines((line) =>
    /(?:\/\/|\/\*) oxlint-disable/.test(line) && !/ -- \S+ \S/.test(line)
      ? 'needs a reason: -- why'
      : undefined,
  );
  expect(bare).toEqual([]);
});
