import {existsSync} from 'node:fs';
import {readFile} from 'node:fs/promises';
import {connect} from 'node:net';
import path from 'node:path';
import {runShell, type CommandResult} from '../examples/runShell';

/** A shell that continues from block to block; `place` is the folder of its state. */
export type Session = {place: string; folder: string; env: NodeJS.ProcessEnv; limit: number};

/** Milliseconds until a server must listen. */
const START_LIMIT = 120_000;

/**
 * Runs commands where the previous ones ended: in their folder, with their variables and functions. Unless `isLoose`,
 * the first that fails ends them.
 */
export function runInSession(
  code: string,
  {place, folder, env, limit}: Session,
  {isLoose = false, signal}: {isLoose?: boolean; signal?: AbortSignal} = {},
): Promise<CommandResult> {
  const state = path.join(place, 'state');
  const script = [
    `if [ -f '${state}' ]; then . '${state}'; cd "$(cat '${state}.folder')"; fi`,
    `trap '{ export -p; declare -f; } > "${state}"; pwd > "${state}.folder"' EXIT`,
    isLoose ? '' : 'set -eo pipefail',
    code,
  ].join('\n');
  return runShell(script, {cwd: folder, env, limit, ...(signal && {signal})});
}

/** Returns the current folder of the session. */
export async function readFolder({place, folder}: Session): Promise<string> {
  const record = path.join(place, 'state.folder');
  return existsSync(record) ? (await readFile(record, 'utf8')).trim() : folder;
}

/** Waits until a server accepts connections; returns false if it ends before that, or is late. */
export async function waitForPort(port: number, server: Promise<unknown>): Promise<boolean> {
  let hasEnded = false;
  void server.then(() => (hasEnded = true));
  const start = Date.now();
  while (!hasEnded && Date.now() - start < START_LIMIT) {
    if (await isListening(port)) {
      return true;
    }
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
  return false;
}

function isListening(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1');
    socket.on('error', () => resolve(false));
    socket.on('connect', () => {
      socket.destroy();
      resolve(true);
    });
  });
}
