import {CommandFailure} from './CommandFailure.mjs';

const DEFAULT_PORT = 3000;

/**
 * The port that the environment's `PORT` asks for; 3000 where it is not set. Refuses what is no
 * port.
 * @param {string | undefined} value
 * @param {string} command what was run, such as `npm start`
 */
export function readPort(value, command) {
  if (value === undefined || value === '') {
    return DEFAULT_PORT;
  }
  const port = Number(value);
  if (!/^\d+$/.test(value) || port < 1 || port > 65535) {
    throw new CommandFailure(
      `PORT is "${value}", which is no port. Set a whole number from 1 to 65535: PORT=3001 ${command}`,
    );
  }
  return port;
}
