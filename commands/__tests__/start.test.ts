import {once} from 'node:events';
import net from 'node:net';
import {expect, it} from 'vitest';
import {createRepository, PORT} from './createRepository';

it.each(['127.0.0.1', '::1'])('npm start refuses a port that is taken on %s', async (host) => {
  const repository = await createRepository();
  const other = net.createServer().listen(PORT, host);
  await once(other, 'listening');
  const {output, exitCode} = await repository.run('start.mjs');
  expect(output).toMatch(/EADDRINUSE.*\nChoose another port: PORT=3001 npm start/);
  expect(exitCode).toBe(1);
  other.close();
  await repository.remove();
});
