import {once} from 'node:events';
import http from 'node:http';
import net from 'node:net';

export type Answer = {status: number; headers: http.IncomingHttpHeaders; body: Buffer};

/** Sends a request with exactly this path, which nothing normalizes on the way. */
export async function ask(
  port: number,
  path: string,
  headers: http.OutgoingHttpHeaders = {},
  method = 'GET',
): Promise<Answer> {
  const request = http.request({port, host: '127.0.0.1', path, headers, method, agent: false});
  request.end();
  const [response] = (await once(request, 'response')) as [http.IncomingMessage];
  const chunks = (await response.toArray()) as Buffer[];
  return {
    status: response.statusCode ?? 0,
    headers: response.headers,
    body: Buffer.concat(chunks),
  };
}

/**
 * Sends bytes that may be an invalid request, and returns the status and the whole answer when the connection ends. A
 * server that refuses a request may leave the rest of it unread, which resets the connection after the answer.
 */
export async function sendRaw(
  port: number,
  bytes: string,
): Promise<{status: number; answer: string}> {
  const socket = net.connect(port, '127.0.0.1');
  let answer = '';
  socket.setEncoding('utf8').on('data', (part: string) => (answer += part));
  socket.write(bytes, 'latin1');
  await once(socket, 'close').catch((error: unknown) => {
    if (answer === '') throw error;
  });
  return {status: Number(/^HTTP\/1\.\d (\d{3}) /.exec(answer)?.[1]), answer};
}
