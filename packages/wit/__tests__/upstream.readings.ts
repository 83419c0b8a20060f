import {spawnSync} from 'node:child_process';
import {existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterAll, describe, expect, it} from 'vitest';
import {
  collectPackages,
  formatPackages,
  readWit,
  resolvePackages,
  selectFeatures,
} from '../src/index';

/** The folder to read; the README of the package describes it. */
const root = process.env.WIT_TESTS;
if (root === undefined) throw new Error('Name a folder of WIT in the variable WIT_TESTS.');
const failures = path.join(root, 'parse-fail');

const scratch = mkdtempSync(path.join(tmpdir(), 'wit-upstream-'));
afterAll(() => rmSync(scratch, {recursive: true}));

/** The feature that upstream's tests enable. */
const FEATURES = ['active'];

/** Upstream's folders that depend on compiled packages, which are not read. */
const IN_WASM = ['kinds-of-deps'];

/** Files that are refused at another location than upstream's. */
const ELSEWHERE = [
  // At the name of the type that is missing, not at that of what names it.
  'bad-gate1.wit',
  'bad-gate-record-field.wit',
  // At the `use` of the file, not at the include after it.
  'use-and-include-world',
];

/** Lists the WIT files and the folders with WIT in a folder. */
function list(folder: string): string[] {
  const entries = existsSync(folder) ? readdirSync(folder, {withFileTypes: true}) : [];
  return entries
    .filter((entry) => entry.isDirectory() || entry.name.endsWith('.wit'))
    .map(({name}) => name)
    .filter((name) => name !== 'parse-fail');
}

/** Returns the packages at a path, with their names resolved and `FEATURES` selected. */
function readPackages(at: string) {
  const packages = collectPackages(readWit(at));
  resolvePackages(selectFeatures(packages, FEATURES), {allowsEmpty: true});
  return packages;
}

/** Returns the files that wasm-tools prints for the packages at a path, or its error. */
function printWithWasmTools(at: string): Record<string, string> {
  const out = mkdtempSync(path.join(scratch, 'out-'));
  const args = ['component', 'wit', at, '--no-docs', '--all-features', '--out-dir', out];
  const {status, stderr} = spawnSync('wasm-tools', args, {encoding: 'utf8'});
  if (status !== 0) return {error: stderr};
  // The file of the local package may have another name.
  return Object.fromEntries(
    readWit(out).map(({file, text, isLocal}) => [
      isLocal ? 'main.wit' : path.relative(out, file),
      text,
    ]),
  );
}

describe('valid WIT', () => {
  const valid = list(root).filter((name) => !IN_WASM.includes(name));

  it.each(valid)('is read, and once formatted is read as the same: %s', (name) => {
    const text = formatPackages(readPackages(path.join(root, name)));
    const file = path.join(scratch, 'again.wit');
    writeFileSync(file, text);
    expect(formatPackages(readPackages(file))).toBe(text);
  });

  it.for(valid)('means the same to wasm-tools once formatted: %s', (name, {skip}) => {
    const at = path.join(root, name);
    const theirs = printWithWasmTools(at);
    skip('error' in theirs, theirs.error);
    const file = path.join(scratch, 'formatted.wit');
    writeFileSync(file, formatPackages(collectPackages(readWit(at))));
    expect(printWithWasmTools(file)).toEqual(theirs);
  });
});

const wrong = list(failures);
describe.runIf(wrong.length > 0)('wrong WIT', () => {
  it.each(wrong)('is refused where upstream does: %s', (name) => {
    const result = path.join(failures, `${name.replace('.wit', '')}.wit.result`);
    const said = readFileSync(result, 'utf8');
    const [, place] = said.match(/(?:--> |^)(?:.*parse-fail\/)?(\S+:\d+:\d+)/m) ?? [];
    let message = 'nothing';
    try {
      readPackages(path.join(failures, name));
    } catch (error) {
      ({message} = error as Error);
    }
    const found = message.replace(`${failures}/`, '').match(/^\S+:\d+:\d+(?=: )/)?.[0];
    expect(found).toBeDefined();
    if (ELSEWHERE.includes(name)) expect(found).not.toBe(place);
    else if (place !== undefined) expect(found).toBe(place);
  });
});
