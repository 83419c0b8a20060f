import {spawn, type ChildProcess} from 'node:child_process';

/** The folder and environment of a command, and the milliseconds after which it is ended; `signal` ends it earlier. */
type SpawnOptions = {
  cwd: string;
  env: NodeJS.ProcessEnv;
  limit: number;
  signal?: AbortSignal;
};

/** Result of a command: its output and exit code, which is null if the command had to be ended. */
export type CommandResult = {exitCode: number | null; output: string};

/** Windows has no process groups. */
const HAS_GROUPS = process.platform !== 'win32';
const STOP_SIGNALS: readonly NodeJS.Signals[] = ['SIGINT', 'SIGTERM', 'SIGHUP'];

/**
 * Runs a command in bash, with output and errors in one string, in order. At the limit, or if this process is told to
 * stop, ends the command and all processes that it started.
 */
export function runShell(
  command: string,
  {cwd, env, limit, signal}: SpawnOptions,
): Promise<CommandResult> {
  return new Promise((resolve, reject) => {
    // Before it starts: a signal that comes at once must end the command too.
    const release = endWithProcess(() => killGroup(child));
    const child = spawn('bash', ['-c', `exec 2>&1\n${command}`], {
      cwd,
      env,
      detached: HAS_GROUPS,
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    let isEnded = false;
    const endNow = () => {
      isEnded = true;
      killGroup(child);
      // A process that left the group may hold the pipe for ever.
      child.stdout.destroy();
    };
    const timer = setTimeout(endNow, limit);
    signal?.addEventListener('abort', endNow);
    const settle = () => {
      clearTimeout(timer);
      signal?.removeEventListener('abort', endNow);
      release();
    };
    const chunks: Buffer[] = [];
    child.stdout.on('data', (chunk: Buffer) => chunks.push(chunk));
    child.on('error', (error) => {
      settle();
      reject(error);
    });
    child.on('close', (exitCode) => {
      settle();
      resolve({exitCode: isEnded ? null : exitCode, output: Buffer.concat(chunks).toString()});
    });
  });
}

/** Ends a command with this process: a separate process group gets no signals from the terminal. */
function endWithProcess(kill: () => void): () => void {
  const stop = (signal: NodeJS.Signals) => {
    kill();
    release();
    process.kill(process.pid, signal);
  };
  const release = () => {
    process.off('exit', kill);
    STOP_SIGNALS.forEach((signal) => process.off(signal, stop));
  };
  process.on('exit', kill);
  STOP_SIGNALS.forEach((signal) => process.on(signal, stop));
  return release;
}

function killGroup(child: ChildProcess): void {
  if (!HAS_GROUPS || child.pid === undefined) {
    child.kill('SIGKILL');
    return;
  }
  try {
    process.kill(-child.pid, 'SIGKILL');
  } catch {
    // Nothing of the group is left.
  }
}
