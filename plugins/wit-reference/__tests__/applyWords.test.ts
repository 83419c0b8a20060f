import path from 'node:path';
import {describe, expect, it} from 'vitest';
import {applyWords, parseWords, readWords} from '../model/applyWords';
import {collectPackages} from '../model/loadPackages';
import {FIXTURE} from './loadFixture';

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
const packages = collectPackages([{file, text: WIT, isLocal: false}]);

/** The names in the order of the file, with the doc comment that each got. */
const apply = (names: readonly string[]) =>
  JSON.stringify(
    applyWords(
      packages,
      parseWords(names.map((name) => `${name}:\n  doc: On ${name}.\n`).join('')),
    ),
  ).match(/"docs":"[^"]*"/g);

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
    expect(apply([name])).toEqual([`"docs":"On ${name}."`]);
  });

  it('replace those of the file', () => {
    const text = WIT.replace('interface', '/// Theirs.\ninterface');
    const words = parseWords('wasi:clocks/wall-clock:\n  doc: Ours.\n');
    const [owner] = applyWords(collectPackages([{file, text, isLocal: false}]), words);
    expect(owner?.members[0]?.node.docs).toBe('Ours.');
  });

  it.each(['wasi:clocks/gone', 'hayride:ai/types'])('are refused for %s', (name) => {
    const own = collectPackages([
      {file: 'wit/ai/types.wit', text: 'package hayride:ai;\ninterface types {}', isLocal: true},
    ]);
    const words = parseWords(`wasi:clocks:\n  doc: Clocks.\n${name}:\n  doc: Other.\n`);
    expect(() => applyWords([...packages, ...own], words)).toThrow(
      `wit/words.yaml:3:1: there is no ${name} in wit/deps. Correct or remove it.`,
    );
  });

  it.each([
    ['wasi:io: Streams.', '1:1: wasi:io has no doc comment. Write “doc: …” below the name'],
    ['wasi:io:\n  doc: A.\n  text: B.', '1:1: wasi:io has no doc comment.'],
    ['wasi:io:\n  doc: A.\nwasi:io:\n  doc: B.', '3:1: Map keys must be unique. Correct it.'],
  ])('need a map of names: %j', (text, reason) => {
    expect(() => parseWords(text)).toThrow(`wit/words.yaml:${reason}`);
  });

  it('are about items of this repository, and none where there is no file', () => {
    expect(readWords(path.join(import.meta.dirname, '../../..')).get('wasi:io/poll')?.text).toMatch(
      /\.\n\n/,
    );
    expect(readWords(FIXTURE).size).toBe(0);
  });
});
