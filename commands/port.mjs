import net from 'node:net';
import {CommandFailure} from './runCommand.mjs';

const DEFAULT_PORT = 3000;

/** All that "localhost" and "every address" can mean: another program may hold only one of them. */
const HOSTS = [undefined, '127.0.0.1', '::1'];

/**
 * The port that the environment variable `PORT` names; 3000 if it is not set. Refuses what is not a
 * port.
 * @param {string | undefined} value
 * @param {string} command what was run, such as `npm start`
 */
export function parsePort(value, command) {
  if (value === undefined || value === '') return DEFAULT_PORT;
  const port = Number(value);
  if (!/^\d+$/.test(value) || port < 1 || port > 65535) {
    throw new CommandFailure(
      `PORT is "${value}", which is not a port. Set a whole number from 1 to 65535: PORT=3001 ${command}`,
    );
  }
  return port;
}

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
 * @returns {Promise<string | undefined>} the error's code; undefined if the port could be opened
 */
function tryPort(port, host) {
  return new Promise((resolve) => {
    const server = net.createServer();
    server.once('error', (/** @type {NodeJS.ErrnoException} */ error) => resolve(error.code));
    server.listen({port, host, exclusive: true}, () => server.close(() => resolve(undefined)));
  });
}
