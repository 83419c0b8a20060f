import {spawn} from 'node:child_process';
import {once} from 'node:events';
import path from 'node:path';
import {describe, expect, it, vi} from 'vitest';
import {runProcess} from '../runProcess.mjs';

const run = (script: string, env: NodeJS.ProcessEnv = {}) =>
  runProcess(process.execPath, ['-e', script], {env, output: 'keep'});

describe('a program that is run', () => {
  it('hands back its exit code and all that it printed', async () => {
    const script = 'console.log("out"); console.error("err"); process.exitCode = 3';
    const {exitCode, output} = await run(script);
    expect(exitCode).toBe(3);
    expect(output.split('\n').filter(Boolean).sort()).toEqual(['err', 'out']);
  });

  it('gets the environment that is added to this one', async () => {
    const {output} = await run('console.log(process.env.ADDED, Boolean(process.env.PATH))', {
      ADDED: 'yes',
    });
    expect(output).toBe('yes true\n');
  });

  it.each([
    ['keep', ''],
    ['show and keep', 'x'],
  ] as const)('with its output to %s shows "%s"', async (output, shown) => {
    const write = vi.spyOn(process.stdout, 'write').mockReturnValue(true);
    await runProcess(process.execPath, ['-e', 'process.stdout.write("x")'], {output});
    const written = write.mock.calls.map(([chunk]) => String(chunk)).join('');
    write.mockRestore();
    expect(written).toBe(shown);
  });

  it('is ended by its signal', async () => {
    const signal = AbortSignal.timeout(200);
    const waiting = runProcess(process.execPath, ['-e', 'setInterval(() => {}, 1000)'], {signal});
    await expect(waiting).rejects.toThrow('aborted');
  });

  it('fails where it does not exist', async () => {
    await expect(runProcess('/nowhere/program', [])).rejects.toThrow('ENOENT');
  });

  it('is stopped together with the command, and what comes after it does not run', async () => {
    const module = path.join(import.meta.dirname, '../runProcess.mjs');
    const wait = 'console.log("waits"); setInterval(() => {}, 1000)';
    const script = `import {runProcess} from ${JSON.stringify(module)};
      await runProcess(process.execPath, ['-e', ${JSON.stringify(wait)}], {output: 'show and keep'});
      console.log('after');`;
    const command = spawn(process.execPath, ['--input-type=module', '-e', script]);
    const output: Buffer[] = [];
    command.stdout.on('data', (chunk: Buffer) => output.push(chunk));
    await once(command.stdout, 'data');
    command.kill('SIGTERM');
    const [, signal] = (await once(command, 'close')) as [number | null, string];
    expect([signal, Buffer.concat(output).toString()]).toEqual(['SIGTERM', 'waits\n']);
  });
});
