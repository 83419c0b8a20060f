import {spawn, type ChildProcess} from 'node:child_process';

/** Where a command runs, what it sees, and after how many milliseconds it is ended. */
export type Surroundings = {cwd: string; env: NodeJS.ProcessEnv; limit: number};

/** How a command ended and what it printed; `status` is null where it had to be ended. */
export type Ended = {status: number | null; output: string};

/** Windows has no groups of processes. */
const HAS_GROUPS = process.platform !== 'win32';
const STOP_SIGNALS: readonly NodeJS.Signals[] = ['SIGINT', 'SIGTERM', 'SIGHUP'];

/**
 * Runs a command in bash. Output and errors are one text, in the order in which they came. At the
 * limit, or when this process is told to stop, it ends with all that it started.
 */
export function runShell(command: string, {cwd, env, limit}: Surroundings): Promise<Ended> {
  return new Promise((resolve, reject) => {
    // Before it starts: a signal that comes at once must end the command too.
    const release = endWithProcess(() => killGroup(child));
    const child = spawn('bash', ['-c', `exec 2>&1\n${command}`], {
      cwd,
      env,
      detached: HAS_GROUPS,
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    let isLate = false;
    const timer = setTimeout(() => {
      isLate = true;
      killGroup(child);
      // A process that left the group may hold the pipe for ever.
      child.stdout.destroy();
    }, limit);
    const settle = () => {
      clearTimeout(timer);
      release();
    };
    const chunks: Buffer[] = [];
    child.stdout.on('data', (chunk: Buffer) => chunks.push(chunk));
    child.on('error', (error) => {
      settle();
      reject(error);
    });
    child.on('close', (status) => {
      settle();
      resolve({status: isLate ? null : status, output: Buffer.concat(chunks).toString()});
    });
  });
}

/** Ends a command with this process: a group of its own does not hear the terminal. */
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
