import {existsSync, readdirSync, readFileSync, statSync} from 'node:fs';
import path from 'node:path';
import {checkDescription} from './checkDescription';
import type {Description} from './types';

const known = new Map<string, {time: number; description: Promise<Description>}>();

/**
 * The OpenAPI description in a file of the repository at `root`, checked once per change of it.
 * Throws every problem, with its line and what to do.
 */
export function readDescription(root: string, file: string): Promise<Description> {
  const full = path.join(root, file);
  if (!existsSync(full) || !statSync(full).isFile()) {
    return Promise.reject(new Error(explainMissingFile(root, file)));
  }
  const time = statSync(full).mtimeMs;
  const last = known.get(full);
  if (last?.time === time) {
    return last.description;
  }
  const description = parseDescription(file, readFileSync(full, 'utf8'));
  known.set(full, {time, description});
  return description;
}

async function parseDescription(file: string, source: string): Promise<Description> {
  const {value} = await checkDescription(file, source);
  return value as Description;
}

function explainMissingFile(root: string, file: string): string {
  const folder = path.join(root, path.dirname(file));
  const files = existsSync(folder)
    ? readdirSync(folder).filter((name) => /\.ya?ml$/.test(name))
    : [];
  const instead = files.length > 0 ? ` Beside it there is ${files.sort().join(', ')}.` : '';
  return `there is no file ${file}. Write its path from the repository's root.${instead}`;
}
