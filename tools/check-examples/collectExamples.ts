import {existsSync, readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {readExample} from './readExample';
import type {Example, Finding} from './types';

/** Every folder of `examples/`, in order; a folder that cannot be read becomes findings. */
export function collectExamples(root: string): {examples: Example[]; findings: Finding[]} {
  const home = path.join(root, 'examples');
  const names = existsSync(home)
    ? readdirSync(home, {withFileTypes: true})
        .filter((entry) => entry.isDirectory())
        .map((entry) => entry.name)
        .sort()
    : [];
  const read = names.map((name) => collectExample(root, `examples/${name}`));
  return {
    examples: read.flatMap((result) => ('example' in result ? [result.example] : [])),
    findings: read.flatMap((result) => ('findings' in result ? result.findings : [])),
  };
}

function collectExample(root: string, folder: string): {example: Example} | {findings: Finding[]} {
  const file = path.join(root, folder, 'example.json');
  if (!existsSync(file)) {
    const message = `${folder} has no example.json. Say there how it is built and run.`;
    return {
      findings: [{file: `${folder}/example.json`, line: 1, column: 1, kind: 'example', message}],
    };
  }
  const read = readExample(folder, readFileSync(file, 'utf8'));
  if ('findings' in read) {
    return read;
  }
  const missing = read.example.ways
    .flatMap(({run}) => run)
    .filter(({expect}) => !existsSync(path.join(root, folder, expect)));
  return missing.length === 0
    ? read
    : {findings: missing.map(({command, expect}) => missingExpectation(folder, command, expect))};
}

function missingExpectation(folder: string, command: string, expect: string): Finding {
  return {
    file: `${folder}/example.json`,
    line: 1,
    column: 1,
    kind: 'example',
    message: `there is no ${expect}. Run “${command}”, read its output, and keep it there.`,
  };
}
