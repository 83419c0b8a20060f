import {readFileSync} from 'node:fs';
import path from 'node:path';
import {readBindings} from './readBindings';
import type {Bindings} from './types';

/** What a file of bindings holds; `file` is its path below `root`, by which errors name it. */
export function loadBindings(root: string, file: string): Bindings {
  return readBindings(readText(root, file), file);
}

function readText(root: string, file: string): string {
  try {
    return readFileSync(path.join(root, file), 'utf8');
  } catch (cause) {
    const reason = `${file} cannot be read: ${(cause as Error).message}.`;
    throw new Error(`${reason} Write the path of the data of the bindings.`, {cause});
  }
}
