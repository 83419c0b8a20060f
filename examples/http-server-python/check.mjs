// Starts a server, sends it requests, prints a line for each, stops the server.
// Use: node check.mjs <command that serves on 127.0.0.1:PORT>. PORT becomes a free port, or the number
// in the variable PORT, for a server whose port is fixed.
import {spawn} from 'node:child_process';
import {createHash, randomBytes} from 'node:crypto';
import {once} from 'node:events';
import http from 'node:http';
import net from 'node:net';

const port = process.env.PORT ?? (await findFreePort());
const [program, ...args] = process.argv.slice(2).map((word) => word.replace('PORT', port));
// A server may start processes of its own: `detached` makes a group, which is ended at once.
const server = spawn(program, args, {detached: true, stdio: 'ignore'});
const stop = () => {
  try {
    process.kill(-server.pid, 'SIGKILL');
  } catch {
    // It ended by itself.
  }
};
process.on('exit', stop);
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) {
  process.on(signal, () => process.exit(1));
}
setTimeout(() => fail('no answer within two minutes'), 120_000).unref();
server.on('error', (error) => fail(error.message));
server.on('exit', () => fail('the server ended'));

await waitForServer();
await ask('GET', '/hello');
await ask('GET', '/hello?name=Ada');
await ask('GET', '/nope');
await ask('DELETE', '/hello');
await sendLargeBody(4 * 1024 * 1024);
await hangUp();
await ask('GET', '/hello');
process.exit(0);

function fail(reason) {
  console.log(`failed: ${reason}`);
  process.exit(1);
}

async function findFreePort() {
  const probe = net.createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const {port} = probe.address();
  probe.close();
  return port;
}

async function waitForServer() {
  for (;;) {
    const socket = net.connect(port, '127.0.0.1');
    const answers = await once(socket, 'connect').then(
      () => true,
      () => false,
    );
    socket.destroy();
    if (answers) {
      return;
    }
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
}

async function ask(method, path) {
  const response = await fetch(`http://127.0.0.1:${port}${path}`, {method});
  const allow = response.headers.get('allow');
  const text = (await response.text()).trim();
  console.log(`${method} ${path}: ${response.status}, ${allow ? `allow ${allow}, ` : ''}${text}`);
}

function post(body) {
  const options = {host: '127.0.0.1', port, path: '/echo', method: 'POST', agent: false};
  const request = http.request(options);
  request.write(body);
  return request;
}

/** Sends the second half when the answer to the first half has begun: only a server that streams gets it. */
async function sendLargeBody(size) {
  const body = randomBytes(size);
  const request = post(body.subarray(0, size / 2));
  const [response] = await once(request, 'response');
  const hash = createHash('sha256');
  let received = 0;
  for await (const chunk of response) {
    if (received === 0) {
      request.end(body.subarray(size / 2));
    }
    received += chunk.length;
    hash.update(chunk);
  }
  const same = hash.digest('hex') === createHash('sha256').update(body).digest('hex');
  console.log(
    `POST /echo: ${response.statusCode}, ${received} of ${size} bytes, same hash: ${same}`,
  );
}

/** Hangs up in the middle of a request, when all that it sent has come back. */
async function hangUp() {
  const request = post(randomBytes(1000));
  request.on('error', () => {});
  const [response] = await once(request, 'response');
  response.on('error', () => {});
  for (let received = 0; received < 1000;) {
    const [chunk] = await once(response, 'data');
    received += chunk.length;
  }
  request.destroy();
  console.log('POST /echo: hung up in the middle of the request');
}
