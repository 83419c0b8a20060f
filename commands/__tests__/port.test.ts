import {once} from 'node:events';
import net, {type AddressInfo} from 'node:net';
import {describe, expect, it} from 'vitest';
import {checkPort, parsePort} from '../port.mjs';

describe('the port', () => {
  it.each([
    [undefined, 3000],
    ['', 3000],
    ['1', 1],
    ['8080', 8080],
    ['65535', 65535],
  ])('that PORT=%s asks for is %s', (value, port) => {
    expect(parsePort(value, 'npm start')).toBe(port);
  });

  it.each(['0', '65536', '-1', '80.5', '1e3', '0x50', 'http', ' '])('is refused as %j', (value) => {
    expect(() => parsePort(value, 'npm start')).toThrow(
      `PORT is "${value}", which is not a port. Set a whole number from 1 to 65535: PORT=3001 npm start`,
    );
  });

  it('is refused with the command that was run', () => {
    expect(() => parsePort('0', 'npm run dev')).toThrow(/: PORT=3001 npm run dev$/);
  });
});

/** Holds a free port on one address while `work` runs; the port is free again afterwards. */
async function whileTaken(host: string | undefined, work: (port: number) => Promise<void>) {
  const server = net.createServer().listen({port: 0, host});
  await once(server, 'listening');
  const {port} = server.address() as AddressInfo;
  await work(port).finally(() => server.close());
  return port;
}

describe('the check of the port', () => {
  it.each([undefined, '127.0.0.1'])('refuses one that is taken on %s', async (host) => {
    await whileTaken(host, async (port) => {
      await expect(checkPort(port, 'npm start')).rejects.toThrow(
        `Port ${port} is taken. Stop the program that uses it, or choose another one: PORT=`,
      );
    });
  });

  it.each(['npm start', 'npm run dev'])('names the command that was run: %s', async (command) => {
    await whileTaken('127.0.0.1', async (port) => {
      const remedy = new RegExp(`: PORT=\\d+ ${command}$`);
      await expect(checkPort(port, command)).rejects.toThrow(remedy);
    });
  });

  it('accepts one that is free and leaves it free', async () => {
    const port = await whileTaken('127.0.0.1', () => Promise.resolve());
    await checkPort(port, 'npm start');
    await expect(checkPort(port, 'npm start')).resolves.toBeUndefined();
  });
});
