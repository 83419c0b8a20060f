import {spawn, spawnSync} from 'node:child_process';
import {once} from 'node:events';
import {existsSync} from 'node:fs';
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

/** The id that a process writes into a file before it waits. */
const readPid = async () => {
  const file = path.join(cwd, 'pid');
  await vi.waitUntil(() => existsSync(file), {timeout: 30_000});
  return vi.waitUntil(async () => Number(await readFile(file, 'utf8')), {timeout: 30_000});
};

/** Not one that has ended and that nobody has asked about yet. */
const isAlive = (pid: number) => {
  const {stdout} = spawnSync('ps', ['-o', 'stat=', '-p', String(pid)], {encoding: 'utf8'});
  return /^[^Z\s]/.test(stdout);
};

describe('a shell command', () => {
  it('gives its exit code, and its output and errors in their order', async () => {
    expect(await run('echo a; echo b >&2; echo c; exit 3')).toEqual({
      status: 3,
      output: 'a\nb\nc\n',
    });
  });

  it('ends at the limit, with what it printed and with all that it started', async () => {
    const result = await run('echo a; bash -c "echo \\$\\$ >pid; sleep 60; true"; true', 3_000);
    expect(result).toEqual({status: null, output: 'a\n'});
    const pid = await readPid();
    await vi.waitUntil(() => !isAlive(pid));
  });

  it('has not ended while something that it left behind holds its output', async () => {
    const options = '{detached: true, stdio: "inherit"}';
    const leave = `node -e 'require("child_process").spawn("sleep", ["6"], ${options}).unref()'`;
    expect(await run(`${leave}; echo a`, 3_000)).toEqual({status: null, output: 'a\n'});
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
      await vi.waitUntil(() => !isAlive(pid));
    },
  );
});
