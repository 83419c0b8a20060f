import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {describe, expect, it} from 'vitest';
import {formatPackages, parseWit} from '../src/index';
import type {Package, WitFile} from '../src/syntax';
import {printWit} from './printWit';

const fixtures = path.join(import.meta.dirname, 'fixtures');
const names = readdirSync(fixtures).filter((name) => name.endsWith('.wit'));
const parse = (name: string) => parseWit(readFileSync(path.join(fixtures, name), 'utf8'));

describe('the parser', () => {
  it.each(names)('understands %s', async (name) => {
    await expect(printWit(parse(name))).toMatchFileSnapshot(
      path.join(fixtures, name.replace('.wit', '.txt')),
    );
  });
});

/** Wraps a file in packages, as the formatter takes them. */
const toPackages = (file: WitFile): Package[] =>
  [file, ...file.packages].map(({package: line, items}) => {
    const source = {file: '', text: '', isLocal: true};
    const members = items.map((item) => ({...item, source}));
    const head = {start: 0, end: 0, docs: undefined, isLocal: true};
    const {name = 'no:name', version} = line ?? {};
    return {...head, kind: 'package', name, version, sources: [source], members};
  });

/** Prints a file without its docs and its own `use`, which the formatter leaves out. */
const printBare = (file: WitFile) =>
  printWit({...file, uses: []})
    .replace(/ -- .*/g, '')
    .replace(/^package no:name.*\n/, '')
    .trim();

describe('the formatter', () => {
  it.each(names)('keeps all that %s says but its comments', (name) => {
    const file = parse(name);
    const packages = file.packages.map((each) => ({...each, uses: []}));
    const again = parseWit(formatPackages(toPackages(file)));
    expect(printBare(again)).toBe(printBare({...file, packages}));
  });
});
