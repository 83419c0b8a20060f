import {createServer, type AddressInfo} from 'node:net';
import {expect} from 'vitest';
import {findComponent} from '../components';
import {scenario} from '../scenario';

scenario(
  'version-without-network',
  'asks GitHub for the newest release, fails where it cannot be reached, and keeps no failure',
  async (home) => {
    const asked: string[] = [];
    // A proxy that refuses everybody: the network of the machine does not matter.
    const proxy = createServer((socket) => {
      socket.on('error', () => undefined);
      socket.once('data', (data) => {
        asked.push(String(data).split('\r\n')[0] ?? '');
        socket.end('HTTP/1.1 502 Bad Gateway\r\n\r\n');
      });
    });
    await new Promise<void>((resolve) => proxy.listen(0, '127.0.0.1', resolve));
    const {port} = proxy.address() as AddressInfo;
    try {
      await home.register('test:latest@0.0.1', findComponent('latest'));
      const env = {HTTPS_PROXY: `http://127.0.0.1:${port}`};
      const {exitCode, stdout, stderr} = await home.run({bin: 'test:latest@0.0.1', env});
      expect({exitCode, stdout, stderr}).toEqual({exitCode: 0, stdout: '', stderr: ''});
    } finally {
      proxy.close();
    }
    const request = 'CONNECT api.github.com:443 HTTP/1.1';
    expect(asked).toEqual([request, request]);
    const [session] = await home.listSessions();
    const error = 'get-version-failed: Error retrieving latest version\n';
    expect(session?.files).toEqual({out: error.repeat(2), err: '', in: ''});
  },
);
