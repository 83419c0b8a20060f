import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {describe, expect, it} from 'vitest';
import {buildReference} from '../buildReference';
import {parseWit} from '../parseWit';
import type {WitSource} from '../syntax';
import {printWit} from './printWit';

const fixtures = path.join(import.meta.dirname, 'fixtures');
const list = (folder: string) =>
  readdirSync(path.join(fixtures, folder)).filter((name) => name.endsWith('.wit'));
const read = (file: string) => readFileSync(path.join(fixtures, file), 'utf8');

describe('the parser', () => {
  it.each(list('.'))('understands %s', async (name) => {
    await expect(printWit(parseWit(read(name)))).toMatchFileSnapshot(
      path.join(fixtures, name.replace('.wit', '.txt')),
    );
  });
});

/** The files of a fixture: `//- second.wit` in it starts another one. */
function splitFiles(name: string): WitSource[] {
  const [first = '', ...others] = read(`throws/${name}`).split(/^\/\/- (\S+)\n/m);
  const pairs = others.flatMap((file, index) =>
    index % 2 === 0 ? [[file, others[index + 1]]] : [],
  );
  return [[name, first], ...pairs].map(([file = '', text = '']) => ({file, text, isLocal: true}));
}

describe('wrong WIT', () => {
  it.each(list('throws'))('stops with file, line and column: %s', async (name) => {
    const sources = splitFiles(name);
    const packages = sources.flatMap(({text}) => text.match(/(?<=^package )[\w:-]+/m) ?? []);
    let message = '';
    try {
      buildReference(sources, {pages: {'/page': [...new Set(packages)]}});
    } catch (error) {
      ({message} = error as Error);
    }
    expect(message).toMatch(/^[\w-]+\.wit:\d+:\d+: .+\.$/);
    await expect(`${message}\n`).toMatchFileSnapshot(
      path.join(fixtures, 'throws', name.replace('.wit', '.txt')),
    );
  });
});
