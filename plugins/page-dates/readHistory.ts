import {execFile} from 'node:child_process';
import {promisify} from 'node:util';

/** Before the time of a commit, in seconds; no file can have a name like this. */
const COMMIT = '//';

/** When each file was last changed by a commit, in milliseconds, by its path below a folder. */
export type History = ReadonlyMap<string, number>;

/**
 * Reads the history of a folder from git. It is empty where nobody knows it: without git, outside a
 * repository, and in a shallow clone, which takes its oldest commit for the origin of every file.
 */
export async function readHistory(folder: string): Promise<History> {
  try {
    const isShallow = await runGit(folder, ['rev-parse', '--is-shallow-repository']);
    if (isShallow.trim() !== 'false') return new Map();
    const settings = ['-c', 'core.quotePath=false', '-c', 'log.showSignature=false'];
    const format = [`--format=${COMMIT}%ct`, '--name-only', '--relative'];
    return parseLog(await runGit(folder, [...settings, 'log', ...format]));
  } catch {
    return new Map();
  }
}

async function runGit(cwd: string, args: readonly string[]): Promise<string> {
  const {stdout} = await promisify(execFile)('git', args, {cwd, maxBuffer: Infinity});
  return stdout;
}

function parseLog(log: string): History {
  const history = new Map<string, number>();
  let time = 0;
  for (const line of log.split('\n').filter(Boolean)) {
    if (line.startsWith(COMMIT)) time = 1000 * Number(line.slice(COMMIT.length));
    else history.set(line, Math.max(time, history.get(line) ?? 0));
  }
  return history;
}
