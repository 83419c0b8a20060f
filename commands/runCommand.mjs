/** Ends a command with a message for its user, without a stack trace. */
export class CommandFailure extends Error {}

/**
 * Runs a command's work. If it fails, prints its message and sets the exit code to 1.
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
