import {spawn} from 'node:child_process';
import {cp, mkdir, readFile, rm} from 'node:fs/promises';
import path from 'node:path';
import {compareOutput} from './compareOutput';
import type {Example, Finding, Way} from './types';

/** Where examples are built, and what their commands see. */
export type Workshop = {root: string; copies: string; env: NodeJS.ProcessEnv};

/** A command that takes longer hangs: ten minutes, in milliseconds. */
const TIMEOUT = 600_000;

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
  for (const command of way.build) {
    const {status, output} = await runShell(command, folder, shop.env);
    if (status !== 0) {
      return [{...place, message: explainFailure(command, status, output)}];
    }
  }
  const findings: Finding[] = [];
  for (const {command, expect} of way.run) {
    const {status, output} = await runShell(command, folder, shop.env);
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

/** Output and errors in one text, in the order in which they came. */
function runShell(
  command: string,
  cwd: string,
  env: NodeJS.ProcessEnv,
): Promise<{status: number | null; output: string}> {
  return new Promise((resolve, reject) => {
    const child = spawn('bash', ['-c', `exec 2>&1\n${command}`], {
      cwd,
      env,
      timeout: TIMEOUT,
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    const chunks: Buffer[] = [];
    child.stdout.on('data', (chunk: Buffer) => chunks.push(chunk));
    child.on('error', reject);
    child.on('close', (status) => resolve({status, output: Buffer.concat(chunks).toString()}));
  });
}
