import {describe, expect, it} from 'vitest';
import {formatFinding} from '../../../check/lib/formatFinding.mjs';
import {comparePackages} from '../comparePackages';

const SOURCE = `package hayride:ai@1.0.0;

interface types {
  enum role {
    user,
    assistant,
  }

  ask: func(text: string) -> result<role, u32>;
}

interface types-more {
}
`;

/** A file of the repository with comments and its own formatting. */
const FILE = `/// Ours.
package hayride:ai@1.0.0;

/// Ours.
interface types {
  enum role { user,
    /// Ours.
    assistant,
  }

  ask: func(
    text: string,
  ) -> result<role, u32>;
}

interface types-more {}
`;

/** Compares with the source after a change of the printed package, and of the source itself. */
function compare(own: (text: string) => string, source = (text: string) => text) {
  return comparePackages({
    own: new Map([['hayride:ai', own(SOURCE)]]),
    files: [{file: 'sources/wit/ai/types.wit', text: FILE}],
    source: new Map([['hayride:ai', source(SOURCE)]]),
    without: [],
  }).map(formatFinding);
}

const replace = (from: string, to: string) => (text: string) => text.replace(from, to);
const same = (text: string) => text;

describe('comparing packages with their source', () => {
  it('finds nothing where both agree', () => {
    expect(compare(same)).toEqual([]);
  });

  it.each([
    [
      'a line that only the repository has',
      same,
      replace('    assistant,\n', ''),
      '8:5 extra the source has no “assistant,” in interface types. Remove it.',
    ],
    [
      'a line that only the source has',
      same,
      replace('    user,', '    user,\n    tool,'),
      '5:1 missing interface types lacks “tool,”. Add it.',
    ],
    [
      'cases in another order',
      same,
      replace('    user,\n    assistant,', '    assistant,\n    user,'),
      '5:1 order interface types has another order than the source: “assistant,” comes here.',
    ],
    [
      'an interface that only the repository has',
      same,
      replace('interface types-more {\n}\n', ''),
      '16:1 extra the source has no interface types-more. Remove it.',
    ],
    [
      'an interface that only the source has',
      same,
      (text: string) => `${text}\nworld imports {\n}\n`,
      '2:1 missing hayride:ai lacks “world imports”. Add it.',
    ],
    [
      'a record that only the source has',
      same,
      replace('  ask:', '  record more {\n    id: u32,\n  }\n\n  ask:'),
      '5:1 missing interface types lacks “record more {”. Add it.',
    ],
    [
      'a gate that only the source has',
      same,
      replace('interface types-more', '@since(version = 1.0.0)\ninterface types-more'),
      '16:1 missing interface types-more lacks “@since(version = 1.0.0)”. Add it.',
    ],
  ])('names %s', (_, own, source, expected) => {
    const [first] = compare(own, source);
    expect(first).toBe(`sources/wit/ai/types.wit:${expected}`);
  });

  it('names both signatures where a function differs', () => {
    expect(compare(same, replace('text: string', 'text: u8'))).toEqual([
      'sources/wit/ai/types.wit:11:3 extra the source has no “ask: func(text: string) -> result<role, u32>;” in interface types. Remove it.',
      'sources/wit/ai/types.wit:11:3 missing interface types lacks “ask: func(text: u8) -> result<role, u32>;”. Add it.',
    ]);
  });

  it('names only the versions of a package where they differ, with the command that raises them', () => {
    const newer = SOURCE.replace('1.0.0', '1.1.0').replace('user', 'human');
    expect(compare(same, () => newer)).toEqual([
      'sources/wit/ai/types.wit:2:1 version this is hayride:ai 1.0.0, and the source has 1.1.0. Run: .ci/raise 1.0.0 1.1.0',
    ]);
  });

  it('names the command that replaces a dependency of another version', () => {
    const text = 'package wasi:io@0.2.0;\n';
    const findings = comparePackages({
      own: new Map([['wasi:io', text]]),
      files: [{file: 'sources/wit/deps/io/package.wit', text}],
      source: new Map([['wasi:io', text.replace('0.2.0', '0.2.1')]]),
      without: [],
    });
    expect(findings.map(formatFinding)).toEqual([
      'sources/wit/deps/io/package.wit:1:1 version this is wasi:io 0.2.0, and the source has 0.2.1. Run: npm run check:wit -- --update',
    ]);
  });

  it('names packages that only one side has, but for those that have no source', () => {
    const own = new Map(['hayride:ai', 'hayride:wasip2'].map((name) => [name, `package ${name};`]));
    const files = [
      {file: 'sources/wit/ai/types.wit', text: FILE},
      {file: 'sources/wit/wasip2/worlds.wit', text: 'package hayride:wasip2;'},
    ];
    const source = new Map([['hayride:db', 'package hayride:db;']]);
    const comparison = {own, files, source, without: ['hayride:wasip2']};
    expect(comparePackages(comparison).map(formatFinding)).toEqual([
      'sources/wit/ai/types.wit:2:1 package the source has no package hayride:ai. Remove it, or list it in sources/wit/source.yaml.',
      'sources/wit/source.yaml:1:1 package the source also has the package hayride:db. Add it.',
    ]);
  });

  it('wants files in sources/wit/deps exactly as wasm-tools prints them', () => {
    const text = 'package wasi:io;\n\ninterface poll {\n}\n';
    const packages = new Map([['wasi:io', text]]);
    const compareFile = (written: string) =>
      comparePackages({
        own: packages,
        files: [{file: 'sources/wit/deps/io/package.wit', text: written}],
        source: packages,
        without: [],
      });
    expect(compareFile(text)).toEqual([]);
    expect(compareFile(`/// Ours.\n${text}`)).toMatchObject([{kind: 'text', line: 1}]);
  });
});
