import {spawnSync} from 'node:child_process';
import {mkdir, writeFile} from 'node:fs/promises';
import path from 'node:path';
import {stripVTControlCharacters} from 'node:util';
import type {SyntaxProblem} from '../check-content/readSyntaxError';
import type {Verify} from './parsers';

/** A parser of WAC documents: `wac parse`, in a scratch folder. It does not look parts up. */
export function parseWac({folder, env}: {folder: string; env: NodeJS.ProcessEnv}): Verify {
  return async (code) => {
    const file = path.join(folder, 'block.wac');
    await mkdir(folder, {recursive: true});
    await writeFile(file, `${code}\n`);
    const {status, stderr, error} = spawnSync('wac', ['parse', file], {env, encoding: 'utf8'});
    if (error) {
      throw error;
    }
    return status === 0 ? undefined : locateWacProblem(stripVTControlCharacters(stderr));
  };
}

/** What `wac` prints in front of its excerpt, and the place beside the name of its file. */
export function locateWacProblem(output: string): SyntaxProblem {
  const [, line = '1', column = '1'] = output.match(/block\.wac:(\d+):(\d+)/) ?? [];
  const message = (output.split('╭')[0] ?? '')
    .split('\n')
    .map((text) => text.trim().replace(/^× /, ''))
    .filter((text) => text !== '' && !text.startsWith('error: failed to parse'))
    .join(' ');
  return {message, line: Number(line), column: Number(column)};
}
