import type {Finding, Location} from '../shared/findings';
import {readPackageName, type Packages} from './readPackages';

/** A WIT file of the repository; `file` is its path from the root. */
export type WitFile = {file: string; text: string};

export type Comparison = {
  /** The repository's packages, and its files with them. */
  own: Packages;
  files: readonly WitFile[];
  /** The packages of the source, and those that it is known to lack. */
  source: Packages;
  without: readonly string[];
};

/** Finds every difference between the repository's packages and those of their source. */
export function comparePackages({own, files, source, without}: Comparison): Finding[] {
  const findings: Finding[] = [];
  for (const [name, text] of own) {
    const inPackage = files.filter((file) => readPackageName(file.text) === name);
    const expected = source.get(name);
    if (expected !== undefined) {
      findings.push(...comparePackage({name, text, expected, files: inPackage}));
    } else if (!without.includes(name)) {
      const message = `the source has no package ${name}. Remove it, or list it in wit/source.yaml.`;
      findings.push(find(inPackage, 'package', /^package /, message));
    }
  }
  for (const name of [...source.keys()].filter((each) => !own.has(each))) {
    const message = `the source also has the package ${name}. Add it.`;
    findings.push({file: 'wit/source.yaml', line: 1, column: 1, kind: 'package', message});
  }
  return findings.sort((a, b) => a.file.localeCompare(b.file) || a.line - b.line);
}

type Pair = {name: string; text: string; expected: string; files: readonly WitFile[]};

function comparePackage({name, text, expected, files}: Pair): Finding[] {
  const own = splitBlocks(text);
  const source = splitBlocks(expected);
  const findings = [...own].flatMap(([head, lines]): Finding[] => {
    const other = source.get(head);
    return other
      ? compareBlock({head, lines, expected: other, files})
      : [find(files, 'extra', toPattern(head), `the source has no ${head}. Remove it.`)];
  });
  for (const head of [...source.keys()].filter((each) => !own.has(each))) {
    const message = `${name} lacks “${head}”. Add it.`;
    findings.push(find(files, 'missing', /^package /, message));
  }
  return findings.length > 0 ? findings : compareText({name, text, expected, files});
}

/** Files in `wit/deps` hold nothing of ours: they are what wasm-tools prints of the source. */
function compareText({name, expected, files}: Pair): Finding[] {
  return files
    .filter(({file, text}) => file.startsWith('wit/deps/') && text !== expected)
    .map(({file}) => {
      const message =
        `the file of ${name} is not as wasm-tools prints the source. Put words in wit/words.yaml, ` +
        'then run: node tools/check-wit/index.mjs --write';
      return {file, line: 1, column: 1, kind: 'text', message};
    });
}

type BlockPair = {
  head: string;
  lines: readonly string[];
  expected: readonly string[];
  files: readonly WitFile[];
};

function compareBlock({head, lines, expected, files}: BlockPair): Finding[] {
  const pattern = toPattern(head);
  const extra = subtract(lines, expected).map((line) =>
    find(files, 'extra', pattern, `the source has no “${line}” in ${head}. Remove it.`, line),
  );
  const missing = subtract(expected, lines).map((line) =>
    find(files, 'missing', pattern, `${head} lacks “${line}”. Add it.`, line),
  );
  const index = lines.findIndex((line, at) => line !== expected[at]);
  if (extra.length + missing.length > 0 || (index < 0 && lines.length === expected.length)) {
    return [...extra, ...missing];
  }
  const message = `${head} has another order than the source: “${expected[index] ?? '}'}” comes here.`;
  return [find(files, 'order', pattern, message, lines[index])];
}

/** The lines of each interface and world, gates included, by its first one; the package line too. */
function splitBlocks(text: string): Map<string, string[]> {
  const blocks = new Map<string, string[]>();
  let lines: string[] = [];
  let gates: string[] = [];
  for (const line of text.split('\n').filter((each) => each.trim() !== '')) {
    if (line.startsWith('@')) {
      gates.push(line);
    } else if (/^[a-z]/.test(line)) {
      lines = gates;
      gates = [];
      blocks.set(line.replace(/ \{\}?$/, '').replace(/;$/, ''), lines);
    } else if (line !== '}') {
      lines.push(line.trim());
    }
  }
  return blocks;
}

/** The lines that the others don't have, each as often as it is missing there, but for brackets. */
function subtract(lines: readonly string[], others: readonly string[]): string[] {
  const left = [...others];
  return lines.filter((line) => {
    const index = left.indexOf(line);
    if (index >= 0) {
      left.splice(index, 1);
    }
    return index < 0 && line !== '}';
  });
}

function toPattern(head: string): RegExp {
  const [keyword, name = ''] = head.split(' ');
  return keyword === 'package' ? /^package / : new RegExp(`^${keyword} ${name}\\b(?!-)`);
}

/** A finding at a line of a block, or at the block's first line where the line has no name in it. */
function find(
  files: readonly WitFile[],
  kind: string,
  block: RegExp,
  message: string,
  line = '',
): Finding {
  const owner = files.find(({text}) => text.split('\n').some((each) => block.test(each)));
  const {file, text} = owner ?? files[0] ?? {file: 'wit/source.yaml', text: ''};
  return {file, ...locate(text.split('\n'), block, line), kind, message};
}

function locate(lines: readonly string[], block: RegExp, line: string): Location {
  const first = Math.max(
    0,
    lines.findIndex((each) => block.test(each)),
  );
  const name = line.match(
    /^(?:(?:record|variant|enum|flags|type|resource|import|export|use) )?([^\s(:;,{]+)/,
  );
  const written = name?.[0];
  const index = written
    ? lines.findIndex((each, at) => at > first && each.trimStart().startsWith(written))
    : -1;
  const found = index < 0 ? first : index;
  return {line: found + 1, column: (lines[found] ?? '').search(/\S|$/) + 1};
}
