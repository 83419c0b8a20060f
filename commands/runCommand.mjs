import {CommandFailure} from './CommandFailure.mjs';

/**
 * Runs a command's work. Where it cannot go on, its message is printed and the exit code is 1.
 * @param {() => Promise<void>} work
 */
export async function runCommand(work) {
  try {
    await work();
  } catch (error) {
    console.error(error instanceof CommandFailure ? `\n${error.message}` : error);
    process.exitCode = 1;
  }
}
