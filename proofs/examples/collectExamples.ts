import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {listExamples} from '../../plugins/content/example-archives/index';
import type {Finding} from '../../check/lib/findings';
import {readExample} from './readExample';
import {compareOutput} from './runVariant';
import type {Example} from './types';

/** The valid examples, and findings in the folders of others. */
type CollectedExamples = {examples: Example[]; findings: Finding[]};

/** Reads every folder of `examples/`, in order; an invalid one becomes findings. */
export function collectExamples(root: string): CollectedExamples {
  const collected: CollectedExamples = {examples: [], findings: []};
  for (const name of listExamples(root)) {
    const read = collectExample(root, `examples/${name}`);
    collected.examples.push(...('example' in read ? [read.example] : []));
    collected.findings.push(...('findings' in read ? read.findings : []));
  }
  return collected;
}

function collectExample(root: string, folder: string): {example: Example} | {findings: Finding[]} {
  const file = `${folder}/example.json`;
  const find = (message: string): Finding => ({file, line: 1, column: 1, kind: 'example', message});
  if (!existsSync(path.join(root, file))) {
    return {findings: [find(`${folder} has no example.json. Say there how it is built and run.`)]};
  }
  const read = readExample(folder, readFileSync(path.join(root, file), 'utf8'));
  if ('findings' in read) {
    return read;
  }
  const missing = read.example.variants
    .flatMap(({run}) => run)
    .filter(({expect}) => !existsSync(path.join(root, folder, expect)))
    .map(({command, expect}) =>
      find(`there is no ${expect}. Run “${command}”, read its output, and keep it there.`),
    );
  return missing.length === 0 ? read : {findings: missing};
}

/**
 * Finds examples of one task, `examples/<task>-<language>`, that differ in `wit/world.wit`: readers compare
 * languages, not worlds.
 */
export function checkSharedWit(root: string, examples: readonly Example[]): Finding[] {
  const first = new Map<string, {file: string; text: string}>();
  return examples.flatMap(({folder}): Finding[] => {
    const task = folder.replace(/-[^-/]+$/, '');
    const file = `${folder}/wit/world.wit`;
    if (!existsSync(path.join(root, file))) return [];
    const text = readFileSync(path.join(root, file), 'utf8');
    const other = first.get(task) ?? {file, text};
    first.set(task, other);
    const {line} = compareOutput(other.text, text) ?? {};
    if (line === undefined) {
      return [];
    }
    const message = `this differs from ${other.file}. The same task has the same world: copy the one that is right.`;
    return [{file, line, column: 1, kind: 'shared-wit', message}];
  });
}
