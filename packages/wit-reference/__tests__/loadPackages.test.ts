import {mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {describe, expect, it, onTestFinished} from 'vitest';
import {collectPackages, type Package} from 'wit-docs';
import {
  applyDocComments,
  parseDocComments,
  readSources,
  readDocComments,
} from '../src/wit/loadPackages';
import {FIXTURE} from './loadFixture';

describe('the files of the packages', () => {
  it('are those of the site before those of others, and types before the rest', () => {
    const sources = readSources(FIXTURE);
    expect(sources.map(({file, isLocal}) => `${file} ${isLocal ? 'local' : 'other'}`)).toEqual([
      'wit/talk/types.wit local',
      'wit/talk/rooms.wit local',
      'wit/tool/nail.wit local',
      'wit/tool/tool.wit local',
      'wit/deps/clocks/package.wit other',
      'wit/deps/io/package.wit other',
    ]);
  });

  it('are those of another folder, if it is named', () => {
    const [root, folder] = [path.dirname(FIXTURE), path.basename(FIXTURE)];
    for (const name of [`${folder}/wit`, `./${folder}/wit/`]) {
      const sources = readSources(root, name);
      expect(sources.map(({file}) => file)).toEqual(
        readSources(FIXTURE).map(({file}) => `${folder}/${file}`),
      );
    }
  });

  it('are none where there is no such folder', () => {
    expect(readSources('/nowhere')).toEqual([]);
  });
});

const WIT = `package wasi:clocks@0.2.0;

interface wall-clock {
  record datetime {
    seconds: u64,
  }
  resource clock {
    now: func() -> datetime;
  }
}

world imports {
  import wall-clock;
  import wasi:io/poll@0.2.0;
}
`;
const file = 'wit/deps/clocks/package.wit';
const collect = (text = WIT) => collectPackages([{file, text, isLocal: false}]);

/** Applies doc comments from YAML to packages. */
function apply(words: string, packages = collect()): Package[] {
  applyDocComments(packages, parseDocComments('wit/words.yaml', words));
  return packages;
}

describe('words about the packages of others', () => {
  it.each([
    'wasi:clocks',
    'wasi:clocks/wall-clock',
    'wasi:clocks/wall-clock.datetime',
    'wasi:clocks/wall-clock.datetime.seconds',
    'wasi:clocks/wall-clock.clock',
    'wasi:clocks/wall-clock.clock.now',
    'wasi:clocks/imports',
    'wasi:clocks/imports.wall-clock',
    'wasi:clocks/imports.wasi:io/poll',
  ])('become the doc comment of %s', (name) => {
    const packages = apply(`${name}:\n  doc: On ${name}.\n`);
    const docs = JSON.stringify(packages).match(/"docs":"[^"]*"/g);
    expect(docs).toEqual([`"docs":"On ${name}."`]);
  });

  it('replace those of the file', () => {
    const text = WIT.replace('interface', '/// Theirs.\ninterface');
    const [owner] = apply('wasi:clocks/wall-clock:\n  doc: Ours.\n', collect(text));
    expect(owner?.members[0]?.docs).toBe('Ours.');
  });

  it.each(['wasi:clocks/gone', 'cottage:ai/types'])('are refused for %s', (name) => {
    const own = collectPackages([
      {file: 'wit/ai/types.wit', text: 'package cottage:ai;\ninterface types {}', isLocal: true},
    ]);
    const words = `wasi:clocks:\n  doc: Clocks.\n${name}:\n  doc: Other.\n`;
    expect(() => apply(words, [...collect(), ...own])).toThrow(
      `wit/words.yaml:3:1: there is no ${name} in wit/deps. Correct or remove it.`,
    );
  });

  it.each([
    ['wasi:io: Streams.', '1:1: wasi:io has no doc comment. Write “doc: …” below the name'],
    ['wasi:io:\n  doc: A.\n  text: B.', '1:1: wasi:io has no doc comment.'],
    [
      'wasi:io:\n  doc: A.\nwasi:io:\n  doc: B.',
      '3:1: Map keys must be unique (yaml). Fix the YAML.',
    ],
  ])('need a map of names: %j', (text, reason) => {
    expect(() => parseDocComments('wit/words.yaml', text)).toThrow(`wit/words.yaml:${reason}`);
  });

  it('are read from wit/words.yaml, and none where there is no file', () => {
    const root = mkdtempSync(path.join(tmpdir(), 'words-'));
    onTestFinished(() => rmSync(root, {recursive: true}));
    for (const folder of ['wit', 'api/wit']) {
      mkdirSync(path.join(root, folder), {recursive: true});
      writeFileSync(path.join(root, folder, 'words.yaml'), `wasi:io/poll:\n  doc: In ${folder}.\n`);
    }
    expect(readDocComments(root).get('wasi:io/poll')?.text).toBe('In wit.');
    const words = readDocComments(root, 'api/wit');
    expect(words.get('wasi:io/poll')?.text).toBe('In api/wit.');
    expect(() => applyDocComments([], words)).toThrow(
      'api/wit/words.yaml:1:1: there is no wasi:io/poll in api/wit/deps. Correct or remove it.',
    );
    expect(readDocComments(FIXTURE).size).toBe(0);
  });
});
