import {spawn, type ChildProcess} from 'node:child_process';
import {once} from 'node:events';
import {cp, mkdir, mkdtemp, readFile, rm, writeFile} from 'node:fs/promises';
import {tmpdir} from 'node:os';
import path from 'node:path';

/** The script of Docusaurus, below a repository's folder. */
export const DOCUSAURUS = 'node_modules/@docusaurus/core/bin/docusaurus.mjs';

/** The port that commands open. */
export const PORT = 39471;

/** Copies the commands into a repository of its own, where a test writes the tools that they run. */
export async function createRepository() {
  const folder = await mkdtemp(path.join(tmpdir(), 'commands-'));
  const write = async (file: string, content: string) => {
    const target = path.join(folder, file);
    await mkdir(path.dirname(target), {recursive: true});
    await writeFile(target, content);
  };
  for (const room of ['commands', 'server']) {
    const source = path.join(import.meta.dirname, '../..', room);
    await cp(source, path.join(folder, room), {recursive: true});
  }
  await write('package.json', '{"engines": {"node": ">=20.19"}}');
  for (const lockfile of ['package-lock.json', 'node_modules/.package-lock.json']) {
    await write(lockfile, '{"packages": {}}');
  }

  /** Runs a command with its arguments to its end. Once it has printed `text`, acts, by default by stopping it. */
  const run = async (
    command: string,
    text?: string,
    act = (child: ChildProcess) => void child.kill(),
  ) => {
    const child = spawn(process.execPath, command.split(' '), {
      cwd: path.join(folder, 'commands'),
      env: {...process.env, PORT: String(PORT)},
    });
    let output = '';
    let hasActed = text === undefined;
    for (const stream of [child.stdout, child.stderr]) {
      stream.on('data', (chunk: Buffer) => {
        output += chunk.toString();
        if (!hasActed && output.includes(text ?? '')) {
          hasActed = true;
          act(child);
        }
      });
    }
    const [exitCode, signal] = (await once(child, 'close')) as [number | null, string | null];
    return {output, exitCode, signal};
  };

  const read = (file: string) => readFile(path.join(folder, file), 'utf8');
  return {folder, write, read, run, remove: () => rm(folder, {recursive: true})};
}
