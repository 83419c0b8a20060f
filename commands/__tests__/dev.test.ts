import {spawn} from 'node:child_process';
import {once} from 'node:events';
import {cp, mkdir, mkdtemp, rm, writeFile} from 'node:fs/promises';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterEach, beforeEach, describe, expect, it} from 'vitest';
import {createStamp} from '../installDependencies.mjs';

const SERVER = 'node_modules/@docusaurus/core/bin/docusaurus.mjs';
const CHECK = 'tools/check-content/index.mjs';
const WAIT = 'setInterval(() => {}, 1000);';

let repository: string;

async function write(file: string, content: string): Promise<void> {
  const target = path.join(repository, file);
  await mkdir(path.dirname(target), {recursive: true});
  await writeFile(target, content);
}

/** Runs `npm run dev` to its end, or stops it when it has printed `stopAt`. */
async function runDev(stopAt?: string) {
  const command = spawn(process.execPath, [path.join(repository, 'commands/dev.mjs')], {
    env: {...process.env, PORT: '39471'},
  });
  let output = '';
  for (const stream of [command.stdout, command.stderr]) {
    stream.on('data', (chunk: Buffer) => {
      output += chunk.toString();
      if (stopAt && output.includes(stopAt)) command.kill('SIGTERM');
    });
  }
  const [exitCode, signal] = (await once(command, 'close')) as [number | null, string | null];
  return {output, exitCode, signal};
}

beforeEach(async () => {
  repository = await mkdtemp(path.join(tmpdir(), 'dev-'));
  await cp(path.join(import.meta.dirname, '..'), path.join(repository, 'commands'), {
    recursive: true,
  });
  await write('package.json', '{"engines": {"node": ">=20.19"}}');
  await write('package-lock.json', '{}');
  await write('node_modules/.install-stamp', createStamp('{}', process));
});

afterEach(() => rm(repository, {recursive: true}));

describe('npm run dev', () => {
  it('checks the pages beside the server and ends both when it is stopped', async () => {
    await write(SERVER, `console.log('serves', ...process.argv.slice(2)); ${WAIT}`);
    await write(
      CHECK,
      `setTimeout(() => console.log('checks', ...process.argv.slice(2)), 500); ${WAIT}`,
    );
    const {output, signal} = await runDev('checks --watch');
    expect(output).toContain('serves start --port 39471 --no-open');
    expect(signal).toBe('SIGTERM');
  });

  it('ends the check when the server ends, with its exit code', async () => {
    await write(SERVER, `setTimeout(() => process.exit(3), 500);`);
    await write(
      CHECK,
      `process.on('SIGTERM', () => {console.log('ended'); process.exit();}); ${WAIT}`,
    );
    const {output, exitCode} = await runDev();
    expect([output, exitCode]).toEqual(['ended\n', 3]);
  });

  it('goes on serving when the check fails', async () => {
    await write(SERVER, `setTimeout(() => {console.log('serves'); process.exit();}, 500);`);
    await write(CHECK, `console.error('cannot check'); process.exit(1);`);
    const {output, exitCode} = await runDev();
    expect([output, exitCode]).toEqual(['cannot check\nserves\n', 0]);
  });
});
