import {spawn} from 'node:child_process';
import {once} from 'node:events';
import {existsSync, readFileSync} from 'node:fs';
import {mkdtemp, readFile, rm} from 'node:fs/promises';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterEach, beforeEach, describe, expect, it, vi} from 'vitest';
import {runShell} from '../runShell';

let cwd = '';
beforeEach(async () => {
  cwd = await mkdtemp(path.join(tmpdir(), 'run-shell-'));
});
afterEach(() => rm(cwd, {recursive: true}));

const run = (command: string, limit = 60_000) => runShell(command, {cwd, env: process.env, limit});

/** Reads the id that a process writes into a file before it waits. */
const readPid = async () => {
  const file = path.join(cwd, 'pid');
  await vi.waitUntil(() => existsSync(file), {timeout: 30_000});
  return vi.waitUntil(async () => Number(await readFile(file, 'utf8')), {timeout: 30_000});
};

/** Tells whether a process still runs; a zombie does not. */
const isAlive = (pid: number) => {
  const stat = `/proc/${pid}/stat`;
  try {
    process.kill(pid, 0);
    return !existsSync(stat) || !readFileSync(stat, 'utf8').includes(') Z ');
  } catch {
    return false;
  }
};

const waitForEnd = (pid: number) => vi.waitUntil(() => !isAlive(pid), {timeout: 30_000});

describe('a shell command', () => {
  it('returns its exit code, and its output and errors in their order', async () => {
    expect(await run('echo a; echo b >&2; echo c; exit 3')).toEqual({
      exitCode: 3,
      output: 'a\nb\nc\n',
    });
  });

  it('ends at the limit, with what it printed and with all that it started', async () => {
    const result = await run('echo a; bash -c "echo \\$\\$ >pid; sleep 60; true"; true', 10_000);
    expect(result).toEqual({exitCode: null, output: 'a\n'});
    const pid = await readPid();
    await waitForEnd(pid);
  });

  it('has not ended while something that it left behind holds its output', async () => {
    const options = '{detached: true, stdio: "inherit"}';
    const leave = `node -e 'require("child_process").spawn("sleep", ["30"], ${options}).unref()'`;
    expect(await run(`${leave}; echo a`, 10_000)).toEqual({exitCode: null, output: 'a\n'});
  });

  it.each(['SIGINT', 'SIGTERM', 'SIGHUP'] as const)(
    'ends with the process that runs it at %s',
    async (signal) => {
      const command = 'echo $$ >pid; sleep 60; true';
      const script = `
        import {runnerImport} from 'vite';
        const file = ${JSON.stringify(path.join(import.meta.dirname, '../runShell.ts'))};
        const {module} = await runnerImport(file, {configFile: false, logLevel: 'error'});
        const [command, cwd] = ${JSON.stringify([command, cwd])};
        await module.runShell(command, {cwd, env: process.env, limit: 60000});
      `;
      const parent = spawn(process.execPath, ['--input-type=module', '-e', script]);
      const pid = await readPid();
      parent.kill(signal);
      expect(await once(parent, 'exit')).toEqual([null, signal]);
      await waitForEnd(pid);
    },
  );
});
