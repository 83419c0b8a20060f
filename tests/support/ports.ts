import {connect, createServer, type AddressInfo} from 'node:net';

/** Listens on a free port of 127.0.0.1 until `close`. */
export async function takePort(): Promise<{port: number; close: () => void}> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {port: (server.address() as AddressInfo).port, close: () => server.close()};
}

/** Returns a port of 127.0.0.1 that was free a moment ago. */
export async function findPort(): Promise<number> {
  const {port, close} = await takePort();
  close();
  return port;
}

/** Tells whether something listens on a port of a host. */
export function canConnect(port: number, host = '127.0.0.1'): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(port, host);
    socket.once('connect', () => {
      socket.destroy();
      resolve(true);
    });
    socket.once('error', () => resolve(false));
  });
}
