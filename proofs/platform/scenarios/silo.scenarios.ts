import net from 'node:net';
import {existsSync} from 'node:fs';
import {mkdir, writeFile} from 'node:fs/promises';
import path from 'node:path';
import {setTimeout} from 'node:timers/promises';
import {expect} from 'vitest';
import {parseWat} from '../components';
import {waitFor, type Home, type Running} from '../home';
import {scenario} from '../scenario';
import {registerParts, takeSteps, UUID} from '../silo';
import {findPort, takePort} from '../../../tests/support/ports';

const NO_SUCH_ID = '88290a7c-60e6-419a-bfc3-92f5a4f90fe0';
const FAILED = 'WARN error running component "~/.hayride/registry/morphs/test/0.0.1/worker.wasm"';

scenario('cast-of-a-command', 'casts a command into a session of its own', async (home) => {
  const {lines, casts, log} = await takeSteps(home, [
    'env|GREETING|hello',
    'spawn|test:probe@0.0.1|ignored|args',
    'until|0|exited',
    'status|0',
    'id|0',
  ]);
  expect(lines.slice(2, 4)).toEqual([
    'until: exited',
    'status: test:probe@0.0.1 ignored ["test:probe@0.0.1", "args"] exited ""',
  ]);
  expect(`id: ${casts[0]?.id ?? ''}`).toBe(lines[4]);
  expect(casts[0]?.id).toMatch(UUID);
  expect(casts.map(({files}) => files)).toEqual([
    {out: 'test:probe@0.0.1\nargs\n', err: '', in: '', result: ''},
  ]);
  expect(log).toEqual([]);
});

scenario('cast-of-a-reactor', 'stores the return value of a reactor', async (home) => {
  const {lines, casts} = await takeSteps(home, [
    'spawn|test:worker@0.0.1|echo|hi',
    'until|0|exited',
    'status|0',
  ]);
  expect(lines.at(-1)).toBe(
    'status: test:worker@0.0.1 echo ["test:worker@0.0.1", "hi"] exited "hi"',
  );
  expect(casts.map(({files}) => files)).toEqual([
    {out: 'echo hi\n', err: '', in: '', result: 'hi'},
  ]);
});

scenario(
  'cast-returned-error',
  'takes a command that returns an error for a success, with an empty result',
  async (home) => {
    const run = parseWat(`(component
      (core module $m (func (export "run") (result i32) i32.const 1))
      (core instance $i (instantiate $m))
      (func $run (result (result)) (canon lift (core func $i "run")))
      (instance $r (export "run" (func $run)))
      (export "wasi:cli/run@0.2.0" (instance $r)))`);
    await home.register('test:refuse@0.0.1', run);
    const {casts, log} = await takeSteps(home, ['spawn|test:refuse@0.0.1|', 'result|0']);
    expect(casts.map(({files}) => files)).toEqual([{out: '', err: '', in: '', result: ''}]);
    expect(log).toEqual([]);
  },
);

scenario('cast-that-fails', 'logs a failure and sets exited without a result', async (home) => {
  const {lines, casts, log} = await takeSteps(home, [
    'spawn|test:worker@0.0.1|fail',
    'until|0|exited',
    'wait|0',
    'spawn|test:worker@0.0.1|missing',
    'until|1|exited',
    'spawn|test:worker@0.0.1|echo',
    'until|2|exited',
    'status|2',
  ]);
  expect(lines[2]).toBe('wait: ""');
  expect(lines.at(-1)).toBe('status: test:worker@0.0.1 echo ["test:worker@0.0.1"] exited ""');
  expect(casts.map(({files}) => Object.keys(files).sort())).toEqual(
    Array.from({length: 3}, () => ['err', 'in', 'out']),
  );
  expect(log).toEqual([
    `${FAILED} with function: "fail" and args: ["test:worker@0.0.1"]: error while executing at wasm backtrace:`,
    `${FAILED} with function: "missing" and args: ["test:worker@0.0.1"]: No Function Export Found`,
    `${FAILED} with function: "echo" and args: ["test:worker@0.0.1"]: Incorrect number of arguments`,
  ]);
  expect(await home.readLog()).toContain('wasm trap: wasm `unreachable` instruction executed');
});

scenario(
  'cast-that-fails-at-once',
  'can lose the end of a cast that fails at once',
  async (home) => {
    await home.register('test:text@0.0.1', __filename);
    const casts = Array.from({length: 20}, (_, index) => `spawn|test:text@0.0.1||${index}`);
    const {lines, log, lost} = await takeSteps(home, [
      ...casts,
      'log|["test:text@0.0.1", "19"]',
      'pause|300',
      'group',
    ]);
    const states = lines.at(-1)?.match(/exited|processing/g) ?? [];
    expect(log).toHaveLength(20);
    expect(states).toHaveLength(20);
    expect(states.filter((state) => state === 'processing')).toHaveLength(lost);
  },
);

scenario('cast-of-exit', 'takes an exit with any number for a failure', async (home) => {
  const {lines, casts} = await takeSteps(home, [
    'spawn|test:probe@0.0.1||exit|3',
    'until|0|exited',
    'spawn|test:probe@0.0.1||exit|0',
    'until|1|exited',
  ]);
  expect(lines.at(-1)).toBe('until: exited');
  expect(casts.map(({files}) => files.result)).toEqual([undefined, undefined]);
  const log = await home.readLog();
  expect(log).toContain('Exited with i32 exit status 1\n');
});

scenario('cast-of-an-unknown-morph', 'refuses a morph that is not there with 2', async (home) => {
  await mkdir(path.join(home.data, 'registry/morphs/test/0.0.2'), {recursive: true});
  const {lines, casts} = await takeSteps(home, [
    'spawn|test:missing@0.0.1|',
    'spawn|no-colon|',
    'spawn|nobody:probe|',
    'spawn|test:probe|',
  ]);
  expect(lines).toEqual(['spawn: 2', 'spawn: 2', 'spawn: 2', 'spawn: 2']);
  expect(casts).toEqual([]);
});

scenario('cast-without-folder', 'answers 6 where the folder cannot be made', async (home) => {
  const {lines} = await takeSteps(home, [
    'move|/.hayride/sessions|/.hayride/moved',
    'write|/.hayride/sessions|a file in the way',
    'spawn|test:probe@0.0.1||args',
    'move|/.hayride/sessions|/.hayride/file',
    'move|/.hayride/moved|/.hayride/sessions',
  ]);
  expect(lines[2]).toBe('spawn: 6');
});

scenario('thread-ids', 'tells an id that is no UUID from one that is unknown', async (home) => {
  const {lines} = await takeSteps(home, [
    'status|=no-uuid',
    'kill|=no-uuid',
    `status|=${NO_SUCH_ID}`,
    `kill|=${NO_SUCH_ID}`,
    'group',
  ]);
  expect(lines).toEqual([
    'status: error 3',
    'kill: error 3',
    'status: error 4',
    'kill: error 4',
    'group: 0 []',
  ]);
});

scenario('wait-for-an-ended-cast', 'returns what an ended cast printed, once', async (home) => {
  const {lines, log} = await takeSteps(home, [
    'spawn|test:worker@0.0.1|echo|hi',
    'until|0|exited',
    'wait|0',
    'wait|0',
    'kill|0',
    'status|0',
  ]);
  expect(lines.slice(2)).toEqual([
    'wait: "echo hi\\n"',
    'wait: error 4',
    'kill: error 4',
    'status: test:worker@0.0.1 echo ["test:worker@0.0.1", "hi"] exited "hi"',
  ]);
  expect(log).toEqual([
    'WARN thread <id> already awaited or never started',
    'WARN thread <id> has no active handle to abort',
  ]);
});

scenario(
  'wait-for-a-running-cast',
  'never returns from a wait that came too early',
  async (home) => {
    await registerParts(home);
    const steps = ['spawn|test:worker@0.0.1|rest|200', 'wait|0'];
    const running = home.start({bin: 'test:silo@0.0.1', args: steps});
    await waitFor('the result of the cast', async () => {
      return (await home.listSessions()).some(({files}) => files.result !== undefined);
    });
    const end = running.ended.then(() => 'ended');
    expect(await Promise.race([end, setTimeout(1_500, 'waiting')])).toBe('waiting');
    await running.stop('SIGKILL');
    const outs = (await home.listSessions()).map(({files}) => files.out).sort();
    expect(outs).toEqual(['', 'spawn: ok\n']);
  },
);

scenario('wait-without-out', 'panics in a wait for a session whose file is gone', async (home) => {
  const {exitCode, stderr} = await takeSteps(home, [
    'spawn|test:worker@0.0.1|echo|hi',
    'until|0|exited',
    'move|/.hayride/sessions|/.hayride/moved',
    'wait|0',
  ]);
  expect(exitCode).toBe(101);
  expect(stderr).toContain('no file found: Os { code: 2, kind: NotFound');
});

scenario(
  'kill-of-a-waiting-cast',
  'stops a cast that waits in a call of the host',
  async (home) => {
    const {lines, casts} = await takeSteps(home, [
      'spawn|test:worker@0.0.1|rest|30000',
      'file|started',
      'status|0',
      'kill|0',
      'status|0',
      'kill|0',
      'wait|0',
      'pause|50',
      'status|0',
    ]);
    const status = 'status: test:worker@0.0.1 rest ["test:worker@0.0.1", "30000"]';
    expect(lines.slice(2)).toEqual([
      `${status} processing ""`,
      'kill: ok',
      `${status} killed ""`,
      'kill: error 4',
      'wait: error 4',
      'pause: over',
      `${status} killed ""`,
    ]);
    expect(casts[0]?.files).toEqual({out: '', err: '', in: ''});
  },
);

scenario('kill-of-a-computing-cast', 'lets a killed cast compute to its end', async (home) => {
  const {lines, casts} = await takeSteps(home, [
    'spawn|test:worker@0.0.1|compute|400',
    'file|started',
    'kill|0',
    'status|0',
    'until|0|exited',
    'status|0',
    'kill|0',
  ]);
  const status = 'status: test:worker@0.0.1 compute ["test:worker@0.0.1", "400"]';
  expect(lines.slice(2)).toEqual([
    'kill: ok',
    `${status} killed ""`,
    'until: exited',
    `${status} exited "true"`,
    'kill: error 4',
  ]);
  expect(casts[0]?.files.result).toBe('true');
});

scenario('kill-before-a-wait', 'stops a killed cast where it next waits', async (home) => {
  const {lines, casts} = await takeSteps(home, [
    'spawn|test:worker@0.0.1|compute-then-write|200',
    'file|started',
    'kill|0',
    'pause|800',
    'status|0',
  ]);
  expect(lines.at(-1)).toBe(
    'status: test:worker@0.0.1 compute-then-write ["test:worker@0.0.1", "200"] killed ""',
  );
  expect(existsSync(path.join(home.work, 'finished'))).toBe(false);
  expect(casts[0]?.files).toEqual({out: '', err: '', in: ''});
});

scenario('kill-of-an-ended-cast', 'turns an exited cast into a killed one', async (home) => {
  const {lines} = await takeSteps(home, [
    'spawn|test:worker@0.0.1|echo|hi',
    'until|0|exited',
    'kill|0',
    'status|0',
    'kill|0',
  ]);
  expect(lines.slice(2)).toEqual([
    'kill: ok',
    'status: test:worker@0.0.1 echo ["test:worker@0.0.1", "hi"] killed "hi"',
    'kill: error 4',
  ]);
});

scenario('group-of-threads', 'lists all threads, also ended and dropped ones', async (home) => {
  const {lines} = await takeSteps(home, [
    'spawn|test:worker@0.0.1|echo|hi',
    'until|0|exited',
    'wait|0',
    'spawn|test:worker@0.0.1|rest|30000',
    'drop|1',
    'file|started',
    'group',
  ]);
  const args = String.raw`[\"test:worker@0.0.1\", `;
  expect(lines.at(-1)).toBe(
    String.raw`group: 2 ["test:worker@0.0.1 echo ${args}\"hi\"] exited \"hi\"", ` +
      String.raw`"test:worker@0.0.1 rest ${args}\"30000\"] processing \"\""]`,
  );
});

scenario('silo-in-a-cast', 'refuses a cast that imports silo', async (home) => {
  const {lines, log, casts} = await takeSteps(home, [
    'spawn|test:silo@0.0.1||group',
    'until|0|exited',
  ]);
  expect(lines).toEqual(['spawn: ok', 'until: exited']);
  expect(casts[0]?.files).toEqual({out: '', err: '', in: ''});
  expect(log).toEqual([
    'WARN error running component "~/.hayride/registry/morphs/test/0.0.1/silo.wasm" with function: "" and args: ["test:silo@0.0.1", "group"]: Silo is not enabled',
  ]);
});

scenario('cast-ends-with-its-parent', 'ends a waiting cast with its parent', async (home) => {
  const {exitCode, casts} = await takeSteps(home, [
    'spawn|test:worker@0.0.1|rest|30000',
    'file|started',
  ]);
  expect(exitCode).toBe(0);
  expect(casts[0]?.files).toEqual({out: '', err: '', in: ''});
});

scenario(
  'cast-outlives-its-parent',
  'computes to the end though its parent is over',
  async (home) => {
    const {exitCode, casts} = await takeSteps(home, [
      'spawn|test:worker@0.0.1|compute|1500',
      'file|started',
      // Long enough that the cast no longer waits for the host, which wrote the file.
      'pause|500',
    ]);
    expect(exitCode).toBe(0);
    expect(casts[0]?.files.result).toBe('true');
  },
);

scenario('host-panic-in-a-cast', 'answers 5 after the host panicked in a cast', async (home) => {
  const {exitCode, lines, log, stderr} = await takeSteps(home, [
    'spawn|test:worker@0.0.1|panic-host|test:probe@0.0.1',
    'pause|400',
    'status|0',
    'wait|0',
    'status|0',
  ]);
  const status = 'status: test:worker@0.0.1 panic-host ["test:worker@0.0.1", "test:probe@0.0.1"]';
  expect(lines.slice(2)).toEqual([
    `${status} processing ""`,
    'wait: error 5',
    `${status} processing ""`,
  ]);
  expect(exitCode).toBe(0);
  expect(log).toHaveLength(1);
  expect(log[0]).toMatch(/^WARN thread <id> failed: JoinError::Panic\(/);
  expect(stderr).toMatch(/^thread 'tokio-rt-worker' \(\d+\) panicked at crates\/hayride-wac\//m);
});

scenario('cast-of-a-server', 'keeps a server in processing until it is killed', async (home) => {
  const port = await findPort();
  const address = `127.0.0.1:${port}`;
  await registerParts(home);
  const running = home.start({
    bin: 'test:silo@0.0.1',
    args: [
      `spawn|test:faultyserver@0.0.1||${address}`,
      'file|listening',
      'status|0',
      'kill|0',
      'status|0',
      'file|asked',
    ],
  });
  const kept = await waitFor('an answer', () => connect(port));
  expect(await kept.ask()).toContain('listening');
  await writeFile(path.join(home.work, 'listening'), '');
  await waitFor('the kill', async () => {
    return (await home.listSessions()).some(({files}) => files.out?.includes(' killed ""'));
  });
  await waitFor('a refusal', async () => (await connect(port)) === undefined);
  expect(await kept.ask()).toContain('listening');
  kept.close();
  await writeFile(path.join(home.work, 'asked'), '');
  await running.ended;
  const out = (await home.listSessions()).map(({files}) => files.out).find((text) => text);
  const status = `status: test:faultyserver@0.0.1  ["test:faultyserver@0.0.1", "${address}"]`;
  expect(out?.split('\n').slice(2, 5)).toEqual([
    `${status} processing ""`,
    'kill: ok',
    `${status} killed ""`,
  ]);
});

scenario('cast-of-a-server-on-a-taken-port', 'exits a server whose port is taken', async (home) => {
  const {port, close} = await takePort();
  const {lines, log, casts} = await takeSteps(home, [
    `spawn|test:faultyserver@0.0.1||127.0.0.1:${port}`,
    'until|0|exited',
  ]);
  close();
  expect(lines.at(-1)).toBe('until: exited');
  expect(casts[0]?.files.result).toBeUndefined();
  expect(log).toEqual([
    `WARN error running component "~/.hayride/registry/morphs/test/0.0.1/faultyserver.wasm" with function: "" and args: ["test:faultyserver@0.0.1", "127.0.0.1:${port}"]: Address already in use (os error 98)`,
  ]);
});

scenario('sessions-of-a-server', 'shares the list of threads among all requests', async (home) => {
  const {url} = await startCaster(home);
  const ended = await ask(`${url}/spawn/test:worker@0.0.1/echo/hi`);
  const waiting = await ask(`${url}/spawn/test:worker@0.0.1/rest/30000`);
  await waitFor('the end', async () => (await ask(`${url}/status/${ended}`)).endsWith('Exited'));
  expect(await ask(`${url}/status/${waiting}`)).toBe('ThreadStatus::Processing');
  expect(await ask(`${url}/group`)).toBe('2');
  expect(await ask(`${url}/status/${NO_SUCH_ID}`)).toBe('error 4');
  const other = await startCaster(home);
  expect(await ask(`${other.url}/group`)).toBe('0');
  expect(await ask(`${other.url}/status/${ended}`)).toBe('error 4');
});

scenario('signal-to-a-server', 'ends a server and its casts on a signal', async (home) => {
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    const {url, running} = await startCaster(home);
    const id = await ask(`${url}/spawn/test:worker@0.0.1/rest/30000`);
    expect(await running.stop(signal)).toMatchObject({exitCode: null, signal});
    await expect(ask(url)).rejects.toThrow('fetch failed');
    const session = (await home.listSessions()).find((found) => found.id === id);
    expect(session?.files).toEqual({out: '', err: '', in: ''});
  }
});

scenario(
  'program',
  'starts a native program with the surroundings of the runtime',
  async (home) => {
    const script =
      'echo "GIVEN=$GIVEN OF_THE_HOST=$OF_THE_HOST"; pwd; cat; echo to the terminal >&2; exit 3';
    const {lines, stdout, stderr} = await takeSteps(
      home,
      ['env|GIVEN|one', `program|sh|-c|${script}`, 'program-wait|0', 'program-wait|0'],
      {env: {OF_THE_HOST: 'two'}, input: 'input\n'},
    );
    expect(lines).toEqual([
      'env: set',
      'program: ok',
      'program-wait: its number',
      'program-wait: error 10',
    ]);
    expect(stdout).toBe(`GIVEN=one OF_THE_HOST=two\n${home.work}\ninput\n`);
    expect(stderr).toBe('to the terminal\n');
  },
);

scenario('program-that-is-missing', 'answers 10 for a program that is not there', async (home) => {
  const {lines} = await takeSteps(home, ['program|no-such-program', 'program|./neither']);
  expect(lines).toEqual(['program: 10', 'program: 10']);
});

scenario(
  'program-status',
  'calls an ended program running until it is waited for',
  async (home) => {
    const {lines} = await takeSteps(home, [
      'program|sh|-c|touch ended',
      'file|ended',
      'pause|100',
      'program-status|0',
      'program-wait|0',
      'program-status|0',
    ]);
    expect(lines.slice(3)).toEqual([
      'program-status: true',
      'program-wait: its number',
      'program-status: false',
    ]);
  },
);

scenario('program-kill', 'sends signals to a program', async (home) => {
  const {lines} = await takeSteps(home, [
    'program|sleep|30',
    'program-kill|0|0',
    'program-kill|0|999',
    'program-kill|0|15',
    'program-wait|0',
    'program-kill|0|15',
    `program-wait|=${process.pid}`,
  ]);
  expect(lines.slice(1)).toEqual([
    'program-kill: error 22',
    'program-kill: error 22',
    'program-kill: its number',
    'program-wait: its number',
    'program-kill: error 3',
    'program-wait: error 10',
  ]);
});

scenario('program-outlives-its-parent', 'leaves a program running at the end', async (home) => {
  const {exitCode} = await takeSteps(home, [
    'program|sh|-c|sleep 0.3 > /dev/null 2>&1; touch ended',
  ]);
  expect(exitCode).toBe(0);
  await waitFor('the program', () => existsSync(path.join(home.work, 'ended')));
});

async function startCaster(home: Home): Promise<{url: string; running: Running}> {
  await registerParts(home);
  const port = await findPort();
  const running = home.start({bin: 'test:castserver@0.0.1', args: [`127.0.0.1:${port}`]});
  const url = `http://127.0.0.1:${port}`;
  await waitFor('the server', () => ask(url).catch(() => undefined));
  return {url, running};
}

async function ask(url: string): Promise<string> {
  return (await fetch(url)).text();
}

/** Returns a connection that stays open: `ask` sends another request. Undefined if it is refused. */
async function connect(port: number) {
  const socket = net.connect(port, '127.0.0.1').setEncoding('utf8');
  const isOpen = await new Promise((resolve) => {
    socket.once('connect', () => resolve(true)).once('error', () => resolve(false));
  });
  if (isOpen !== true) {
    return undefined;
  }
  const ask = async () => {
    let answer = '';
    const read = (text: string) => (answer += text);
    socket.on('data', read).write('GET / HTTP/1.1\r\nHost: localhost\r\n\r\n');
    await waitFor('an answer', () => answer.includes('\r\n0\r\n\r\n'));
    socket.off('data', read);
    return answer;
  };
  return {ask, close: () => socket.destroy()};
}
