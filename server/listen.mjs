/**
 * Opens `port` (0: any free one) on this machine only and resolves to the port that it got.
 * @param {import('node:http').Server} server
 * @param {number} port
 * @returns {Promise<number>}
 */
export function listen(server, port) {
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, '127.0.0.1', () => {
      const address = server.address();
      resolve(typeof address === 'object' && address ? address.port : port);
    });
  });
}
