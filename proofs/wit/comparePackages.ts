import type {Finding} from '../../check/lib/findings';
import {readPackageName, readPackageVersion, type Packages} from './readPackages';

/** Matches the start of a line with an item: its keyword, if it has one, and its name. */
const ITEM = /^(?:(?:record|variant|enum|flags|type|resource|import|export|use) )?[^\s(:;,{]+/;

/** The command that replaces the files in `sources/wit/deps`. */
const UPDATE = 'npm run check:wit -- --update';

/** A WIT file of the repository; `file` is its path from the root. */
export type WitFile = {file: string; text: string};

type Comparison = {
  /** The repository's packages, and their files. */
  own: Packages;
  files: readonly WitFile[];
  /** The packages of the source, and those that it is known to lack. */
  source: Packages;
  without: readonly string[];
};

/** Finds all differences between the repository's packages and those of their source. */
export function comparePackages({own, files, source, without}: Comparison): Finding[] {
  const findings: Finding[] = [];
  for (const [name, text] of own) {
    const inPackage = files.filter((file) => readPackageName(file.text) === name);
    const expected = source.get(name);
    if (expected !== undefined) {
      findings.push(...comparePackage({name, text, expected, files: inPackage}));
    } else if (!without.includes(name)) {
      const message = `the source has no package ${name}. Remove it, or list it in sources/wit/source.yaml.`;
      findings.push(find(inPackage, 'package', 'package', message));
    }
  }
  for (const name of [...source.keys()].filter((each) => !own.has(each))) {
    const message = `the source also has the package ${name}. Add it.`;
    findings.push({file: 'sources/wit/source.yaml', line: 1, column: 1, kind: 'package', message});
  }
  return findings.sort((a, b) => a.file.localeCompare(b.file) || a.line - b.line);
}

/** A package in both forms, and its files in the repository. */
type Pair = {name: string; text: string; expected: string; files: readonly WitFile[]};

function comparePackage({name, text, expected, files}: Pair): Finding[] {
  const [version, wanted] = [readPackageVersion(text), readPackageVersion(expected)];
  if (version !== wanted) {
    const isPrinted = files.some(({file}) => file.startsWith('sources/wit/deps/'));
    const remedy = isPrinted ? UPDATE : `.ci/raise ${version} ${wanted}`;
    const message = `this is ${name} ${version}, and the source has ${wanted}. Run: ${remedy}`;
    return [find(files, 'version', 'package', message)];
  }
  const own = splitBlocks(text);
  const source = splitBlocks(expected);
  const extra = subtract([...own.keys()], [...source.keys()]).map((head) =>
    find(files, 'extra', head, `the source has no ${head}. Remove it.`),
  );
  const missing = subtract([...source.keys()], [...own.keys()]).map((head) =>
    find(files, 'missing', 'package', `${name} lacks “${head}”. Add it.`),
  );
  const changed = [...own].flatMap(([head, lines]) =>
    compareBlock(files, head, lines, source.get(head) ?? lines),
  );
  const findings = [...extra, ...missing, ...changed];
  if (findings.length > 0) {
    return findings;
  }
  // Files in `sources/wit/deps` hold nothing of ours: they are what wasm-tools prints of the source.
  const message = `the file of ${name} is not as wasm-tools prints the source. Put words in sources/wit/words.yaml, then run: ${UPDATE}`;
  return files
    .filter((each) => each.file.startsWith('sources/wit/deps/') && each.text !== expected)
    .map(({file}) => ({file, line: 1, column: 1, kind: 'text', message}));
}

function compareBlock(
  files: readonly WitFile[],
  head: string,
  lines: readonly string[],
  expected: readonly string[],
): Finding[] {
  const extra = subtract(lines, expected).map((line) =>
    find(files, 'extra', head, `the source has no “${line}” in ${head}. Remove it.`, line),
  );
  const missing = subtract(expected, lines).map((line) =>
    find(files, 'missing', head, `${head} lacks “${line}”. Add it.`, line),
  );
  const index = lines.findIndex((line, at) => line !== expected[at]);
  if (extra.length + missing.length > 0 || (index < 0 && lines.length === expected.length)) {
    return [...extra, ...missing];
  }
  const message = `${head} has another order than the source: “${expected[index] ?? '}'}” comes here.`;
  return [find(files, 'order', head, message, lines[index])];
}

/** Returns the lines of each interface and world, gates included, by its first line; also the package line. */
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

/** Returns the lines that the others lack, each as often as it is missing there, except brackets. */
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

/** Returns a finding at a line of a block, or at the block's first line if the line has no name in it. */
function find(
  files: readonly WitFile[],
  kind: string,
  head: string,
  message: string,
  line = '',
): Finding {
  const [keyword, name = ''] = head.split(' ');
  const block = keyword === 'package' ? /^package / : new RegExp(`^${keyword} ${name}\\b(?!-)`);
  const owner = files.find(({text}) => text.split('\n').some((each) => block.test(each)));
  const {file, text} = owner ?? files[0] ?? {file: 'sources/wit/source.yaml', text: ''};
  const lines = text.split('\n');
  const first = lines.findIndex((each) => block.test(each));
  const [written] = line.match(ITEM) ?? [];
  const isWritten = (each: string) => written !== undefined && each.trimStart().startsWith(written);
  const found = lines.findIndex((each, at) => at > first && isWritten(each));
  const index = Math.max(0, found < 0 ? first : found);
  return {file, line: index + 1, column: (lines[index] ?? '').search(/\S|$/) + 1, kind, message};
}
