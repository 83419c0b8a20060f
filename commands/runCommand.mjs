/** Ends a command with a message for its user, without a stack. */
export class CommandFailure extends Error {}

/**
 * Runs a command's work. If it fails, its message is printed and the exit code is 1.
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
