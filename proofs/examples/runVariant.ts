import {cp, mkdir, readFile, rm} from 'node:fs/promises';
import path from 'node:path';
import type {Variant} from '../../plugins/content/example-archives/index';
import type {Finding} from '../../check/lib/findings';
import type {ProofContext} from '../types';
import {runShell, type CommandResult} from './runShell';
import type {Example} from './types';

/** Milliseconds after which a command counts as hanging: ten minutes. */
export const LIMIT = 600_000;

/**
 * The repository, a folder for the copies in which examples are built, the environment of their commands, and the
 * milliseconds after which a command is ended.
 */
export type BuildContext = Pick<ProofContext, 'root' | 'scratch' | 'env'> & {limit?: number};

/**
 * Builds an example in a fresh copy of its folder, runs it and compares its output. Stops at the first command that
 * fails; reports every output that differs.
 */
export async function runVariant(
  {folder}: Example,
  {build, run}: Variant,
  {root, scratch, env, limit = LIMIT}: BuildContext,
): Promise<Finding[]> {
  const cwd = path.join(scratch, path.basename(folder));
  await rm(cwd, {recursive: true, force: true});
  await mkdir(scratch, {recursive: true});
  await cp(path.join(root, folder), cwd, {recursive: true});
  const findings: Finding[] = [];
  const steps = [...build.map((command) => ({command, expect: undefined})), ...run];
  for (const {command, expect} of steps) {
    const result = await runShell(command, {cwd, env, limit});
    if (result.exitCode !== 0) {
      const file = `${folder}/example.json`;
      const message = explainFailure(command, result);
      return [...findings, {file, line: 1, column: 1, kind: 'example', message}];
    }
    if (expect === undefined) {
      continue;
    }
    const file = `${folder}/${expect}`;
    const wanted = await readFile(path.join(root, file), 'utf8');
    const {line, expected, actual} = compareOutput(wanted, result.output) ?? {};
    if (line !== undefined) {
      const message = `“${command}” printed ${quote(actual)} where this has ${quote(expected)}. Correct the example, or this file and what the pages say of it.`;
      findings.push({file, line, column: 1, kind: 'output', message});
    }
  }
  return findings;
}

function quote(line: string | undefined): string {
  return line === undefined ? 'nothing more' : `“${line}”`;
}

function explainFailure(command: string, {exitCode, output}: CommandResult): string {
  const end = output.trim().split('\n').slice(-20).join('\n    ');
  const how = exitCode === null ? 'did not end' : `ended with exit code ${exitCode}`;
  return `“${command}” ${how}. Fix the example. Its last lines:\n    ${end}`;
}

/** The first line in which two outputs differ; undefined for one that has ended. */
type Difference = {line: number; expected: string | undefined; actual: string | undefined};

/** Compares line by line; ignores spaces and blank lines at the end. */
export function compareOutput(expected: string, actual: string): Difference | undefined {
  const wanted = toLines(expected);
  const got = toLines(actual);
  for (let index = 0; index < Math.max(wanted.length, got.length); index += 1) {
    if (wanted[index] !== got[index]) {
      return {line: index + 1, expected: wanted[index], actual: got[index]};
    }
  }
  return undefined;
}

function toLines(text: string): string[] {
  return text
    .replace(/[^\S\n]+$/gm, '')
    .trimEnd()
    .split('\n');
}
