import {spawn} from 'node:child_process';
import {once} from 'node:events';
import {existsSync} from 'node:fs';
import {mkdtemp, readdir, readFile, rm, writeFile} from 'node:fs/promises';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterEach, beforeEach, expect, test} from 'vitest';
import {holdLock} from '../buildLock.mjs';

let folder: string;
let lock: string;

beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'lock-'));
  lock = path.join(folder, 'lock');
});

afterEach(() => rm(folder, {recursive: true}));

test('the lock has the process that works, and is gone when it has worked or failed', async () => {
  const read = () => readFile(lock, 'utf8');
  expect(await holdLock(lock, read, () => {})).toBe(String(process.pid));
  const fail = () => Promise.reject(new Error('no'));
  await expect(holdLock(lock, fail, () => {})).rejects.toThrow('no');
  expect(await readdir(folder)).toEqual([]);
});

test('a lock that another process removes is left to it', async () => {
  await writeFile(lock, '999999999');
  await writeFile(`${lock}-removal`, '');
  let hasWorked = false;
  const work = () => Promise.resolve(void (hasWorked = true));
  const held = holdLock(lock, work, () => {});
  await new Promise((resolve) => setTimeout(resolve, 300));
  expect([hasWorked, existsSync(lock)]).toEqual([false, true]);
  await rm(`${lock}-removal`);
  await held;
  expect(hasWorked).toBe(true);
});

test('of processes that find the lock of one that is gone, one works at a time', async () => {
  await writeFile(lock, '999999999');
  const log = path.join(folder, 'log');
  const module = path.resolve(import.meta.dirname, '../buildLock.mjs');
  const code = `
    import {appendFile} from 'node:fs/promises';
    import {setTimeout} from 'node:timers/promises';
    import {holdLock} from ${JSON.stringify(module)};
    const [, lock, log] = process.argv;
    await holdLock(lock, async () => {
      await appendFile(log, '<');
      await setTimeout(30);
      await appendFile(log, '>');
    }, () => {});`;
  const processes = Array.from({length: 6}, () =>
    spawn(process.execPath, ['--input-type=module', '-e', code, lock, log], {stdio: 'inherit'}),
  );
  await Promise.all(processes.map((each) => once(each, 'close')));
  expect(await readFile(log, 'utf8')).toBe('<>'.repeat(6));
});
