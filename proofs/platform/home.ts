import {spawn} from 'node:child_process';
import {cp, mkdir, mkdtemp, readdir, readFile, realpath, rm} from 'node:fs/promises';
import {tmpdir} from 'node:os';
import path from 'node:path';

/** Options of `hayride`; without `bin` it runs the default morph, `hayride-core:cli`. */
export type StartOptions = {
  /** `HAYRIDE_BIN`: the identifier of the morph to run. */
  bin?: string;
  /** `HAYRIDE_ENTRYPOINT`: the function to call. */
  entrypoint?: string;
  args?: string[];
  /** More variables. Only `HOME` and `PATH` are set by default. */
  env?: Record<string, string>;
  /** The current directory; `home.work` by default. */
  cwd?: string;
  /** Standard input; closed by default. */
  input?: string;
  /** Milliseconds after which the process is killed. */
  limit?: number;
};

/** End of a process; `exitCode` is null if a signal ended it. */
export type ProcessResult = {
  exitCode: number | null;
  signal: NodeJS.Signals | null;
  stdout: string;
  stderr: string;
};

/** A running process: `output` is its output so far, `stop` sends a signal and waits. */
export type Running = {
  pid: number;
  output: () => string;
  ended: Promise<ProcessResult>;
  stop: (signal?: NodeJS.Signals) => Promise<ProcessResult>;
};

/** A session folder: the content of each of its files (`out`, `err`, `in`, `result`) that exists. */
export type Session = {id: string; folder: string; files: Record<string, string>};

/** A home folder of its own for `hayride`, removed after its scenario. */
export type Home = {
  /** The value of `HOME`. */
  folder: string;
  /** `~/.hayride`, which the first `register` or the runtime creates. */
  data: string;
  /** An empty folder: the current directory of processes. */
  work: string;
  /** Copies a component into the registry, as `hayride register` would, and returns its path. */
  register: (id: `${string}:${string}@${string}`, component: string) => Promise<string>;
  /** Runs `hayride` to its end. */
  run: (options?: StartOptions) => Promise<ProcessResult>;
  /** Starts `hayride`, for servers; the end of the scenario kills it. */
  start: (options?: StartOptions) => Running;
  /** Returns the content of a log file; empty if there is none. */
  readLog: (name?: string) => Promise<string>;
  /** Lists the session folders, in any order. */
  listSessions: () => Promise<Session[]>;
  /** Kills processes that still run, and removes the folders. */
  remove: () => Promise<void>;
};

const LIMIT = 45_000;

/** Creates a home folder with an empty current directory beside it, below the system's temporary folder. */
export async function createHome(): Promise<Home> {
  // The runtime canonicalizes paths: so must those that outputs are compared with.
  const base = await realpath(await mkdtemp(path.join(tmpdir(), 'hayride-docs-')));
  const [folder, work] = [path.join(base, 'home'), path.join(base, 'work')];
  const data = path.join(folder, '.hayride');
  await mkdir(folder);
  await mkdir(work);
  const running = new Set<Running>();
  const start = (options: StartOptions = {}) => {
    const process = startRuntime(folder, {cwd: work, ...options});
    running.add(process);
    void process.ended.catch(() => undefined).finally(() => running.delete(process));
    return process;
  };
  return {
    folder,
    data,
    work,
    start,
    run: (options) => start(options).ended,
    register: async (id, component) => {
      const [, namespace = '', name = '', version = ''] = id.match(/^(.+):(.+)@(.+)$/) ?? [];
      const file = path.join(data, 'registry/morphs', namespace, version, `${name}.wasm`);
      await mkdir(path.dirname(file), {recursive: true});
      await cp(component, file);
      return file;
    },
    readLog: (name = 'hayride.log') => readText(path.join(data, 'logs', name)),
    listSessions: () => listSessions(path.join(data, 'sessions')),
    remove: async () => {
      await Promise.all([...running].map((process) => process.stop('SIGKILL')));
      await rm(base, {recursive: true, force: true});
    },
  };
}

function startRuntime(home: string, options: StartOptions): Running {
  const {bin, entrypoint, args = [], env = {}, cwd, input, limit = LIMIT} = options;
  const child = spawn('hayride', args, {
    cwd,
    env: {
      HOME: home,
      PATH: process.env.PATH,
      ...(bin === undefined ? {} : {HAYRIDE_BIN: bin}),
      ...(entrypoint === undefined ? {} : {HAYRIDE_ENTRYPOINT: entrypoint}),
      ...env,
    },
    stdio: ['pipe', 'pipe', 'pipe'],
  });
  let [stdout, stderr, output] = ['', '', ''];
  child.stdout.setEncoding('utf8').on('data', (text: string) => {
    stdout += text;
    output += text;
  });
  child.stderr.setEncoding('utf8').on('data', (text: string) => {
    stderr += text;
    output += text;
  });
  // A process that ends early does not read its input.
  child.stdin.on('error', () => undefined).end(input);
  const timer = setTimeout(() => child.kill('SIGKILL'), limit);
  const ended = new Promise<ProcessResult>((resolve, reject) => {
    child.on('error', reject);
    child.on('close', (exitCode, signal) => {
      clearTimeout(timer);
      resolve({exitCode, signal, stdout, stderr});
    });
  });
  return {
    pid: child.pid ?? 0,
    output: () => output,
    ended,
    stop: (signal = 'SIGTERM') => {
      child.kill(signal);
      return ended;
    },
  };
}

async function listSessions(folder: string): Promise<Session[]> {
  const ids = await readdir(folder).catch(() => []);
  return Promise.all(
    ids.map(async (id) => {
      const session = path.join(folder, id);
      const names = await readdir(session);
      const texts = names.map(async (name) => [name, await readText(path.join(session, name))]);
      const files = Object.fromEntries(await Promise.all(texts)) as Record<string, string>;
      return {id, folder: session, files};
    }),
  );
}

function readText(file: string): Promise<string> {
  return readFile(file, 'utf8').catch(() => '');
}

/** Reads a log file without the times of its entries. */
export async function readEntries(home: Home, name?: string): Promise<string> {
  return (await home.readLog(name)).replace(/^\[\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ +/gm, '[');
}

/** Waits until a check holds, such as a line in the log; throws after `limit` milliseconds. */
export async function waitFor<Result>(
  what: string,
  check: () => Result | Promise<Result>,
  limit = 20_000,
): Promise<NonNullable<Result>> {
  const end = Date.now() + limit;
  while (Date.now() < end) {
    const result = await check();
    if (result) {
      return result;
    }
    await new Promise((resolve) => setTimeout(resolve, 25));
  }
  throw new Error(`waited ${limit} ms in vain for ${what}`);
}
