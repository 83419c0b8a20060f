import {cp, mkdir, readFile, rm} from 'node:fs/promises';
import path from 'node:path';
import {compareOutput} from './compareOutput';
import {runShell} from './runShell';
import type {Example, Finding, Way} from './types';

/**
 * Where examples are built, what their commands see, and after how many milliseconds a command is
 * taken to hang.
 */
export type Workshop = {root: string; copies: string; env: NodeJS.ProcessEnv; limit: number};

/**
 * Builds an example in a fresh copy of its folder, runs it and compares what it prints. Stops at the
 * first command that fails; outputs that differ are all found.
 */
export async function runWay(example: Example, way: Way, shop: Workshop): Promise<Finding[]> {
  const folder = path.join(shop.copies, path.basename(example.folder));
  await rm(folder, {recursive: true, force: true});
  await mkdir(shop.copies, {recursive: true});
  await cp(path.join(shop.root, example.folder), folder, {recursive: true});
  const place = {file: `${example.folder}/example.json`, line: 1, column: 1, kind: 'example'};
  const surroundings = {cwd: folder, env: shop.env, limit: shop.limit};
  for (const command of way.build) {
    const {status, output} = await runShell(command, surroundings);
    if (status !== 0) {
      return [{...place, message: explainFailure(command, status, output)}];
    }
  }
  const findings: Finding[] = [];
  for (const {command, expect} of way.run) {
    const {status, output} = await runShell(command, surroundings);
    if (status !== 0) {
      return [...findings, {...place, message: explainFailure(command, status, output)}];
    }
    const wanted = await readFile(path.join(shop.root, example.folder, expect), 'utf8');
    const difference = compareOutput(wanted, output);
    if (difference) {
      findings.push({
        file: `${example.folder}/${expect}`,
        line: difference.line,
        column: 1,
        kind: 'output',
        message: `“${command}” printed ${show(difference.actual)} where this has ${show(difference.expected)}. Correct the example, or this file and what the pages say of it.`,
      });
    }
  }
  return findings;
}

function show(line: string | undefined): string {
  return line === undefined ? 'nothing more' : `“${line}”`;
}

function explainFailure(command: string, status: number | null, output: string): string {
  const end = output.trim().split('\n').slice(-20).join('\n    ');
  const how = status === null ? 'did not end' : `ended with exit code ${status}`;
  return `“${command}” ${how}. Mend the example. Its last lines:\n    ${end}`;
}
