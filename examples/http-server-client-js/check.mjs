// Serves the relay between a client and another server, which this script plays too. Prints a line
// for each request, stops the relay.
// Use: node check.mjs <command that serves on 127.0.0.1:PORT>; PORT becomes a free port, and OTHER the
// address of the other server. For fixed ports, set the variables PORT and OTHER_PORT.
import {spawn} from 'node:child_process';
import {once} from 'node:events';
import http from 'node:http';
import net from 'node:net';

const upstream = http.createServer((request, response) => {
  response.writeHead(200, {'content-type': 'text/plain'});
  response.end(`${request.method} ${request.url} arrived\n`);
});
upstream.listen(process.env.OTHER_PORT ?? 0, '127.0.0.1');
await once(upstream, 'listening');
const port = process.env.PORT ?? (await findFreePort());
const values = {PORT: port, OTHER: `http://127.0.0.1:${upstream.address().port}/hello`};
const fill = (word) => word.replace(/PORT|OTHER/g, (name) => values[name]);
const [program, ...args] = process.argv.slice(2).map(fill);
// A server may start processes of its own: `detached` makes a group, which is ended at once.
const relay = spawn(program, args, {detached: true, stdio: 'ignore'});
process.on('exit', () => {
  try {
    process.kill(-relay.pid, 'SIGKILL');
  } catch {
    // It ended by itself.
  }
});
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) {
  process.on(signal, () => process.exit(1));
}
setTimeout(() => fail('no answer within five minutes'), 300_000).unref();
relay.on('error', (error) => fail(error.message));
relay.on('exit', () => fail('the relay ended'));

await waitForRelay();
await ask('/relay');
await ask('/nope');
upstream.close();
upstream.closeAllConnections();
console.log('The other server stops.');
await ask('/relay');
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

async function waitForRelay() {
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

async function ask(path) {
  const response = await fetch(`http://127.0.0.1:${port}${path}`);
  console.log(`GET ${path}: ${response.status}, ${(await response.text()).trim()}`);
}
