import {existsSync} from 'node:fs';
import {appendFile, readFile, writeFile} from 'node:fs/promises';
import path from 'node:path';
import {matchOutput} from './matchOutput';
import type {FileStep} from './types';

/** Writes or compares the file that a block shows; returns the reason if it cannot. */
export async function applyFileStep(
  {kind, block, path: name}: FileStep,
  folder: string,
): Promise<string | undefined> {
  const target = path.join(folder, name);
  if (kind === 'result') {
    const actual = existsSync(target) ? await readFile(target, 'utf8') : undefined;
    if (actual === undefined) {
      return `the commands above make no file ${name}. Correct them, or let the block write it: no “result”.`;
    }
    const mismatch = matchOutput(block.code, actual);
    return (
      mismatch &&
      `line ${mismatch.line}, “${mismatch.expected}”, is not in ${name}. Show the file as the commands above make it.`
    );
  }
  if (!existsSync(path.dirname(target))) {
    return `there is no folder “${path.dirname(name)}” for ${name}. Have the reader make it first.`;
  }
  await (kind === 'append' ? appendFile : writeFile)(target, `${block.code}\n`);
  return undefined;
}

/** Tells whether a file contains the lines of an excerpt in sequence, at any depth of indentation. */
export async function hasExcerpt({block}: FileStep, target: string): Promise<boolean> {
  const flatten = (text: string) => `\n${text.trim().replace(/^[^\S\n]+|[^\S\n]+$/gm, '')}\n`;
  return (
    existsSync(target) && flatten(await readFile(target, 'utf8')).includes(flatten(block.code))
  );
}
