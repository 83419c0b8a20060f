import {spawn, spawnSync} from 'node:child_process';
import {mkdir, mkdtemp, readFile, rm, writeFile} from 'node:fs/promises';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterAll, beforeAll, describe, expect, it, vi} from 'vitest';

const command = path.join(import.meta.dirname, 'fixtures/index.mjs');
let folder = '';

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'run-checker-'));
});
afterAll(() => rm(folder, {recursive: true}));

/** Runs the fixture, which reports `--count` findings, as a person would. */
const run = (...args: string[]) =>
  spawnSync(process.execPath, [command, ...args], {cwd: folder, encoding: 'utf8'});

describe('a checker for the command line', () => {
  it('prints what it skipped and found, then the summary, and ends with 2', () => {
    const {status, stdout} = run('--count', '1');
    expect(stdout).toBe(
      `skipped: a: b is not installed\na.mdx:1:2 word No 0. Yes.\n1 findings in ${folder}.\n`,
    );
    expect(status).toBe(2);
  });

  it('ends with 0 where nothing is found', () => {
    expect(run()).toMatchObject({status: 0, stderr: ''});
  });

  it('hands on the root', () => {
    expect(run('sub').stdout).toContain(` in ${path.join(folder, 'sub')}`);
  });

  it('writes the report to a file', async () => {
    const file = path.join(folder, 'report.json');
    run('--count', '1', '--report', file);
    expect(JSON.parse(await readFile(file, 'utf8'))).toEqual({
      passed: 2,
      findings: [{file: 'a.mdx', line: 1, column: 2, kind: 'word', message: 'No 0. Yes.'}],
      skipped: ['a: b is not installed'],
    });
  });

  it.each([
    [['--count', 'x'], 'The fixture cannot be checked: x is not a number'],
    [['--other'], "The fixture cannot be checked: Unknown option '--other'"],
  ])('ends with 1 and the reason for %j', (args, reason) => {
    const {status, stderr} = run(...args);
    expect(stderr).toContain(reason);
    expect(status).toBe(1);
  });

  it('prints what is new when a watched file changes, and nothing when nothing is', async () => {
    await mkdir(path.join(folder, 'findings'));
    const write = (count: string) => writeFile(path.join(folder, 'findings/count'), count);
    await write('1');
    const child = spawn(process.execPath, [command, '--watch'], {cwd: folder});
    let output = '';
    child.stdout.on('data', (chunk: Buffer) => (output += chunk.toString()));
    const expectOutput = (wanted: string) =>
      vi.waitFor(() => expect(output).toBe(wanted), {timeout: 30_000});
    try {
      const first = `a.mdx:1:2 word No 0. Yes.\n1 findings in ${folder}.\n`;
      await expectOutput(first);
      await write('2');
      const second = `${first}a.mdx:1:2 word No 1. Yes.\n2 findings in ${folder}.\n`;
      await expectOutput(second);
      await write('2');
      await write('0');
      await expectOutput(`${second}0 findings in ${folder}.\n`);
    } finally {
      child.kill();
    }
  });
});
