import {existsSync} from 'node:fs';
import path from 'node:path';

/** Returns the file of a program, from the first folder of the environment's `PATH` that has it. */
export function findProgram(name: string, env: NodeJS.ProcessEnv): string | undefined {
  return (env.PATH ?? '')
    .split(path.delimiter)
    .map((folder) => path.join(folder, name))
    .find((file) => existsSync(file));
}
