import {spawnSync} from 'node:child_process';
import {existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterAll, describe, expect, it} from 'vitest';
import {collectPackages, formatPackages, readWit, resolvePackages, selectFeatures} from '../index';

/**
 * A folder of WIT files and of folders with packages, all valid; those in its folder `parse-fail` must
 * be refused where `<name>.wit.result` says, as in the tests of upstream's `wit-parser`.
 */
const root = process.env.WIT_TESTS;
if (root === undefined) throw new Error('Name a folder of WIT to read in WIT_TESTS.');
const failures = path.join(root, 'parse-fail');

const list = (folder: string) =>
  readdirSync(folder, {withFileTypes: true})
    .filter((entry) => entry.isDirectory() || entry.name.endsWith('.wit'))
    .map(({name}) => name)
    .filter((name) => name !== 'parse-fail');

/** The feature that upstream's tests turn on. */
const FEATURES = ['active'];

/** What these read cannot be resolved: some of the packages that it names are not WIT but Wasm. */
const IN_WASM = ['kinds-of-deps'];

/** What upstream refuses and the core reads, or refuses elsewhere, by upstream's message. */
const DIFFERENT = [
  /transitively depends on an interface in incompatible ways/,
  /a reference to a (?:type|interface) which is excluded due to its feature/,
  /name `bar` is defined as an interface, not a world/,
];

/** The packages at a path, looked up with the features that upstream's tests have. */
function readPackages(at: string) {
  const packages = collectPackages(readWit(at));
  resolvePackages(selectFeatures(packages, FEATURES));
  return packages;
}

describe('valid WIT', () => {
  const valid = list(root).filter((name) => !IN_WASM.includes(name));

  it.each(valid)('is read, and formatted so that it reads the same: %s', (name) => {
    const text = formatPackages(readPackages(path.join(root, name)));
    const file = path.join(scratch, 'again.wit');
    writeFileSync(file, text);
    expect(formatPackages(readPackages(file))).toBe(text);
  });

  it.for(valid)('means the same to wasm-tools once it is formatted: %s', (name, context) => {
    const at = path.join(root, name);
    const theirs = printWithWasmTools(at);
    if ('error' in theirs) {
      context.skip(theirs.error);
      return;
    }
    const file = path.join(scratch, 'formatted.wit');
    writeFileSync(file, formatPackages(collectPackages(readWit(at))));
    expect(printWithWasmTools(file)).toEqual(theirs);
  });
});

const scratch = mkdtempSync(path.join(tmpdir(), 'wit-upstream-'));
afterAll(() => rmSync(scratch, {recursive: true}));

/** The files that wasm-tools prints of the packages at a path, or its error. */
function printWithWasmTools(at: string): Record<string, string> {
  const out = mkdtempSync(path.join(scratch, 'out-'));
  const args = ['component', 'wit', at, '--no-docs', '--all-features', '--out-dir', out];
  const {status, stderr} = spawnSync('wasm-tools', args, {encoding: 'utf8'});
  if (status !== 0) return {error: stderr};
  const files = readdirSync(out, {recursive: true, encoding: 'utf8'});
  return Object.fromEntries(
    files
      .filter((file) => file.endsWith('.wit'))
      .sort()
      .map((file) => {
        const text = readFileSync(path.join(out, file), 'utf8');
        return [file.includes('/') ? file : 'main.wit', text];
      }),
  );
}

describe.runIf(existsSync(failures))('wrong WIT', () => {
  it.each(existsSync(failures) ? list(failures) : [])('is refused: %s', (name) => {
    const said = readFileSync(
      path.join(failures, `${name.replace('.wit', '')}.wit.result`),
      'utf8',
    );
    const [, place] = said.match(/(?:--> |^)(?:.*parse-fail\/)?(\S+:\d+:\d+)/m) ?? [];
    let message = 'nothing';
    try {
      readPackages(path.join(failures, name));
    } catch (error) {
      ({message} = error as Error);
    }
    const found = message.replace(`${failures}/`, '').match(/^\S+:\d+:\d+(?=: )/)?.[0];
    if (DIFFERENT.some((pattern) => pattern.test(said))) expect(found).not.toBe(place);
    else if (place === undefined) expect(found).toBeDefined();
    else expect(found).toBe(place);
  });
});
