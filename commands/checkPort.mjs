import net from 'node:net';
import {CommandFailure} from './CommandFailure.mjs';

/** All that "localhost" and "every address" can mean: another program may hold only one of them. */
const HOSTS = [undefined, '127.0.0.1', '::1'];

/**
 * Refuses a port that another program uses or that this user may not open.
 * @param {number} port
 * @param {string} command what was run, such as `npm start`
 */
export async function checkPort(port, command) {
  for (const host of HOSTS) {
    const code = await tryPort(port, host);
    if (code === 'EADDRINUSE' || code === 'EACCES') {
      const state = code === 'EACCES' ? 'needs more rights than you have' : 'is taken';
      const remedy = code === 'EACCES' ? 'Choose' : 'Stop the program that uses it, or choose';
      const other = port < 65535 && port > 1023 ? port + 1 : 3000;
      throw new CommandFailure(
        `Port ${port} ${state}. ${remedy} another one: PORT=${other} ${command}`,
      );
    }
  }
}

/**
 * @param {number} port
 * @param {string | undefined} host
 * @returns {Promise<string | undefined>} the error's code; undefined where the port could be opened
 */
function tryPort(port, host) {
  return new Promise((resolve) => {
    const server = net.createServer();
    server.once('error', (/** @type {NodeJS.ErrnoException} */ error) => resolve(error.code));
    server.listen({port, host, exclusive: true}, () => server.close(() => resolve(undefined)));
  });
}
